extension LayoutItem {
    /// Which part of the item, along an axis, is shown by the scroll views around it within the host's bounds; nil if none is.
    final func sight(along axis: Axis) -> ClosedRange<CGFloat>? {
        guard let rect = sight else { return nil }
        return axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    /// The part of the item that is shown by the scroll views around it within the host's bounds, or of its surroundings if the item
    /// is smaller; nil if none is.
    final var sight: CGRect? {
        var (left, top) = (-CGFloat.infinity, -CGFloat.infinity)
        var (right, bottom) = (CGFloat.infinity, CGFloat.infinity)
        var shift = CGPoint.zero
        var item = self
        while let parent = item.parent {
            shift.x += item.origin.x + parent.childOffset.x
            shift.y += item.origin.y + parent.childOffset.y
            item = parent
            guard parent.isViewport || parent.parent == nil else { continue }
            (left, right) = (max(left, -shift.x), min(right, parent.size.width - shift.x))
            (top, bottom) = (max(top, -shift.y), min(bottom, parent.size.height - shift.y))
        }
        guard left <= right, top <= bottom, left > -.infinity, right < .infinity else { return nil }
        guard right >= 0, left <= size.width, bottom >= 0, top <= size.height else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The nearest item around that scrolls along an axis.
    final func enclosingScroll(along axis: Axis) -> ScrollItem? {
        var item = parent
        while let current = item {
            if current.isViewport, let scroll = current as? ScrollItem, scroll.scrolls(along: axis) { return scroll }
            item = current.parent
        }
        return nil
    }
}
