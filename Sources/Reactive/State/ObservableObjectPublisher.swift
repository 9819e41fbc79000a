import Synchronization

/// A publisher that announces that an object is about to change.
///
/// Delivers in the order of subscription, on the thread that makes the change. It never completes, and doesn't count
/// demand: a subscriber that has requested once receives every change.
///
/// ```swift
/// final class Stock: ObservableObject {
///     let objectWillChange = ObservableObjectPublisher()
///     var price = 0 {
///         willSet { objectWillChange.send() }
///     }
/// }
/// ```
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let hub = ChangeHub()
    /// The boxes that have this publisher.
    private let installations = AtomicReference<Installation>()
    /// The address of the object whose `objectWillChange` created this; nil otherwise. Only meaningful while a box of
    /// the object has this publisher.
    private let owner: UnsafeRawPointer?

    /// Creates a publisher without subscribers.
    public init() {
        owner = nil
        hub.subject = .passUnretained(self)
    }

    init(for object: UnsafeRawPointer) {
        owner = object
        hub.subject = .passUnretained(self)
    }

    deinit { installations.release() }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        if let sink = ClosureSink<Void, Never>.identity(subscriber) {
            hub.attach(sink: sink)
            withExtendedLifetime(subscriber) {}
        } else {
            let (receiver, deliver) = Receiver.of(subscriber)
            hub.open(UncountedSubscription(hub: hub, receiver: receiver, deliver: deliver), for: subscriber, receiver)
        }
    }

    /// Announces a change to all subscribers, before it returns. Call it before the change. O(the subscribers).
    @inlinable
    public func send() {
        hub.sendByHand()
    }
}

extension ObservableObjectPublisher {
    @inline(__always)
    var installation: Unmanaged<Installation>? { installations.object }

    func isMade(for object: UnsafeRawPointer) -> Bool { owner == object }

    /// Notes that all of an object's boxes, the given ones, have this publisher.
    func noteInstalled(in object: UnsafeRawPointer, _ boxes: [UnsafeMutableRawPointer]) {
        let previous = installation
        let kept = previous?.takeUnretainedValue()
        guard (kept?.age ?? 0) < Installation.limit else { return }
        installations.replace(previous, by: Installation(owner: object, boxes, previous: kept))
    }

    /// Notes that a box which has this publisher is being freed.
    func noteLoss() {
        installation?._withUnsafeGuaranteedRef { $0.isStale.store(true, ordering: .relaxed) }
    }
}

extension ObservableObjectPublisher: ChangeAnnouncer {
    var isChanging: Bool { hub.isChanging }
    var isChangingHere: Bool { hub.isChangingHere }
    func whenDone(_ action: @escaping @Sendable () -> Void) { hub.whenDone(action) }
}

// Unchecked: all state is in the hub, behind its locks, and in atomic words.
extension ObservableObjectPublisher: @unchecked Sendable {}

/// The hub of an object's publisher. It counts the changes that were announced and aren't made yet.
///
/// Most changes are made before their thread leaves the gate in which it announced them, so that counting them takes no
/// atomic read-modify-write. Changes that may have to wait are made **outside** of the gate.
///
///     told: written inside of the gate only. 0 when the gate is free, or the thread inside hasn't begun an
///           announcement; else 1 + the number of changes that the thread inside has announced and not made yet
///     outside = the number of changes that were announced and not made yet by threads that have left the gate
///     outsider = the thread that began the newest of these
@usableFromInline
final class ChangeHub: ValueHub<Void, Never> {
    @usableFromInline let told = Atomic<Int>(0)
    @usableFromInline let outside = Atomic<Int>(0)
    @usableFromInline let outsider = Atomic<UInt>(0)
    /// Whether an action in `waiting` may be due. A thread that adds an action sets this, then checks for changes; a
    /// thread that ends a change does the opposite, with a full barrier in between (leaving the gate is one:
    /// `Gate.orderHandOff`). So one of the two sees the other.
    @usableFromInline let isAwaited = Atomic<Bool>(false)
    /// Actions that run when the announced changes are complete.
    private let waiting = Lock<[@Sendable () -> Void]>([])

    @usableFromInline init() { super.init(name: "ObservableObjectPublisher") }

    @inlinable @inline(__always)
    func sendByHand() {
        let entry = enter()
        if entry == .first { told.store(1, ordering: .relaxed) }
        if isStale.load(ordering: .relaxed) { renewSnapshot(isOutermost: entry == .first) }
        deliver(())
        if entry == .first { told.store(0, ordering: .releasing) }
        leave(entry)
    }

    /// Announces a change, and stays inside of the gate; `endInside` or `goOnOutside` follows.
    ///
    /// The caller needn't keep the hub alive: foreign code runs only in a delivery to a seat, and such a seat is kept,
    /// and keeps its hub, until the thread leaves the gate.
    @inlinable @inline(__always)
    func announce() -> Entry {
        let entry = enter()
        if entry == .first {
            told.store(2, ordering: .relaxed)
        } else {
            announceAgain()
        }
        if isStale.load(ordering: .relaxed) { renewSnapshot(isOutermost: entry == .first) }
        deliver(())
        return entry
    }

    /// Counts a nested announcement. Ordered before the delivery: a subscriber that joins, and then finds no change
    /// under way, must receive this announcement.
    @usableFromInline
    func announceAgain() {
        told.wrappingAdd(1, ordering: .sequentiallyConsistent)
        Gate.orderHandOff()
    }

    /// Ends a change inside of the gate. The hub must be kept alive until foreign code runs, which releasing retired
    /// seats does.
    @inlinable @inline(__always)
    static func endInside(_ hub: Unmanaged<ChangeHub>, _ entry: Entry) {
        let isAtWork = hub._withUnsafeGuaranteedRef { hub in
            guard entry == .first, !hub.hasRetired.load(ordering: .relaxed) else { return true }
            hub.told.store(0, ordering: .releasing)
            hub.gate.leave()
            return false
        }
        if isAtWork { return endAtWork(hub.takeUnretainedValue(), entry) }
        let hasWork = hub._withUnsafeGuaranteedRef { hub in
            Gate.orderHandOff()
            return hub.hasRetired.load(ordering: .relaxed) || hub.isAwaited.load(ordering: .relaxed)
        }
        if hasWork { workAfterLeaving(hub.takeUnretainedValue()) }
    }

    @usableFromInline
    static func endAtWork(_ hub: ChangeHub, _ entry: Entry) {
        hub.leaveAnnouncement(entry)
        hub.wakeIfAwaited()
    }

    private func leaveAnnouncement(_ entry: Entry) {
        if entry == .first {
            told.store(0, ordering: .releasing)
        } else {
            told.wrappingSubtract(1, ordering: .sequentiallyConsistent)
            Gate.orderHandOff()
        }
        leave(entry)
    }

    @usableFromInline
    static func workAfterLeaving(_ hub: ChangeHub) {
        hub.releaseRetiredIfIdle()
        hub.wakeIfAwaited()
    }

    // MARK: - Changes outside of the gate

    /// Announces a change that is made outside of the gate; `endOutside` follows. The caller keeps the hub alive until
    /// then.
    @usableFromInline
    func beginOutside() { goOnOutside(announce()) }

    /// Leaves the gate before the announced change is made.
    @usableFromInline
    func goOnOutside(_ entry: Entry) {
        outsider.store(ThreadIdentity.current, ordering: .relaxed)
        outside.wrappingAdd(1, ordering: .sequentiallyConsistent)
        leaveAnnouncement(entry)
    }

    @usableFromInline
    func endOutside() {
        outside.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        Gate.orderHandOff()
        wakeIfAwaited()
    }

    // MARK: - Waiting

    func whenDone(_ action: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.append(action) }
        isAwaited.store(true, ordering: .sequentiallyConsistent)
        if !isChanging { wake() }
    }

    func wakeIfAwaited() {
        if isAwaited.load(ordering: .sequentiallyConsistent) { wake() }
    }

    private func wake() {
        isAwaited.store(false, ordering: .sequentiallyConsistent)
        let actions = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for action in actions { action() }
    }

    /// Whether an announced change isn't made yet. If none is, every later announcement sees what the caller did
    /// before, for instance a subscription. Spins while a thread is inside of the gate that hasn't set `told`: a few
    /// instructions, since no foreign code runs meanwhile.
    var isChanging: Bool {
        if outside.load(ordering: .sequentiallyConsistent) > 0 { return true }
        while true {
            Gate.orderHandOff()
            let entry = gate.tryEnter()
            let told = told.load(ordering: .acquiring)
            if entry == .first { leave() }
            // `told` may have been set by an earlier thread than the one inside now; that one was seen inside of the
            // gate, too.
            if told > 1 { return true }
            if entry != .refused || told == 1 { return outside.load(ordering: .sequentiallyConsistent) > 0 }
            ThreadIdentity.yield()
        }
    }

    /// Whether a change that the calling thread announced isn't made yet.
    var isChangingHere: Bool {
        let me = ThreadIdentity.current
        if gate.owner.load(ordering: .relaxed) == me, told.load(ordering: .relaxed) > 1 { return true }
        return outside.load(ordering: .acquiring) > 0 && outsider.load(ordering: .relaxed) == me
    }
}

// Unchecked: see the guards above.
extension ChangeHub: @unchecked Sendable {}
