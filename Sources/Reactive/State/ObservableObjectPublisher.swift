import Synchronization

/// Says that an object is about to change.
///
/// Delivers in order of subscription (C7). It never ends, and doesn't count demand: who has asked once hears of
/// every change (C30).
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let hub = ValueHub<Void, Never>(name: "ObservableObjectPublisher")
    /// Changes of `@Published` properties that were announced and aren't made yet, and the thread that announced the newest.
    @usableFromInline let changesUnderWay = Atomic<Int>(0)
    @usableFromInline let changer = Atomic<UInt>(0)
    /// What waits for the end of a change. Whoever waits says so first and then looks whether there still is a change; whoever
    /// ends one does the opposite.
    @usableFromInline let isAwaited = Atomic<Bool>(false)
    private let waiting = Lock<[@Sendable () -> Void]>([])

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

// MARK: - Changes of properties

extension ObservableObjectPublisher: ChangeAnnouncer {
    /// Announces a change; `endChange` follows when it is made.
    @inlinable @inline(__always)
    func beginChange() {
        changer.store(ThreadIdentity.current, ordering: .relaxed)
        changesUnderWay.wrappingAdd(1, ordering: .acquiringAndReleasing)
        send()
    }

    @inlinable @inline(__always)
    func endChange() {
        changesUnderWay.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        if isAwaited.load(ordering: .sequentiallyConsistent) { wake() }
    }

    func whenDone(_ action: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.append(action) }
        isAwaited.store(true, ordering: .sequentiallyConsistent)
        if changesUnderWay.load(ordering: .sequentiallyConsistent) == 0 { wake() }
    }

    @usableFromInline
    func wake() {
        isAwaited.store(false, ordering: .sequentiallyConsistent)
        let actions = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for action in actions { action() }
    }

    var isChanging: Bool { changesUnderWay.load(ordering: .acquiring) > 0 }

    var isChangingHere: Bool { isChanging && changer.load(ordering: .relaxed) == ThreadIdentity.current }
}

/// `@unchecked`: all state is in the hub, behind its locks, and in atomic words.
extension ObservableObjectPublisher: @unchecked Sendable {}
