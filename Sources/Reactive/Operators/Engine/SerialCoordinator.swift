import Synchronization

/// The engine of operators that several sources reach: several upstreams, or an upstream and a scheduler. Each operator
/// has a subclass with its state.
///
/// **Serial delivery.** Every access to the state and every delivery happens inside a trampoline: a reentrant try-lock,
/// here with a queue of pending work. A thread that is refused enqueues its work, and the thread inside runs it before
/// it leaves, in the order of enqueueing. Downstream is therefore called serially, and no lock is held during a
/// delivery. The same thread may enter again: a value sent from inside a delivery is delivered before that send
/// returns. But if earlier work of the same upstream is pending, or work that the thread has added since it is inside,
/// the value is enqueued, which keeps the order of both. A subclass must bring its state in order before it calls
/// foreign code, and read it again afterwards.
///
/// **Waiting.** While fewer than `PendingWork.limit` pieces of work are pending, no thread waits. From there on the
/// sender of a value waits until its value has been delivered, and the thread inside hands over to it: so no thread
/// delivers others' values for ever, and the queue is bounded. A sender doesn't wait if the thread inside waits for it,
/// directly or indirectly: the `WaitForGraph` knows. Subscribing, requesting, cancelling and completions never wait.
///
/// **Handing work over** is Dekker's algorithm. A thread that adds work (1) writes `requested` or `hasPendingWork`,
/// then (2) tries to enter. The thread inside (3) leaves, then (4) reads `requested` and `hasPendingWork`. All four
/// operations are sequentially consistent, so all threads agree on one order of them. If (2) is refused, it precedes
/// the owner's (3); therefore (1) precedes (4), and the owner sees the work. If (2) succeeds, the thread runs the work
/// itself. This holds on every memory model without a further fence. A thread that hands over needs none of it: the
/// thread that takes over is inside, and reads both before it leaves.
///
/// **The end.** `finish` and `cancel` close the coordinator: it cancels the other upstreams, no event reaches the
/// subclass any more, and `releaseState` runs once no thread is inside.
///
///     requested ≥ 0        open; demand that the subclass hasn't received yet
///     requested = closing  closed, and a thread will release the state;   requested = closed: it is released
///     hasPendingWork ⇔ pendingWork ≠ []    (changed together, under the queue's lock)
///     requested > 0 or requested = closing or hasPendingWork ⇒ a thread is inside, or about to try to enter
///     a slot holds a subscription ⇒ requested ≥ 0, or the end spared it; and its upstream hasn't ended
///
/// Guarded by the trampoline: the subclass's state. By their own locks: `slots`, `pendingWork`. Atomic: `requested`,
/// `hasPendingWork`.
@usableFromInline
class SerialCoordinator<Downstream: Subscriber>: Subscription {
    @usableFromInline static var closing: Int { -1 }
    @usableFromInline static var closed: Int { -2 }

    /// Stands for the slot of work that no upstream sent.
    @usableFromInline static var noSlot: Int { -1 }

    /// Held for the coordinator's lifetime, as in Combine.
    @usableFromInline final let downstream: Downstream
    @usableFromInline final let trampoline = Trampoline()
    @usableFromInline final let requested = Atomic<Int>(0)
    @usableFromInline final let hasPendingWork = Atomic<Bool>(false)
    /// True while work runs that another thread enqueued.
    @exclusivity(unchecked) final var isProcessingPendingWork = false
    final let pendingWork = Lock(unchecked: PendingWork())
    final let slots: Lock<SlotTable>

    /// Makes a coordinator with `upstreams` fixed slots, numbered from 0.
    @usableFromInline
    init(_ downstream: Downstream, upstreams: Int) {
        self.downstream = downstream
        slots = Lock(SlotTable(fixed: upstreams))
    }

    /// True: the trampoline serialises deliveries, whatever the upstreams do.
    @usableFromInline
    var _deliversSerially: Bool { true }

    // MARK: - For subclasses

    /// Receives additional demand from downstream. Called inside.
    @usableFromInline
    func demandAdded(_ demand: Subscribers.Demand) {}

    /// Releases what the state holds. Called inside, once, after the coordinator was closed.
    @usableFromInline
    func releaseState() {}

    /// Traps if an invariant of the state doesn't hold. Called inside.
    @usableFromInline
    func checkState() {}

    @inlinable @inline(__always)
    final var isOpen: Bool { requested.load(ordering: .relaxed) >= 0 }

    /// Closes, then delivers the completion. Cancels all live upstreams but `slot`. Called inside.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>, sparing slot: Int? = nil) {
        guard close(sparing: slot) else { return }
        downstream.receive(completion: completion)
    }

    // MARK: - Called by downstream

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value")
        addDemand(demand)
    }

    @usableFromInline
    final func addDemand(_ demand: Subscribers.Demand) {
        var old = requested.load(ordering: .relaxed)
        while old >= 0 {
            let new = (Subscribers.Demand(count: old) + demand).count
            let result = requested.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent)
            if result.exchanged { return processPendingWork() }
            old = result.original
        }
    }

    @usableFromInline
    func cancel() { close() }

    /// Closes; returns false if it was closed. Cancels or abandons the upstreams: those in temporary slots first, then
    /// those in fixed slots, in the order of their slots.
    @usableFromInline @discardableResult
    final func close(sparing spared: Int? = nil, abandoning: Bool = false) -> Bool {
        var old = requested.load(ordering: .relaxed)
        repeat {
            if old < 0 { return false }
            let result = requested.compareExchange(
                expected: old, desired: Self.closing, ordering: .sequentiallyConsistent)
            if result.exchanged { break }
            old = result.original
        } while true
        for upstream in slots.withLockUnchecked({ $0.endAll(except: spared) }) {
            if abandoning { upstream.abandonIfPossible() } else { upstream.cancel() }
        }
        processPendingWork()
        return true
    }
}

/// A coordinator's place is its trampoline.
extension SerialCoordinator: Occupied {
    final var occupant: UInt { trampoline.owner.load(ordering: .relaxed) }
}

/// An object whose invariants a test can check.
protocol SelfChecking {
    /// Traps if an invariant doesn't hold.
    func checkInvariants()
    /// The number of pieces of work that wait for the thread inside.
    var pendingCount: Int { get }
    /// Counts the pieces of work that wait for the thread inside, and of these the ones in addition to the bound (see
    /// `PendingWork`). May be called at any time; traps if an invariant of the queue doesn't hold.
    func checkPendingWork() -> (count: Int, additional: Int)
}

extension SerialCoordinator: SelfChecking {
    final var pendingCount: Int { pendingWork.withLockUnchecked { $0.count } }

    final func checkPendingWork() -> (count: Int, additional: Int) {
        pendingWork.withLockUnchecked { work in
            work.checkInvariants()
            return (work.count, work.additionalCount)
        }
    }

    /// Must be called while no other thread uses the coordinator.
    final func checkInvariants() {
        precondition(trampoline.tryEnter() == .first, "A thread is inside")
        defer { trampoline.leave() }
        pendingWork.withLockUnchecked { work in
            work.checkInvariants()
            precondition(work.isEmpty && !hasPendingWork.load(ordering: .relaxed), "Enqueued work is left")
        }
        let requested = requested.load(ordering: .relaxed)
        precondition(requested == 0 || requested == Self.closed, "Demand or closing is left")
        slots.withLockUnchecked { slots in
            slots.checkInvariants()
            precondition(requested == 0 || slots.count <= 1, "Upstreams are left")
        }
        checkState()
    }
}
