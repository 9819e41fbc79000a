extension Graph.Source {
    /// Marks the dependents below a node.
    ///
    /// Visits the nodes below the root and the dependents in turn, until either are done: O(the nodes below) or
    /// O(the dependents, and the nodes between them and the root), whichever is less.
    @MainActor
    func markDependents(below root: Graph.Node, because reason: @autoclosure () -> Graph.Reason) {
        var subtree = Subtree(below: root)
        var edge = firstEdge
        while let current = edge {
            let node = current.pointee.reader.object
            edge = current.pointee.nextOfSource
            for _ in 0..<max(node.depth - root.depth, 1) {
                guard let next = subtree.next() else { return }
                if next.links.has(self) { next.setNeedsUpdate(because: reason()) }
            }
            if node.isBelow(root) { node.setNeedsUpdate(because: reason()) }
        }
    }
}

extension Graph.Node {
    /// Whether this node is below another one. O(the nodes between).
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

/// Visits all nodes below one: the children, then the retired nodes with those below them.
@MainActor
private struct Subtree {
    private var walk: TreeWalk
    private var retired: [Graph.Node] = []

    init(below root: Graph.Node) {
        walk = TreeWalk(below: root)
        noteRetired(of: root)
    }

    mutating func next() -> Graph.Node? {
        if let node = walk.next(where: { _ in true }) {
            noteRetired(of: node)
            return node
        }
        guard let node = retired.popLast() else { return nil }
        walk = TreeWalk(below: node)
        noteRetired(of: node)
        return node
    }

    private mutating func noteRetired(of node: Graph.Node) {
        if let nodes = node.retired { retired += nodes }
    }
}
