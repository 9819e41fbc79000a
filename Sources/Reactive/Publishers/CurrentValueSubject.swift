/// A subject that stores a value and delivers it to new subscribers.
///
/// ```swift
/// let count = CurrentValueSubject<Int, Never>(0)
/// let subscription = count.sink { print($0) } // prints 0
/// count.send(1)                               // prints 1
/// count.value += 1                            // prints 2
/// ```
///
/// - Demand: The first request delivers the current value. Without demand values are dropped; the next request then
///   delivers the latest one, once.
/// - Order, nested sends and threads: As for ``PassthroughSubject``. A value is stored before it is delivered.
/// - Completion: The first one ends the subject. Afterwards `send(_:)` does nothing, and setting `value` only stores.
///   Later subscribers get the completion without a value.
/// - Upstream: An attached upstream gets an unlimited request at once.
/// - Isolation: Any thread may read, send, subscribe and cancel.
///
/// See <doc:PublisherContract>.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let hub: ReplayHub<Output, Failure>

    /// Creates a subject.
    ///
    /// - Parameter value: The initial value.
    @inlinable
    public init(_ value: Output) {
        hub = ReplayHub(value, name: "CurrentValueSubject")
        hub.subject = .passUnretained(self)
    }

    deinit { hub.detachUpstreams() }

    /// The current value. Setting it stores and delivers it; an in-place change delivers once, when it ends.
    public var value: Output {
        @inlinable get { hub.value }
        @inlinable set { hub.update(newValue, storesAnyway: true) }
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.attachReplaying(subscriber)
    }

    /// Stores the value and delivers it to all subscribers before it returns. Does nothing after the completion.
    ///
    /// - Parameter value: The new value.
    @inlinable
    public func send(_ value: Output) { hub.update(value, storesAnyway: false) }

    /// Ends the subject and delivers the completion. Later calls do nothing.
    ///
    /// - Parameter completion: The end: finished, or a failure.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    /// Attaches an upstream and requests everything from it. Cancels it if the subject has ended.
    ///
    /// - Parameter subscription: The upstream's subscription; cancelled when the subject is released.
    public func send(subscription: any Subscription) { hub.attach(subscription, eagerly: true) }
}

/// `@unchecked`: all state is in the hub, guarded by its gate and lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
