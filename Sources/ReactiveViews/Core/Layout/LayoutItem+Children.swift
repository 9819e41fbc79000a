extension LayoutItem {
    /// Returns the items of the nearest descendant views that have one, in order.
    @MainActor
    final func itemsBelow() -> [LayoutItem] {
        var items: [LayoutItem] = []
        // A single item is mostly found by itself.
        items.reserveCapacity(max(children.count, 4))
        node.appendItemsBelow(to: &items)
        return items
    }

    /// Returns the item of the only view below the node; several items, or none, are bundled into one.
    ///
    /// - Parameter axis: The axis to stack several items along; nil for layers.
    @MainActor
    final func itemBelow(along axis: Axis? = nil) -> LayoutItem {
        node.onlyItemBelow() ?? Self.bundle(itemsBelow(), along: axis, node)
    }

    /// Replaces the children.
    final func setChildren(_ items: [LayoutItem]) {
        if context.hasChangedDirection {
            // An item that was no child until now may have missed a change of the layout direction.
            for item in items where item.hasPlace && item.parent !== self { item.invalidateAll() }
        }
        invalidateMoved(items)
        for child in children where child.parent === self { child.parent = nil }
        children = items
        mayGuide = hasGuides
        var doesChildGuide = false
        for (index, child) in items.enumerated() {
            child.parent = self
            child.index = Int32(index)
            if !child.isLeaf { context.hasNewBranches = true }
            if child.mayGuide { doesChildGuide = true }
        }
        if doesChildGuide { noteGuides() }
        for child in exiting { child.parent = self }
        answersChanged()
    }

    /// Invalidates items that come from a parent that stacks them along another axis, on which the sizes of spacers and
    /// dividers inside depend. That happens when items are bundled, or aren't any more.
    private func invalidateMoved(_ items: [LayoutItem]) {
        var (last, isOther): (LayoutItem?, Bool) = (nil, false)
        for item in items {
            guard let old = item.parent, old !== self else { continue }
            if old !== last { (last, isOther) = (old, old.stackAxis != stackAxis) }
            if isOther { item.invalidateAll() }
        }
    }

    /// Releases the children after their nodes were removed.
    final func forgetChildren() { _ = detachParts() }

    /// Detaches and returns the children and the exiting items.
    final func detachParts() -> [LayoutItem] {
        let exiting = exiting
        let parts = exiting.isEmpty ? children : children + exiting
        for part in parts where part.parent === self { part.parent = nil }
        children = []
        motion?.exiting = Registry()
        return parts
    }

    /// Returns whether an item is one of the children.
    final func hasChild(_ item: LayoutItem) -> Bool {
        let index = Int(item.index)
        return index < children.count && children[index] === item
    }

    /// Bundles several items, or none, into one that belongs to no view.
    ///
    /// - Parameters:
    ///   - items: The items. A single one is returned unchanged.
    ///   - axis: The axis to stack the items along; nil for layers.
    ///   - node: The node of the item around them.
    @MainActor
    static func bundle(_ items: [LayoutItem], along axis: Axis? = nil, _ node: ViewNode) -> LayoutItem {
        if items.count == 1 { return items[0] }
        guard let axis else { return ZStackItem(bundling: items, node) }
        let guide = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        let stack = StackItem(axis, spacing: nil, guide: guide, node)
        stack.setChildren(items)
        return stack
    }
}
