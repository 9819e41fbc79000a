import Synchronization

/// Says that an object is about to change.
///
/// Delivers in order of subscription (C7). It never ends, and doesn't count demand: who has asked once hears of
/// every change (C30).
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let hub = ChangeHub()
    /// Which boxes have this. An owned `Installation`.
    private let installations = Atomic<UnsafeRawPointer?>(nil)
    /// The object that this was made for, if it was by its `objectWillChange`. Told from others only while a box of the
    /// object's has this.
    private let owner: UnsafeRawPointer?

    public init() {
        owner = nil
        hub.subject = .passUnretained(self)
    }

    init(for object: UnsafeRawPointer) {
        owner = object
        hub.subject = .passUnretained(self)
    }

    deinit { installation?.release() }

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

    /// Tells everybody, before it returns.
    @inlinable
    public func send() {
        // This is where "published during a view update" can be told, should a diagnostic be installed: every change
        // of an observable object passes here, on the thread that makes it, before the value is stored.
        hub.sendByHand()
    }
}

extension ObservableObjectPublisher {
    @inline(__always)
    var installation: Unmanaged<Installation>? {
        installations.load(ordering: .acquiring).map { .fromOpaque($0) }
    }

    func isMade(for object: UnsafeRawPointer) -> Bool { owner == object }

    /// All of these boxes have it, and are the object's.
    func noteInstalled(in object: UnsafeRawPointer, _ boxes: [UnsafeMutableRawPointer]) {
        let previous = installation
        let kept = previous?.takeUnretainedValue()
        guard (kept?.age ?? 0) < Installation.limit else { return }
        let new = Unmanaged.passRetained(Installation(owner: object, boxes, previous: kept))
        let result = installations.compareExchange(
            expected: previous.map { UnsafeRawPointer($0.toOpaque()) }, desired: UnsafeRawPointer(new.toOpaque()),
            ordering: .acquiringAndReleasing)
        // The new one has a reference of its own to the one before.
        if result.exchanged { previous?.release() } else { new.release() }
    }

    /// A box that had this is going.
    func noteLoss() {
        installation?._withUnsafeGuaranteedRef { $0.isStale.store(true, ordering: .relaxed) }
    }
}

extension ObservableObjectPublisher: ChangeAnnouncer {
    var isChanging: Bool { hub.isChanging }
    var isChangingHere: Bool { hub.isChangingHere }
    func whenDone(_ action: @escaping @Sendable () -> Void) { hub.whenDone(action) }
}

/// `@unchecked`: all state is in the hub, behind its locks, and in atomic words.
extension ObservableObjectPublisher: @unchecked Sendable {}

/// The hub of an object's publisher. It knows which changes were announced and aren't made yet.
///
/// Most changes are made before the gate is left that they were announced in, so that counting them takes no atomic
/// read-modify-write. Those that may have to wait for something are made **outside**.
///
///     told: written inside the gate only. 0 = the one inside hasn't said what it does; 1 + the number of changes announced and
///           not made yet by the one inside, if it is delivering; 0 when the gate is free
///     outside = the number of changes announced and not made yet whose makers have left the gate;
///     outsider = the thread that began the newest of them
@usableFromInline
final class ChangeHub: ValueHub<Void, Never> {
    @usableFromInline let told = Atomic<Int>(0)
    @usableFromInline let outside = Atomic<Int>(0)
    @usableFromInline let outsider = Atomic<UInt>(0)
    /// What waits for the end of a change. Whoever waits says so first and then looks whether there still is a change; whoever
    /// ends one does the opposite, with a full barrier between the two (the release of the gate is one: `Gate.orderHandOff`).
    @usableFromInline let isAwaited = Atomic<Bool>(false)
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

    /// Announces a change, and stays inside the gate; `endInside` or `goOnOutside` follows.
    ///
    /// Needn't be held by the caller: if anything foreign runs, it is for a seat, and a seat that somebody delivers to is kept,
    /// and keeps its hub, until the gate is left.
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

    /// Who subscribes and then finds that what is delivered now is no change must be seen by this one.
    @usableFromInline
    func announceAgain() {
        told.wrappingAdd(1, ordering: .sequentiallyConsistent)
        Gate.orderHandOff()
    }

    /// The change is made. The hub must be kept by somebody, but only until something foreign runs: what is let go of now.
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

    // MARK: - Outside

    /// Announces a change that is made outside of the gate; `endOutside` follows. To be held by the caller until then.
    @usableFromInline
    func beginOutside() { goOnOutside(announce()) }

    /// Leaves the gate though the change isn't made yet.
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

    /// Whether a change was announced that isn't made yet. If not, then every later one finds what the caller did before it
    /// asked, such as to subscribe. Waits for whoever is inside the gate and hasn't said what for: moments, since nothing
    /// foreign runs meanwhile.
    var isChanging: Bool {
        if outside.load(ordering: .sequentiallyConsistent) > 0 { return true }
        while true {
            Gate.orderHandOff()
            let entry = gate.tryEnter()
            let told = told.load(ordering: .acquiring)
            if entry == .first { leave() }
            // `told` may be of an earlier one than the one who refused; that one has been seen to be inside, too.
            if told > 1 { return true }
            if entry != .refused || told == 1 { return outside.load(ordering: .sequentiallyConsistent) > 0 }
            ThreadIdentity.yield()
        }
    }

    /// The same for changes that the calling thread makes.
    var isChangingHere: Bool {
        let me = ThreadIdentity.current
        if gate.owner.load(ordering: .relaxed) == me, told.load(ordering: .relaxed) > 1 { return true }
        return outside.load(ordering: .acquiring) > 0 && outsider.load(ordering: .relaxed) == me
    }
}

/// `@unchecked`: see the guards above.
extension ChangeHub: @unchecked Sendable {}
