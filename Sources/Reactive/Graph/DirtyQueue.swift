/// The nodes that the running pass has yet to update, in the order (depth, creation).
///
/// There is a list for each depth, sorted when it is taken out: updating a node only adds deeper nodes.
///
/// Invariants: every node in `levels[d]` has depth d, is in there once, and is dirty unless it was unmounted
/// meanwhile; `count` is the number of nodes; levels below `lowest` are empty; lowest = .max ⇔ count = 0.
@MainActor
struct DirtyQueue {
    private var levels: [[Graph.Node]] = []
    private var lowest = Int.max
    private var count = 0
    private var spare: [Graph.Node] = []

    var isEmpty: Bool { count == 0 }

    mutating func insert(_ node: Graph.Node) {
        let depth = node.depth
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(node)
        count += 1
        if depth < lowest { lowest = depth }
    }

    /// Takes out all nodes of the least depth, in order of creation; nil if there are none. All calls of a pass
    /// together look at each level once.
    mutating func takeLowest() -> (depth: Int, nodes: [Graph.Node])? {
        guard count > 0 else { return nil }
        while levels[lowest].isEmpty { lowest += 1 }
        let depth = lowest
        var nodes = spare
        spare = []
        swap(&nodes, &levels[depth])
        if !Self.isSorted(nodes) { nodes.sort { $0.creation < $1.creation } }
        count -= nodes.count
        if count == 0 { lowest = .max }
        return (depth, nodes)
    }

    /// Takes back a list from `takeLowest`, for its memory.
    mutating func recycle(_ nodes: consuming [Graph.Node]) {
        nodes.clear()
        spare = nodes
    }

    private static func isSorted(_ nodes: [Graph.Node]) -> Bool {
        if nodes.count < 2 { return true }
        var previous: UInt64 = 0
        for node in nodes {
            if node.creation < previous { return false }
            previous = node.creation
        }
        return true
    }

    func checkInvariants() {
        precondition(count == levels.reduce(0) { $0 + $1.count } && (lowest == .max) == (count == 0))
        for (depth, nodes) in levels.enumerated() {
            precondition(nodes.allSatisfy { $0.depth == depth && ($0.isDirty || !$0.isMounted) })
            precondition(Set(nodes.map(\.creation)).count == nodes.count, "each node once")
            precondition(nodes.isEmpty || depth >= lowest)
        }
    }
}
