extension ViewNode {
    /// The views at or below this node came, went or moved: the item around them is to find its children anew.
    final func structureChanged() {
        var node: ViewNode? = self
        while let current = node, !current.isStructureStale {
            current.isStructureStale = true
            if let item = current.item {
                item.invalidate()
                tree.noteStaleStructure(current)
                return
            }
            node = current.parent as? ViewNode
        }
    }

    /// Adds the items of the views below that are next to this one, in order. Uses no stack, however deep the tree.
    final func appendItemsBelow(to items: inout [LayoutItem]) {
        isStructureStale = false
        var outer: [(node: ViewNode, next: Int)] = []
        var node = self
        var next = 0
        while true {
            guard next < node.childCount else {
                guard let last = outer.popLast() else { return }
                (node, next) = last
                continue
            }
            let index = next
            next += 1
            guard node.isLaidOut(childAt: index), let child = node.child(at: index) as? ViewNode,
                !child.isEventBoundary, let (branching, item) = child.nextToLayout
            else { continue }
            if let item {
                items.append(item)
            } else {
                outer.append((node, next))
                (node, next) = (branching, 0)
            }
        }
    }

    /// The first one at or below the node that layout sees, with its item, or that has several children; nil if there is none.
    private final var nextToLayout: (ViewNode, LayoutItem?)? {
        var node = self
        while true {
            if let item = node.layoutItem { return (node, item) }
            node.isStructureStale = false
            let count = node.childCount
            if count > 1 { return (node, nil) }
            guard count == 1, node.isLaidOut(childAt: 0), let child = node.child(at: 0) as? ViewNode,
                !child.isEventBoundary
            else { return nil }
            node = child
        }
    }

    /// Adds the items of this view, or of those below that are next to it.
    final func appendItems(to items: inout [LayoutItem]) {
        if let item = layoutItem { items.append(item) } else { appendItemsBelow(to: &items) }
    }
}
