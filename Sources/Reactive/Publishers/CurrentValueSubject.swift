/// A subject that holds a value and delivers it to whoever subscribes.
///
/// A subscriber gets the current value with its first request (C3), then each new one; values that it hasn't asked
/// for are dropped, except that its next request delivers the newest. Order, re-entrancy and threads are those of
/// `PassthroughSubject`; the value is stored before it is delivered. After the completion `send` does nothing, while
/// setting `value` still stores (C5). An upstream is asked for everything at once (C4).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let hub: ReplayHub<Output, Failure>

    @inlinable
    public init(_ value: Output) {
        hub = ReplayHub(value, name: "CurrentValueSubject")
        hub.subject = .passUnretained(self)
    }

    deinit { hub.detachUpstreams() }

    /// The current value; setting it sends. In-place changes send once, when they are done.
    public var value: Output {
        @inlinable get { hub.value }
        @inlinable set { hub.update(newValue, storesAnyway: true) }
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.attachReplaying(subscriber)
    }

    @inlinable
    public func send(_ value: Output) { hub.update(value, storesAnyway: false) }

    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    public func send(subscription: any Subscription) { hub.attach(subscription, eagerly: true) }
}

/// `@unchecked`: all state is in the hub, behind its locks.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
