/// The nodes that the running pass has yet to update, in the order (depth, creation).
///
/// There is a list for each depth, sorted when it is taken out: updating a node only adds deeper nodes.
///
/// Invariants: every node in `levels[d]` has depth d, is in there once, at its `queuePlace`, is mounted and dirty;
/// `count` is the number of places in the levels; levels below `lowest` are empty; lowest = .max ⇔ count = 0;
/// `current[next...]` has the nodes of the last list that was taken out that are still to be updated, likewise.
@MainActor
struct DirtyQueue: ~Copyable {
    /// The nodes of one depth.
    private final class Level {
        @exclusivity(unchecked)
        var nodes = Graph.NodeList()
    }

    private var levels: [Level] = []
    private var lowest = Int.max
    private var count = 0
    private var current = Graph.NodeList()
    private var next = 0

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func insert(_ node: Graph.Node) {
        let depth = node.depth
        if levels.count <= depth { addLevels(to: depth) }
        let level = levels[depth]
        node.queuePlace = Int32(truncatingIfNeeded: level.nodes.count)
        level.nodes.append(Unowned(node))
        count += 1
        if depth < lowest { lowest = depth }
    }

    @inline(never)
    private mutating func addLevels(to depth: Int) {
        while levels.count <= depth { levels.append(Level()) }
    }

    /// Takes out all nodes of the least depth, for `takeNext`, and returns the depth; nil if there are none. All calls
    /// of a pass together look at each level once.
    mutating func takeLowest() -> Int? {
        current.removeAll()
        next = 0
        guard count > 0 else { return nil }
        while levels[lowest].nodes.isEmpty { lowest += 1 }
        let depth = lowest
        swap(&current, &levels[depth].nodes)
        count -= current.count
        if count == 0 { lowest = .max }
        if !isCurrentSorted {
            current.sortByCreation()
            for index in 0..<current.count {
                current[index]?.withObject { $0.queuePlace = Int32(truncatingIfNeeded: index) }
            }
        }
        return depth
    }

    /// Takes out the next node of the list that `takeLowest` took out; nil if there is none.
    @inline(__always)
    mutating func takeNext() -> Unowned<Graph.Node>? {
        while next < current.count {
            next += 1
            if let node = current[next - 1] { return node }
        }
        return nil
    }

    /// Removes a dirty node that is being unmounted, if it is in here.
    mutating func remove(_ node: Graph.Node) {
        let place = Int(node.queuePlace)
        if node.depth < levels.count, levels[node.depth].nodes.contains(node, at: place) {
            levels[node.depth].nodes.remove(at: place)
        } else if place >= next, current.contains(node, at: place) {
            current.remove(at: place)
        }
    }

    private var isCurrentSorted: Bool {
        if current.count < 2 { return true }
        var previous: UInt64 = 0
        for index in 0..<current.count {
            guard let creation = current[index]?.withObject({ $0.creation }) else { continue }
            if creation < previous { return false }
            previous = creation
        }
        return true
    }

    func checkInvariants() {
        precondition(count == levels.reduce(0) { $0 + $1.nodes.count } && (lowest == .max) == (count == 0))
        for (depth, level) in levels.enumerated() {
            precondition(level.nodes.isEmpty || depth >= lowest)
            check(level.nodes, from: 0) { $0 == depth }
        }
        check(current, from: next) { _ in true }
    }

    private func check(_ nodes: borrowing Graph.NodeList, from start: Int, _ isDepth: (Int) -> Bool) {
        nodes.checkInvariants()
        for index in start..<max(start, nodes.count) {
            guard let node = nodes[index]?.object else { continue }
            precondition(node.isMounted && node.isDirty && isDepth(node.depth))
            precondition(Int(node.queuePlace) == index, "each node once")
        }
    }
}
