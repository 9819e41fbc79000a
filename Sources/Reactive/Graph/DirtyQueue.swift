/// The nodes that the running pass has yet to update, in the order (depth, creation).
///
/// A list for each depth, sorted when its turn comes: updating a node only adds nodes that are deeper.
///
/// Invariants: every node in `levels[d]` has depth d, is in there once, and is dirty unless it was unmounted
/// meanwhile; levels below `lowest` are empty.
@MainActor
struct DirtyQueue {
    private var levels: [[Graph.Node]] = []
    private var lowest = Int.max
    private var spare: [Graph.Node] = []

    var isEmpty: Bool { lowest == .max }

    mutating func insert(_ node: Graph.Node) {
        let depth = node.depth
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(node)
        if depth < lowest { lowest = depth }
    }

    /// Takes out all nodes of the least depth there is, in order of creation.
    mutating func takeLowest() -> (depth: Int, nodes: [Graph.Node])? {
        guard lowest < levels.count else { return nil }
        let depth = lowest
        var nodes = spare
        spare = []
        swap(&nodes, &levels[depth])
        if !Self.isSorted(nodes) { nodes.sort { $0.creation < $1.creation } }
        repeat { lowest += 1 } while lowest < levels.count && levels[lowest].isEmpty
        if lowest >= levels.count { lowest = .max }
        return (depth, nodes)
    }

    /// Takes back a list that was worked off, for its memory.
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
        for (depth, nodes) in levels.enumerated() {
            precondition(nodes.allSatisfy { $0.depth == depth && ($0.isDirty || !$0.isMounted) })
            precondition(Set(nodes.map(\.creation)).count == nodes.count, "each node once")
            precondition(nodes.isEmpty || depth >= lowest)
        }
    }
}
