/// The derived values of a graph that may have to be computed again, and those that are being released.
///
///     stale: each node whose `freshness` left `.fresh` since the last settling, at least once
///     peeked ≠ nil  ⇔  derived values are being read ahead of a flush; it has the values so far, by their outputs
///     isReleasing  ⇒  a call of `Graph.releaseWork` further up the stack empties `released`
@MainActor
struct DerivedValues {
    /// The stale nodes of one settling, with the order in which to refresh them.
    struct Batch {
        let nodes: [DerivedNode]
        fileprivate let ranks: [Rank]

        /// The nodes by height, then by creation.
        func forEach(_ body: (DerivedNode) -> Void) {
            for rank in ranks { body(nodes[rank.index]) }
        }
    }

    private(set) var stale: [DerivedNode] = []
    private var peeked: [ObjectIdentifier: Any]?
    private var released: [Any?] = []
    private var isReleasing = false

    /// Whether no observed derived value has to be computed again.
    var isSettled: Bool { !stale.contains { $0.isObserved } }

    // MARK: Settling

    /// Marks the derived values that may have changed, upwards from one that must be computed again.
    mutating func spreadDoubt(from first: DerivedNode) {
        var next = stale.count
        stale.append(first)
        while next < stale.count {
            let node = stale[next]
            next += 1
            for dependent in node.dependents {
                let dependent = dependent.object
                guard dependent.isDerived else { continue }
                let derived = uncheckedDowncast(dependent, to: DerivedNode.self)
                if derived.markDoubtful() { stale.append(derived) }
            }
        }
    }

    /// Takes out the stale nodes; nil if there are none.
    mutating func takeStale() -> Batch? {
        if stale.isEmpty { return nil }
        let nodes = stale
        stale = []
        var ranks: [Rank] = []
        ranks.reserveCapacity(nodes.count)
        for index in nodes.indices {
            ranks.append(Rank(height: nodes[index].height, creation: nodes[index].creation, index: index))
        }
        ranks.sort()
        return Batch(nodes: nodes, ranks: ranks)
    }

    /// A node's place in the order of settling. Plain numbers: comparing nodes would retain and release them.
    fileprivate struct Rank: Comparable {
        let height: Int
        let creation: UInt64
        let index: Int

        static func < (lhs: Rank, rhs: Rank) -> Bool {
            lhs.height == rhs.height ? lhs.creation < rhs.creation : lhs.height < rhs.height
        }
    }

    // MARK: Reading ahead of a flush

    /// The value that was computed for an output during this reading; nil if none was.
    func peekedValue(of output: AnyObject) -> Any? { peeked?[ObjectIdentifier(output)] }

    /// Begins reading ahead; returns false if that is under way.
    mutating func beginPeeking() -> Bool {
        guard peeked == nil else { return false }
        peeked = [:]
        return true
    }

    mutating func keepPeeked(_ value: Any, of output: AnyObject) { peeked?[ObjectIdentifier(output)] = value }
    mutating func endPeeking() { peeked = nil }

    // MARK: Releasing

    /// Adds what a derived value held; returns whether the caller has to empty the list.
    mutating func release(_ work: Any?) -> Bool {
        released.append(work)
        guard !isReleasing else { return false }
        isReleasing = true
        return true
    }

    mutating func popReleased() -> Any?? { released.popLast() }
    mutating func endReleasing() { isReleasing = false }

    func checkInvariants() {
        precondition(isReleasing || released.isEmpty)
    }
}
