extension ViewNode {
    /// Makes the nearest item at or above this node collect its children again. Called after views at or below this
    /// node were inserted, removed or moved.
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

    /// Returns the item below the node if each node down to it has a single child; otherwise nil. Most modifiers' items
    /// are found so, without a list of items.
    final func onlyItemBelow() -> LayoutItem? {
        isStructureStale = false
        var node = self
        while node.childCount == 1, let child = node.childToLayOut(at: 0) {
            if let item = child.layoutItem { return item }
            child.isStructureStale = false
            node = child
        }
        return nil
    }

    /// Appends the items of the nearest descendant views that have one, in order. Uses a loop instead of recursion, so
    /// that a deep tree can't overflow the stack.
    final func appendItemsBelow(to items: inout [LayoutItem]) {
        isStructureStale = false
        var outer: [(node: ViewNode, next: Int)] = []
        var node = self
        var next = 0
        search: while true {
            guard next < node.childCount else {
                guard let last = outer.popLast() else { return }
                (node, next) = last
                continue
            }
            let index = next
            next += 1
            guard var child = node.childToLayOut(at: index) else { continue }
            // Nodes with one child need no entry on the stack.
            while true {
                if let item = child.layoutItem {
                    items.append(item)
                    continue search
                }
                child.isStructureStale = false
                let count = child.childCount
                guard count == 1 else {
                    if count == 0 { continue search }
                    if next < node.childCount { outer.append((node, next)) }
                    (node, next) = (child, 0)
                    continue search
                }
                guard let only = child.childToLayOut(at: 0) else { continue search }
                child = only
            }
        }
    }

    /// Returns the child at an index if it takes part in layout; otherwise nil.
    @inline(__always)
    private final func childToLayOut(at index: Int) -> ViewNode? {
        guard arranges(childAt: index), let child = child(at: index) as? ViewNode, !child.isEventBoundary else {
            return nil
        }
        return child
    }

    /// Appends this view's item; without one, those of the nearest descendant views that have one.
    final func appendItems(to items: inout [LayoutItem]) {
        if let item = layoutItem { items.append(item) } else { appendItemsBelow(to: &items) }
    }
}
