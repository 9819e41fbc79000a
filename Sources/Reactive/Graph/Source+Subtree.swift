extension Graph.Source {
    /// Marks the dependents below a node.
    ///
    /// Goes through the nodes below and through the dependents by turns, until either are done: O(the nodes below) or
    /// O(the dependents, and the nodes between them and the node), whichever is less.
    @MainActor
    func markDependents(below root: Graph.Node, because reason: @autoclosure () -> Graph.Reason) {
        var subtree = Subtree(below: root)
        for dependent in dependents {
            let node = dependent.takeUnretainedValue()
            for _ in 0..<max(node.depth - root.depth, 1) {
                guard let next = subtree.next() else { return }
                if next.links.has(self, for: next) { next.setNeedsUpdate(because: reason()) }
            }
            if node.isBelow(root) { node.setNeedsUpdate(because: reason()) }
        }
    }
}

extension Graph.Node {
    /// O(the nodes between).
    fileprivate func isBelow(_ other: Graph.Node) -> Bool {
        guard depth > other.depth else { return false }
        var node: Graph.Node? = parent
        while let current = node, current.depth > other.depth {
            Steps.note()
            node = current.parent
        }
        return node === other
    }
}

/// Goes through the nodes below one, retired ones included.
@MainActor
private struct Subtree {
    private var stack: [(node: Graph.Node, next: Int)] = []
    private var retired: [Graph.Node] = []

    init(below root: Graph.Node) {
        enter(root)
    }

    private mutating func enter(_ node: Graph.Node) {
        stack.append((node, 0))
        if let retired = node.retired { self.retired += retired }
    }

    mutating func next() -> Graph.Node? {
        while let (node, next) = stack.last {
            Steps.note()
            guard next < node.childCount else {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let child = node.child(at: next)
            enter(child)
            return child
        }
        guard let next = retired.popLast() else { return nil }
        enter(next)
        return next
    }
}
