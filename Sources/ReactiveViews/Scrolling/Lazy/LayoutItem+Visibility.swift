extension LayoutItem {
    /// Returns the part of the item, along an axis, that the scroll views around it show within the host's bounds; nil
    /// if they show none.
    final func visibleRange(along axis: Axis) -> ClosedRange<CGFloat>? {
        guard let rect = visibleRect else { return nil }
        return axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    /// The part of the item that the scroll views around it show within the host's bounds, in the item's coordinates;
    /// nil if they show none. It reaches beyond the item if they show more.
    final var visibleRect: CGRect? {
        var (left, top) = (-CGFloat.infinity, -CGFloat.infinity)
        var (right, bottom) = (CGFloat.infinity, CGFloat.infinity)
        var shift = CGPoint.zero
        var item = self
        while let parent = item.parent {
            let offset = parent.childOffset
            shift.x += item.origin.x + offset.x
            shift.y += item.origin.y + offset.y
            item = parent
            guard parent.traits.contains(.viewport) || parent.parent == nil else { continue }
            (left, right) = (max(left, -shift.x), min(right, parent.size.width - shift.x))
            (top, bottom) = (max(top, -shift.y), min(bottom, parent.size.height - shift.y))
        }
        guard left <= right, top <= bottom, left > -.infinity, right < .infinity else { return nil }
        guard right >= 0, left <= size.width, bottom >= 0, top <= size.height else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the nearest ancestor that scrolls along an axis.
    final func enclosingScroll(along axis: Axis) -> ScrollItem? {
        var item = parent
        while let current = item {
            if current.traits.contains(.viewport), let scroll = current as? ScrollItem, scroll.scrolls(along: axis) {
                return scroll
            }
            item = current.parent
        }
        return nil
    }
}
