/// A subscriber whose type is hidden.
///
/// It isn't `Sendable`, and neither are subscribers and subscriptions in general: a publisher calls them from
/// wherever it delivers, but one at a time, which the compiler can't see. What is made to be shared between threads
/// is: `AnyCancellable`, the subjects, `AnyPublisher` and `Future` (where what they deliver is), demands and
/// completions.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    @usableFromInline let receiver: ReceiverOf<Failure>
    @usableFromInline let deliver: ReceiverBase.Deliver<Input>
    /// The receiver is a `ClosureSink`, which can be called without going through `deliver`.
    @usableFromInline let isSink: Bool

    /// Wraps a subscriber.
    @inlinable @inline(__always)
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if S.self == AnySubscriber<Input, Failure>.self {
            self = unsafeBitCast(subscriber, to: AnySubscriber<Input, Failure>.self)
        } else {
            (receiver, deliver) = Receiver.of(subscriber)
            isSink = S.self == ClosureSink<Input, Failure>.self
        }
    }

    /// Wraps a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Calls the closures. Without `receiveValue` it asks for no more than `receiveSubscription` does.
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
            return unsafeDowncast(receiver, to: ClosureSink<Input, Failure>.self).receive(value)
        }
        return deliver(receiver, value)
    }

    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) { receiver.receive(completion: completion) }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What the wrapped subscriber says of itself, or its type.
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
