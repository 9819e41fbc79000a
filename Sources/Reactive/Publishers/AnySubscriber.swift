/// A type-erased subscriber.
///
/// ```swift
/// let printer = AnySubscriber<Int, Never>(
///     receiveSubscription: { $0.request(.unlimited) },
///     receiveValue: { value in
///         print(value)
///         return .none
///     })
/// [1, 2, 3].publisher.subscribe(printer)
/// ```
///
/// Subscribers and subscriptions aren't `Sendable`: a publisher calls them on the thread that delivers, serially, which
/// the compiler can't check. See <doc:Sendability>.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    @usableFromInline let receiver: ReceiverOf<Failure>
    @usableFromInline let deliver: ReceiverBase.Deliver<Input>
    /// Whether the receiver is a `ClosureSink`, which is called without `deliver`.
    @usableFromInline let isSink: Bool

    /// Creates an erased subscriber. An `AnySubscriber` isn't wrapped again.
    ///
    /// - Parameter subscriber: The subscriber to wrap.
    @inlinable @inline(__always)
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        // The types are equal, so the cast holds.
        if S.self == AnySubscriber<Input, Failure>.self {
            self = unsafeBitCast(subscriber, to: AnySubscriber<Input, Failure>.self)
        } else {
            (receiver, deliver) = Receiver.of(subscriber)
            isSink = S.self == ClosureSink<Input, Failure>.self
        }
    }

    /// Creates a subscriber that passes values and the completion to a subject.
    ///
    /// The subject decides the demand: a `CurrentValueSubject` requests everything at once, a `PassthroughSubject` as
    /// soon as one of its subscribers has requested values.
    ///
    /// - Parameter subject: The subject to send to.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber that calls closures.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Receives the subscription, and usually requests values; nil ignores it.
    ///   - receiveValue: Receives each value and returns additional demand; nil drops the value and returns `.none`.
    ///   - receiveCompletion: Receives the completion; nil ignores it.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        self.init(
            ClosureSubscriber(
                onSubscription: receiveSubscription, onValue: receiveValue, onCompletion: receiveCompletion))
    }

    public var combineIdentifier: CombineIdentifier { receiver.combineIdentifier }

    @inlinable
    public func receive(subscription: any Subscription) { receiver.receive(subscription: subscription) }

    @inlinable @inline(__always)
    public func receive(_ value: Input) -> Subscribers.Demand {
        if isSink {
            // `isSink` is set only for this type of receiver.
            return unsafeDowncast(receiver, to: ClosureSink<Input, Failure>.self).receive(value)
        }
        return deliver(receiver, value)
    }

    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) { receiver.receive(completion: completion) }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The wrapped subscriber's description, or its type's name.
    public var description: String { receiver.description }
    public var customMirror: Mirror { receiver.mirror }
    public var playgroundDescription: Any { description }
}

private final class ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable {
    var description: String { "Anonymous AnySubscriber" }
    var customMirror: Mirror { Mirror(reflecting: description) }

    let onSubscription: ((any Subscription) -> Void)?
    let onValue: ((Input) -> Subscribers.Demand)?
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        onSubscription: ((any Subscription) -> Void)?, onValue: ((Input) -> Subscribers.Demand)?,
        onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) { onSubscription?(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
