extension ViewHost {
    /// Scrolls the nearest scroll view around an element that can move along an axis of the offset. It stops at the
    /// ends of the content.
    ///
    /// ```swift
    /// try host.scroll("Row 1", by: CGSize(width: 0, height: 200))
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - offset: The change of the content offset, in points; the content moves the other way.
    /// - Throws: A `ViewQueryError` if the element isn't visible or nothing around it scrolls.
    public func scroll(_ words: String, by offset: CGSize) throws(ViewQueryError) {
        let scrollable = try scrollable(words, offset)
        let from = scrollable.contentOffset
        graph.perform {
            scrollable.scroll(to: CGPoint(x: from.x + offset.width, y: from.y + offset.height), isHeld: false)
        }
    }

    /// Scrolls the nearest scroll view around an element, so that a point of the content is at the upper left corner,
    /// or as near as possible.
    ///
    /// ```swift
    /// try host.scroll("Row 1", to: CGPoint(x: 0, y: 500))
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - offset: The content offset, in points.
    /// - Throws: A `ViewQueryError` if the element isn't visible or nothing around it scrolls.
    public func scroll(_ words: String, to offset: CGPoint) throws(ViewQueryError) {
        let scrollable = try scrollable(words, nil)
        graph.perform { scrollable.scroll(to: offset, isHeld: false) }
    }

    /// Returns the content offset of the nearest scroll view around an element: the point of the content at the upper
    /// left corner, in points.
    ///
    /// ```swift
    /// let offset = try host.scrollOffset(of: "Row 1")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: A `ViewQueryError` if the element isn't visible or nothing around it scrolls.
    public func scrollOffset(of words: String) throws(ViewQueryError) -> CGPoint {
        let element = try find(words)
        guard let node = element.node?.scrollables.first else { throw .unresponsive(words, to: "scrolling") }
        node.tree.layOut()
        return node.contentOffset
    }

    /// Begins to scroll the nearest scroll view around an element. Until the release the content may be beyond its
    /// ends.
    ///
    /// ```swift
    /// let scroll = try host.beginScroll("Row 1")
    /// scroll.move(to: CGSize(width: 0, height: -100))
    /// scroll.release()
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Returns: The scroll in progress.
    /// - Throws: A `ViewQueryError` if the element isn't visible or nothing around it scrolls.
    public func beginScroll(_ words: String) throws(ViewQueryError) -> ViewScroll {
        let scrollable = try scrollable(words, nil)
        return ViewScroll(node: scrollable, start: scrollable.contentOffset)
    }

    private func scrollable(_ words: String, _ offset: CGSize?) throws(ViewQueryError) -> any Scrollable {
        let element = try find(words)
        element.node?.tree.layOut()
        let candidates = element.node?.scrollables.filter(\.isScrollEnabled) ?? []
        let along = candidates.filter { candidate in
            guard let offset else { return true }
            return Axis.allCases.contains { offset[$0] != 0 && candidate.scrollItem.scrolls(along: $0) }
        }
        let movable = along.first { candidate in
            Axis.allCases.contains { axis in
                guard let offset else { return candidate.contentOffsetRange[axis] > 0 }
                let place = candidate.contentOffset[axis] + offset[axis]
                return offset[axis] != 0
                    && candidate.contentOffset[axis] != min(max(place, 0), candidate.contentOffsetRange[axis])
            }
        }
        guard let found = movable ?? along.first else { throw .unresponsive(words, to: "scrolling") }
        return found
    }
}

extension ViewNode {
    /// The scroll views at and around this node, up to the nearest event boundary.
    fileprivate var scrollables: [any Scrollable] {
        var found: [any Scrollable] = []
        var node: ViewNode? = self
        while let current = node {
            if let scrollable = current as? any Scrollable { found.append(scrollable) }
            if current.isEventBoundary { break }
            node = current.parent as? ViewNode
        }
        return found
    }
}

/// A scroll in progress: content that the user holds and moves.
@MainActor
public struct ViewScroll {
    fileprivate let node: any Scrollable
    fileprivate let start: CGPoint

    /// Moves the finger. The content moves with it, beyond its ends if that is allowed.
    ///
    /// - Parameter translation: The distance from the beginning of the scroll, in points.
    public func move(to translation: CGSize) {
        guard node.isMounted else { return }
        node.graph.perform {
            var offset = CGPoint(x: start.x - translation.width, y: start.y - translation.height)
            for axis in Axis.allCases where !canBounce(axis) {
                offset[axis] = min(max(offset[axis], 0), node.contentOffsetRange[axis])
            }
            node.scroll(to: offset, isHeld: true)
        }
    }

    private func canBounce(_ axis: Axis) -> Bool {
        let values = node.environment
        let behavior = axis == .vertical ? values.verticalScrollBounceBehavior : values.horizontalScrollBounceBehavior
        return behavior != .basedOnSize || node.contentOffsetRange[axis] > 0
    }

    /// Releases the content. Content beyond its ends moves back.
    public func release() {
        guard node.isMounted else { return }
        node.graph.perform { node.scroll(to: node.contentOffset, isHeld: false) }
    }

    /// Interrupts the scroll. The content moves back to where it was.
    public func cancel() {
        guard node.isMounted else { return }
        node.graph.perform { node.scroll(to: start, isHeld: false) }
    }
}
