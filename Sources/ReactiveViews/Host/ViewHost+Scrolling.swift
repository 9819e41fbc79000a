extension ViewHost {
    /// Scrolls what scrolls around, or is, the first element with these words: the nearest that scrolls along an axis of the offset
    /// and has somewhere to go. Content moves the other way. It stops at its ends.
    public func scroll(_ words: String, by offset: CGSize) throws(ViewQueryError) {
        let scrollable = try scrollable(words, offset)
        let from = scrollable.contentOffset
        graph.perform {
            scrollable.scroll(to: CGPoint(x: from.x + offset.width, y: from.y + offset.height), isHeld: false)
        }
    }

    /// Scrolls what scrolls around, or is, the first element with these words, so that a point of the content is at the upper left
    /// corner, or as near as that can be.
    public func scroll(_ words: String, to offset: CGPoint) throws(ViewQueryError) {
        let scrollable = try scrollable(words, nil)
        graph.perform { scrollable.scroll(to: offset, isHeld: false) }
    }

    /// Which point of the content is at the upper left corner of what scrolls around, or is, the first element with these words.
    public func scrollOffset(of words: String) throws(ViewQueryError) -> CGPoint {
        let element = try find(words)
        guard let node = element.node?.scrollables.first else { throw .unresponsive(words, to: "scrolling") }
        node.tree.layOut()
        return node.contentOffset
    }

    /// Takes hold of what scrolls around, or is, the first element with these words. While it is held the content may be past its ends.
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
    /// Those around this node, or the node, whose content scrolls, up to the presentation that it belongs to.
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

/// Content that the user holds and moves.
@MainActor
public struct ViewScroll {
    fileprivate let node: any Scrollable
    fileprivate let start: CGPoint

    /// Moves the pointer, to an offset from where it took hold: the content moves with it, past its ends, too, if that is allowed.
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

    /// Lets go. Content that is past its ends comes back.
    public func release() {
        guard node.isMounted else { return }
        node.graph.perform { node.scroll(to: node.contentOffset, isHeld: false) }
    }

    /// Is interrupted: the content comes back to where it was.
    public func cancel() {
        guard node.isMounted else { return }
        node.graph.perform { node.scroll(to: start, isHeld: false) }
    }
}
