extension Graph {
    /// Takes a node and all nodes below it out of the tree, leaves first.
    ///
    /// Calls `didUnmount` on each node, ends its subscriptions, and drops writes to its states that aren't applied yet.
    /// Does nothing if the node isn't mounted. O(the nodes at and below it), without recursion.
    ///
    /// - Parameter root: the topmost node to unmount. The caller removes it from its parent's children.
    public func unmount(_ root: Graph.Node) {
        guard root.isMounted else { return }
        root.parent?.childWillUnmount()
        var stack: [(node: Graph.Node, nextChild: Int)] = [(root, 0)]
        while let (node, next) = stack.last {
            if next < node.childCount {
                stack[stack.count - 1].nextChild += 1
                stack.append((node.child(at: next), 0))
            } else if let retired = node.extras?.retired.popLast() {
                retired.flags.subtract(.retired)
                retired.retirementEnds()
                stack.append((retired, 0))
            } else {
                stack.removeLast()
                remove(node)
            }
        }
    }

    /// Returns the nodes at and below a node that the running pass is going to update, each before those below it.
    package func dirtyNodes(atOrBelow root: Graph.Node) -> [Graph.Node] {
        var nodes = root.isDirty ? [root] : []
        var walk = TreeWalk(below: root)
        while let node = walk.next(where: { _ in true }) {
            if node.isDirty { nodes.append(node) }
        }
        return nodes
    }

    /// Takes back a mark for the running pass. Does nothing if the node is marked for the next one.
    package func cancelUpdate(of node: Graph.Node) {
        if node.isDirty, pass.remove(node) { node.isDirty = false }
    }

    /// Unmounts a single node, whose children are unmounted.
    private func remove(_ node: Graph.Node) {
        if recorder.isOn, node.readableLabel != nil {
            record(at: TracePlace(node), isLibrary: node.isLibraryNode) { .unmounted(path: $0) }
        }
        node.willUnmount()
        if recorder.isOn { recorder.removeReasons(for: node) }
        removeFromLists(node)
        node.flags.subtract(Graph.Node.Flags(.mounted, .dirty))
        node.didUnmount()
        if node.referencePlace > 0 { nodeReferences.forget(node) }
        tearDown(node)
    }

    /// Removes a node from the lists of nodes that count no references, and keeps it as long as code that doesn't count
    /// one may be using it.
    private nonisolated func removeFromLists(_ node: Graph.Node) {
        if node.flags.contains(.leaf) { derivedValues.removeLeaf(node) }
        if node.isDirty { pass.remove(node) }
        if node.flags.contains(.telling) { actions.remove(telling: uncheckedDowncast(node, to: ObservingNode.self)) }
        observation.remove(node)
        if !node.flags.isDisjoint(with: Graph.Node.Flags(.derived, .running)) { Evaluation.keepUnmounted(node) }
    }

    func unmountChildren(of node: Graph.Node) {
        for index in 0..<node.childCount { unmount(node.child(at: index)) }
        node.removeChildren()
    }

    /// Ends a root of the engine's own, a derived value or an observer, of a graph of any actor. Does nothing if it
    /// isn't mounted.
    nonisolated func end(_ node: Graph.Node) {
        assert(isOnOwner)
        guard node.isInTree else { return }
        if recorder.isOn { return onOwnerUnmount(node) }
        removeFromLists(node)
        node.flags.subtract(Graph.Node.Flags(.mounted, .dirty))
        node.outputEnds()
        forgetSources(of: node)
    }

    private nonisolated func onOwnerUnmount(_ node: Graph.Node) {
        Graph.Node.onOwner(node) { $0.graph.unmount($0) }
    }

    private func tearDown(_ node: Graph.Node) {
        var slot = node.firstSlot
        node.firstSlot = nil
        while let current = slot {
            slot = current.next
            current.next = nil
            current.unmount()
        }
        forgetSources(of: node)
        node.removeChildren()
        node.forgetParent()
    }

    private nonisolated func forgetSources(of node: Graph.Node) {
        Evaluation.forgetEdges(of: node)
        node.links.removeAll()
        node.stopObserving()
    }
}

extension Graph.Node {
    /// Whether the node, or a node above it, was retired: it isn't a child any more and stays mounted for a while.
    /// O(depth).
    public final var isRetired: Bool {
        var node: Graph.Node = self
        while !node.flags.contains(.retired) {
            Steps.note()
            guard let parent = node.parent else { return false }
            node = parent
        }
        return true
    }
}
