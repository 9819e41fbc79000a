/// What has to be done about the derived values of a graph: the nodes to bring up to date, and those being released.
///
///     a node of this graph is in `leaves[next...]` ⇔ it has the flag `.leaf`; it is mounted and isn't a derived value
///     peeked ≠ nil  ⇔  derived values are being read ahead of a flush; it has the values so far, by their nodes
///     isReleasing  ⇒  a call of `Graph.releaseWork` further up the stack empties `released`
@MainActor
struct DerivedValues {
    /// The nodes that passes update and that depend on derived values which may have changed, in the order of marking;
    /// nil for one that was unmounted meanwhile.
    private var leaves: [Unowned<Graph.Node>?] = []
    private var next = 0
    private var peeked: [ObjectIdentifier: Any]?
    private var released: [Any?] = []
    private var isReleasing = false

    /// Whether no node waits for derived values.
    var isSettled: Bool {
        // No closure: the system would ask in it whether it runs on the main actor.
        for index in next..<leaves.count where leaves[index] != nil { return false }
        return true
    }

    // MARK: Settling

    mutating func appendLeaf(_ node: Graph.Node) {
        node.flags.insert(.leaf)
        leaves.append(Unowned(node))
    }

    /// Takes out the node that waits longest; nil if none does.
    mutating func takeLeaf() -> Graph.Node? {
        while next < leaves.count {
            next += 1
            guard let leaf = leaves[next - 1] else { continue }
            leaf.withObject { $0.flags.subtract(.leaf) }
            return leaf.object
        }
        if next > 0 {
            leaves.removeAll(keepingCapacity: leaves.capacity <= 4096)
            next = 0
        }
        return nil
    }

    /// Removes a node that is being unmounted. O(the nodes that wait); few nodes are unmounted while they do.
    mutating func removeLeaf(_ node: Graph.Node) {
        node.flags.subtract(.leaf)
        for index in next..<leaves.count where leaves[index]?.refers(to: node) == true { leaves[index] = nil }
    }

    // MARK: Reading ahead of a flush

    /// The value that was computed for a node during this reading; nil if none was.
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
        for case let leaf? in leaves[next...] {
            precondition(leaf.object.flags.contains(.leaf) && !leaf.object.isDerived)
        }
    }
}
