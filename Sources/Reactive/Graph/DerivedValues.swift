/// What has to be done about the derived values of a graph: the nodes to bring up to date, and those being released.
///
///     a node of this graph is in `leaves[next...]` ⇔ it has the flag `.leaf`; it is mounted and isn't a derived value
///     isReleasing  ⇒  a call of `Graph.releaseNodes` further up the stack empties `released`
struct DerivedValues: ~Copyable {
    /// The nodes that passes update and that depend on derived values which may have changed, in the order of marking;
    /// nil for one that was unmounted meanwhile.
    private var leaves = Graph.NodeList()
    private var next = 0
    private var released: [Unmanaged<DerivedNode>] = []
    private var isReleasing = false

    /// Whether no node waits for derived values.
    @inline(__always)
    var isSettled: Bool { next == leaves.count || haveAllGone }

    private var haveAllGone: Bool {
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
    @inline(__always)
    mutating func takeLeaf() -> Unowned<Graph.Node>? {
        while next < leaves.count {
            next += 1
            if let leaf = leaves[next - 1] { return leaf }
        }
        if next > 0 {
            leaves.removeAll()
            next = 0
        }
        return nil
    }

    /// Removes a node that is being unmounted. O(the nodes that wait); few nodes are unmounted while they do.
    mutating func removeLeaf(_ node: Graph.Node) {
        node.flags.subtract(.leaf)
        leaves.removeLast(node)
    }

    // MARK: Releasing

    /// Adds the node of a derived value that was released; returns whether the caller has to empty the list.
    mutating func release(_ node: Unmanaged<DerivedNode>) -> Bool {
        released.append(node)
        guard !isReleasing else { return false }
        isReleasing = true
        return true
    }

    mutating func popReleased() -> Unmanaged<DerivedNode>? { released.popLast() }
    mutating func endReleasing() { isReleasing = false }

    func checkInvariants() {
        precondition(isReleasing || released.isEmpty)
        leaves.checkInvariants()
        for index in next..<leaves.count {
            guard let leaf = leaves[index]?.object else { continue }
            precondition(leaf.flags.contains(.leaf) && !leaf.isDerived)
        }
    }
}
