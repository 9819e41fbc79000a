/// Says that an object is about to change.
///
/// Delivers in order of subscription (C7). It never ends, and doesn't count demand: who has asked once hears of
/// every change (C30).
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let hub = ValueHub<Void, Never>(name: "ObservableObjectPublisher")

    public init() {}

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let receiver = Receiver(subscriber)
        hub.open(receiver, UncountedSeat(hub: hub, receiver: receiver, deliver: Receiver<S>.deliver))
    }

    /// Tells everybody, before it returns.
    @inlinable
    public func send() {
        // This is where "published during a view update" can be told, should a diagnostic be installed: every change
        // of an observable object passes here, on the thread that makes it, before the value is stored.
        hub.send(())
    }
}

/// `@unchecked`: all state is in the hub, behind its locks.
extension ObservableObjectPublisher: @unchecked Sendable {}
