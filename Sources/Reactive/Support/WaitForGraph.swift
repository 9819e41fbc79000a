/// Something that one thread at a time occupies while it runs foreign code, and that other threads wait for: a hub's
/// gate, a coordinator's trampoline, a replay.
protocol Occupied: AnyObject {
    /// The `ThreadIdentity` of the thread that occupies it, or 0.
    var occupant: UInt { get }
}

/// A place that a waiting occupant lends.
protocol Lendable: Occupied {
    var occupant: UInt { get set }
}

/// The threads that wait for one another: a wait-for graph that prevents deadlock.
///
/// A delivery may send into another subject. Then a thread that waits for one place occupies others, and threads may
/// wait for each other in a ring. The last thread that would close a ring doesn't wait. What it does instead depends on
/// the place:
/// - The occupant of a hub's gate **lends** it. The occupant itself waits, directly or indirectly, for a place of the
///   borrower, so it continues only after the loan. The borrower's delivery is therefore nested in the occupant's, as
///   if the occupant's thread had made it, and no subscriber is called concurrently.
/// - A coordinator and a replay store the value; their occupant delivers it later.
///
///     waiting[i] = (thread, place)  ⇒  the thread runs no foreign code until it occupies the place, or until the
///                                      occupant has removed it from `waiting` and woken it
///     place.occupant = a waiting thread, of a place that this thread doesn't wait for  ⇒  it stays so, unless lent
///     lenders: for each lent gate, its lender, in order of lending
///
/// Why detection is exact: a thread enters `waiting` under the lock, after it became the occupant of its places. A
/// waiting thread therefore occupies the places that name it, and can't leave them. The last thread of a ring to enter
/// sees all others. A place may be free for a moment while threads wait for it, or pass from one thread to another:
/// only a running thread becomes its occupant, and that thread finds those that wait for it when it has to wait.
///
/// Why a loan is safe: an occupant that wakes a waiting thread runs, outside of all deliveries in that place. So no
/// loan whose path leads through that place is outstanding.
struct WaitForGraph {
    private static let shared = Lock(WaitForGraph())

    /// A thread and a place that it waits for, or has lent. The thread keeps the place alive.
    private struct Edge {
        let thread: UInt
        unowned(unsafe) let place: any Occupied
    }
    private var waiting: [Edge] = []
    private var lenders: [Edge] = []

    /// Records that the calling thread waits for the occupant of a place. Returns false, and records nothing, if that
    /// would deadlock.
    static func beginWait(for place: some Occupied) -> Bool {
        let me = ThreadIdentity.current
        return shared.withLockUnchecked { graph in
            if graph.isAwaited(me, byOccupantOf: place) { return false }
            graph.waiting.append(Edge(thread: me, place: place))
            return true
        }
    }

    /// Records that a thread doesn't wait any more: called by the occupant before it wakes the thread, or by the thread
    /// itself when it occupies the place.
    static func endWait(of thread: UInt) {
        shared.withLockUnchecked { graph in graph.waiting.removeAll { $0.thread == thread } }
    }

    /// Borrows the place and returns true if waiting would deadlock; otherwise records that the calling thread waits.
    static func borrowOrBeginWait(for place: some Lendable) -> Bool {
        let me = ThreadIdentity.current
        return shared.withLockUnchecked { graph in
            guard graph.isAwaited(me, byOccupantOf: place) else {
                graph.waiting.append(Edge(thread: me, place: place))
                return false
            }
            graph.lenders.append(Edge(thread: place.occupant, place: place))
            place.occupant = me
            return true
        }
    }

    /// Returns a borrowed place to its lender.
    static func endLoan(_ place: some Lendable) {
        shared.withLockUnchecked { graph in
            guard let index = graph.lenders.lastIndex(where: { $0.place === place }) else { return }
            place.occupant = graph.lenders.remove(at: index).thread
        }
    }

    /// Returns whether the occupant of the place waits for the thread, directly or through other threads.
    private func isAwaited(_ thread: UInt, byOccupantOf wanted: any Occupied) -> Bool {
        var place = wanted
        // At most one step per waiting thread: a thread that has just occupied its place could close a cycle.
        for _ in waiting {
            let occupant = place.occupant
            guard let next = waiting.first(where: { $0.thread == occupant })?.place else { return false }
            place = next
            if place.occupant == thread { return true }
        }
        return false
    }

    /// May be called at any time.
    static func checkInvariants() {
        shared.withLockUnchecked { graph in
            precondition(Set(graph.waiting.map(\.thread)).count == graph.waiting.count, "A thread waits twice")
        }
    }
}
