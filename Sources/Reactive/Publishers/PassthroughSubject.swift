/// A subject that delivers what is sent and remembers nothing.
///
/// A subscriber gets values in the order in which it and the others subscribed (C7), and only as many as it asked for:
/// the rest is dropped (C2). A `send` from inside a delivery is delivered at once, depth first (C6). A `send` from
/// another thread waits until the current delivery is over; subscribing and cancelling never wait. An upstream is asked
/// for values once somebody has asked here (C4). Its subscribers keep it, until they are cancelled or it completes.
///
/// Two subjects may send into each other from two threads at once. A `send` whose wait would never end, because the
/// thread that delivers waits for this one, doesn't wait: its value is delivered at once, nested in the delivery that
/// waits.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let hub = ValueHub<Output, Failure>(name: "PassthroughSubject")

    public init() { hub.subject = .passUnretained(self) }

    deinit { hub.detachUpstreams() }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.attach(subscriber)
    }

    @inlinable
    public func send(_ value: Output) { hub.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    public func send(subscription: any Subscription) { hub.attach(subscription, eagerly: false) }
}

/// `@unchecked`: all state is in the hub, behind its locks.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
