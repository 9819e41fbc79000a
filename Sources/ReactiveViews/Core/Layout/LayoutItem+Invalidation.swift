extension LayoutItem {
    /// Discards the answers of this item and its ancestors after a change that may affect sizes or places.
    final func invalidate() {
        answersChanged()
        var item = self
        while !item.answers.isEmpty {
            item.answers.removeAll()
            guard let parent = item.parent else { break }
            parent.answersChanged(of: item)
            item = parent
        }
        context.isStale = true
    }

    /// Requests a new placement of the content. Sizes stay known.
    final func invalidatePlacement() {
        unplace()
        context.isStale = true
    }

    /// Marks the children of this item and of its ancestors as not placed.
    final func unplace() {
        var item: LayoutItem? = self
        while let current = item, current.answers.isPlaced {
            current.answers.isPlaced = false
            item = current.parent
        }
    }

    /// Invalidates a leaf after a change of its content, unless all known sizes stay the same.
    final func contentChanged() {
        let isSame = answers.sizes.agrees(rigid: { rigidSize(for: .none) }, measure: { measure($0).sanitized })
        if !isSame { invalidate() }
    }

    /// Discards the answers of this item, its ancestors and its descendants after a change of the layout direction.
    final func directionChanged() {
        context.hasChangedDirection = true
        invalidateAll()
    }

    /// Discards the answers of this item, its ancestors and its descendants.
    final func invalidateAll() {
        invalidate()
        var stack = children
        while let item = stack.popLast() {
            item.answers.removeAll()
            item.answersChanged()
            stack += item.children
        }
    }
}
