/// The threads that wait for gates: a wait-for graph that prevents deadlock.
///
/// A delivery may send into another subject. Then a thread that waits for one gate holds others, and threads may wait
/// for each other in a ring. The last thread that would close a ring doesn't wait: the gate's owner **lends** it the
/// gate. The owner itself waits, directly or indirectly, for a gate of the borrower, so it continues only after the
/// loan. The borrower's delivery is therefore nested in the owner's, as if the owner's thread had made it, and no
/// subscriber is called concurrently.
///
///     waiting[i] = (thread, hub)  ⇒  the thread runs nothing until it has that hub's gate
///     gate.owner = a waiting thread, of a gate that this thread doesn't wait for  ⇒  it stays so, unless lent
///     lenders: for each lent gate, its lender, in order of lending
///
/// Why detection is exact: a thread enters `waiting` under the lock, after it became the owner of its gates. A waiting
/// thread therefore owns the gates that name it, and can't leave them. The last thread of a ring to enter sees all
/// others.
struct WaitForGraph {
    private static let shared = Lock(WaitForGraph())

    private var waiting: [(thread: UInt, hub: Unmanaged<Hub>)] = []
    private var lenders: [(thread: UInt, hub: Unmanaged<Hub>)] = []

    /// Enters a hub's gate that another thread owns.
    static func enter(_ hub: Hub) -> Hub.Entry {
        let me = ThreadIdentity.current
        if shared.withLockUnchecked({ $0.borrow(hub, for: me) }) { return .borrowed }
        hub.gate.enterWaiting()
        shared.withLockUnchecked { graph in graph.waiting.removeAll { $0.thread == me } }
        return .first
    }

    /// Returns a borrowed gate to its lender.
    static func endLoan(_ hub: Hub) {
        shared.withLockUnchecked { graph in
            guard let index = graph.lenders.lastIndex(where: { $0.hub.toOpaque() == hub.opaque }) else { return }
            hub.gate.owner.store(graph.lenders.remove(at: index).thread, ordering: .relaxed)
        }
    }

    /// Borrows the gate and returns true if waiting would deadlock; otherwise records that the thread waits.
    private mutating func borrow(_ hub: Hub, for thread: UInt) -> Bool {
        guard isAwaited(thread, byOwnerOf: hub) else {
            waiting.append((thread, .passUnretained(hub)))
            return false
        }
        lenders.append((hub.gate.owner.load(ordering: .relaxed), .passUnretained(hub)))
        hub.gate.owner.store(thread, ordering: .relaxed)
        return true
    }

    /// Returns whether the owner of the hub's gate waits for the thread, directly or through other threads.
    private func isAwaited(_ thread: UInt, byOwnerOf wanted: Hub) -> Bool {
        var hub = Unmanaged.passUnretained(wanted)
        // At most one step per waiting thread: a thread that has just entered its gate could close a cycle.
        for _ in waiting {
            let owner = hub._withUnsafeGuaranteedRef { $0.gate.owner.load(ordering: .relaxed) }
            guard let next = waiting.first(where: { $0.thread == owner })?.hub else { return false }
            hub = next
            if hub._withUnsafeGuaranteedRef({ $0.gate.owner.load(ordering: .relaxed) }) == thread { return true }
        }
        return false
    }
}

extension Hub {
    fileprivate var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
