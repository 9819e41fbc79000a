/// A subject that delivers what is sent and stores nothing.
///
/// ```swift
/// let taps = PassthroughSubject<String, Never>()
/// let subscription = taps.sink { print($0) }
/// taps.send("first")               // prints "first"
/// taps.send(completion: .finished)
/// ```
///
/// - Order: Subscribers receive a value in order of subscription. Apple's documentation doesn't define this.
/// - Demand: A subscriber gets as many values as it has requested; others are dropped, not buffered.
/// - Nested sends: A `send` during a delivery on the same thread is delivered at once, depth first.
/// - Completion: The first one ends the subject. Later subscribers get only the completion.
/// - Upstream: An attached upstream gets an unlimited request as soon as a subscriber has requested values.
/// - Lifetime: Subscribers keep the subject alive until they are cancelled or it completes.
/// - Isolation: Any thread may send, subscribe and cancel. A `send` waits for a delivery on another thread;
///   subscribing and cancelling never wait.
///
/// Two subjects may send into each other from two threads at once without deadlock. A `send` whose wait would never end
/// is delivered at once, nested in the delivery that waits for it.
///
/// See <doc:PublisherContract>.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let hub = ValueHub<Output, Failure>(name: "PassthroughSubject")

    /// Creates a subject without subscribers.
    public init() { hub.subject = .passUnretained(self) }

    deinit { hub.detachUpstreams() }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.attach(subscriber)
    }

    /// Delivers a value to all subscribers that have requested one, before it returns. Does nothing after the
    /// completion.
    ///
    /// - Parameter value: The value to deliver.
    @inlinable
    public func send(_ value: Output) { hub.send(value) }

    /// Ends the subject and delivers the completion. Later calls do nothing.
    ///
    /// - Parameter completion: The end: finished, or a failure.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    /// Attaches an upstream. Cancels it if the subject has ended.
    ///
    /// - Parameter subscription: The upstream's subscription; cancelled when the subject is released.
    public func send(subscription: any Subscription) { hub.attach(subscription, eagerly: false) }
}

/// `@unchecked`: all state is in the hub, guarded by its gate and lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
