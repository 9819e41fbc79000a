/// The threads that wait for a gate, so that none waits for itself.
///
/// A delivery may send into another subject: then a thread that waits for a gate is inside of others. If the thread
/// inside of the wanted gate waits in its turn, directly or through more threads, for one that the first thread is
/// inside of, then none of them would ever go on. The last that would begin to wait doesn't: the gate is **lent** to
/// it. The lender can't go on before the borrower has left the gate that the lender waits for, which is after the loan.
/// So the borrower's delivery is nested in the lender's, as if the lender's thread had made it: nobody is called twice
/// at once.
///
///     waiting[i] = (thread, hub)  ⇒  the thread runs nothing until it has that hub's gate
///     gate.owner = a waiting thread, of a gate that this thread doesn't wait for  ⇒  it stays so, unless lent
///     lenders: of each gate that is lent, from whom, the newest loan last
///
/// Why it is exact: a thread that is found waiting has entered itself under the lock, after it became the owner of its
/// gates. So it owns what it is found to own, and can't leave it. Of the threads of a ring the last to look sees all
/// the others.
struct GateQueue {
    private static let all = Lock(GateQueue())

    private var waiting: [(thread: UInt, hub: Unmanaged<Hub>)] = []
    private var lenders: [(thread: UInt, hub: Unmanaged<Hub>)] = []

    /// Enters a hub's gate, which another thread is inside of.
    static func enter(_ hub: Hub) -> Hub.Entry {
        let me = ThreadIdentity.current
        if all.withLockUnchecked({ $0.borrow(hub, for: me) }) { return .lent }
        hub.gate.enterWaiting()
        all.withLockUnchecked { queue in queue.waiting.removeAll { $0.thread == me } }
        return .first
    }

    /// Ends a loan.
    static func giveBack(_ hub: Hub) {
        all.withLockUnchecked { queue in
            guard let index = queue.lenders.lastIndex(where: { $0.hub.toOpaque() == hub.opaque }) else { return }
            hub.gate.owner.store(queue.lenders.remove(at: index).thread, ordering: .relaxed)
        }
    }

    /// Borrows the gate if waiting for it would never end; else notes that the thread waits.
    private mutating func borrow(_ hub: Hub, for thread: UInt) -> Bool {
        guard isAwaited(thread, byOwnerOf: hub) else {
            waiting.append((thread, .passUnretained(hub)))
            return false
        }
        lenders.append((hub.gate.owner.load(ordering: .relaxed), .passUnretained(hub)))
        hub.gate.owner.store(thread, ordering: .relaxed)
        return true
    }

    /// Whether the thread inside of the hub's gate waits for this thread, directly or through others.
    private func isAwaited(_ thread: UInt, byOwnerOf wanted: Hub) -> Bool {
        var hub = Unmanaged.passUnretained(wanted)
        // As many steps as there are threads that wait: one that has just got what it waited for would lead round and
        // round.
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
