extension Graph {
    /// Takes a node and all below it out of the tree for good, leaves first: `didUnmount` is called, subscriptions
    /// end, whatever was written for them and not applied is dropped (U12). Uses no stack, however deep the tree.
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
                if recorder != nil, node.label != nil { recorder?.events.append(.unmounted(path: node.path)) }
                node.willUnmount()
                if recorder != nil { reasons[ObjectIdentifier(node)] = nil }
                node.flags.subtract([.mounted, .dirty])
                node.didUnmount()
                tearDown(node)
            }
        }
    }

    func unmountChildren(of node: Graph.Node) {
        for index in 0..<node.childCount { unmount(node.child(at: index)) }
        node.removeChildren()
    }

    private func tearDown(_ node: Graph.Node) {
        var slot = node.firstSlot
        node.firstSlot = nil
        while let current = slot {
            slot = current.next
            current.next = nil
            current.unmount()
        }
        node.links.removeAll()
        node.stopObserving()
        node.extras?.places = nil
        node.removeChildren()
        node.parentOrNil = nil
    }
}

extension Graph.Node {
    /// Whether it, or a node above it, is no child any more and stays mounted only for a while.
    package final var isRetired: Bool {
        var node: Graph.Node = self
        while !node.flags.contains(.retired) {
            Steps.note()
            guard let parent = node.parent else { return false }
            node = parent
        }
        return true
    }
}
