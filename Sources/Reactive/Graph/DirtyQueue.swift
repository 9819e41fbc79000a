/// The nodes that the running pass has yet to update, in the order (depth, creation).
///
/// There is a list for each depth, sorted when it is taken out: updating a node only adds deeper nodes.
///
/// Invariants: every node in `levels[d]` has depth d, is in there once, at its `queuePlace`, is mounted and dirty;
/// `count` is the number of places in the levels; levels below `lowest` are empty; lowest = .max ⇔ count = 0;
/// `current[next...]` has the nodes of the last list that was taken out that are still to be updated, likewise.
struct DirtyQueue: ~Copyable {
    private var levels = Graph.NodeLists()
    private var lowest = Int.max
    private var count = 0
    private var current = Graph.NodeList()
    private var next = 0

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func insert(_ node: Graph.Node) {
        let depth = node.depth
        if levels.count <= depth { levels.grow(beyond: depth) }
        node.queuePlace = Int32(truncatingIfNeeded: levels[depth].count)
        levels[depth].append(Unowned(node))
        count += 1
        if depth < lowest { lowest = depth }
    }

    /// Takes out all nodes of the least depth, for `takeNext`, and returns the depth; nil if there are none. All calls
    /// of a pass together look at each level once.
    @inline(__always)
    mutating func takeLowest() -> Int? {
        current.removeAll()
        next = 0
        return count > 0 ? takeLowestList() : nil
    }

    private mutating func takeLowestList() -> Int {
        while levels[lowest].isEmpty { lowest += 1 }
        let depth = lowest
        swap(&current, &levels[depth])
        count -= current.count
        if count == 0 { lowest = .max }
        if current.count > 1, !isCurrentSorted {
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
    @discardableResult
    mutating func remove(_ node: Graph.Node) -> Bool {
        let place = Int(node.queuePlace)
        if node.depth < levels.count, levels[node.depth].contains(node, at: place) {
            levels[node.depth].remove(at: place)
        } else if place >= next, current.contains(node, at: place) {
            current.remove(at: place)
        } else {
            return false
        }
        return true
    }

    private var isCurrentSorted: Bool {
        var previous: UInt64 = 0
        for index in 0..<current.count {
            guard let creation = current[index]?.withObject({ $0.creation }) else { continue }
            if creation < previous { return false }
            previous = creation
        }
        return true
    }

    func checkInvariants() {
        var places = 0
        for depth in 0..<levels.count {
            places += levels[depth].count
            precondition(levels[depth].isEmpty || depth >= lowest)
            check(levels[depth], from: 0) { $0 == depth }
        }
        precondition(count == places && (lowest == .max) == (count == 0))
        check(current, from: next) { _ in true }
    }

    private func check(_ nodes: borrowing Graph.NodeList, from start: Int, _ isDepth: (Int) -> Bool) {
        nodes.checkInvariants()
        for index in start..<max(start, nodes.count) {
            guard let node = nodes[index]?.object else { continue }
            precondition(node.isInTree && node.isDirty && isDepth(node.depth))
            precondition(Int(node.queuePlace) == index, "each node once")
        }
    }
}
