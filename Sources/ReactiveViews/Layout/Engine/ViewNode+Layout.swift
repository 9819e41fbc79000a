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
        guard childCount > 0 else { return }
        var stack: [(node: ViewNode, next: Int)] = [(self, 0)]
        while let (node, next) = stack.last {
            guard next < node.childCount else {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            guard node.isLaidOut(childAt: next), let child = node.child(at: next) as? ViewNode, !child.isEventBoundary
            else { continue }
            if let item = child.item {
                items.append(item)
            } else {
                child.isStructureStale = false
                if child.childCount > 0 { stack.append((child, 0)) }
            }
        }
    }

    /// Adds the items of this view, or of those below that are next to it.
    final func appendItems(to items: inout [LayoutItem]) {
        if let item { items.append(item) } else { appendItemsBelow(to: &items) }
    }
}
