extension LayoutItem {
    /// Forgets all answers here and around: something that the size or the children's places follow from has changed.
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

    /// Has what is inside placed anew; the sizes stay.
    final func invalidatePlacement() {
        unplace()
        context.isStale = true
    }

    /// Forgets that the children here and around are placed.
    final func unplace() {
        var item: LayoutItem? = self
        while let current = item, current.answers.isPlaced {
            current.answers.isPlaced = false
            item = current.parent
        }
    }

    /// Invalidates a leaf whose content has changed, unless its answers stay the same.
    final func contentChanged() {
        let isSame = answers.sizes.agrees(rigid: { rigidSize(for: .none) }, measure: { measure($0).sanitized })
        if !isSame { invalidate() }
    }

    /// Forgets all answers here, around and inside: the direction of lines has changed.
    final func directionChanged() {
        context.hasChangedDirection = true
        invalidateAll()
    }

    /// Forgets all answers here, around and inside.
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
