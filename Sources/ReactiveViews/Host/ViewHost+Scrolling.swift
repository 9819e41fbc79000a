import Reactive

extension ViewHost {
    /// Scrolls the nearest scroll view around an element that can move along an axis of the offset. It stops at the
    /// ends of the content.
    ///
    /// At a point, as from a wheel, it is the innermost scroll view whose frame contains the point and that can move. A
    /// recording doesn't count a point without one as an error.
    ///
    /// ```swift
    /// try host.scroll("Row 1", by: CGSize(width: 0, height: 200))
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - offset: The change of the content offset, in points; the content moves the other way.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element or nothing around it scrolls.
    public func scroll(_ target: some ViewTarget, by offset: CGSize) throws(ViewQueryError) {
        let locator = target.viewLocator
        try observed(locator.name, details: ActionWords.of(offset), isMiss: { $0.isMiss(of: locator) }) {
            () throws(ViewQueryError) in
            let scrollable = try scrollable(target, offset)
            let from = scrollable.contentOffset
            graph.perform {
                scrollable.scroll(to: CGPoint(x: from.x + offset.width, y: from.y + offset.height), isHeld: false)
            }
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
    ///   - target: The element.
    ///   - offset: The content offset, in points.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element or nothing around it scrolls.
    public func scroll(_ target: some ViewTarget, to offset: CGPoint) throws(ViewQueryError) {
        try observed(target.viewLocator.name, details: ActionWords.to(offset)) { () throws(ViewQueryError) in
            let scrollable = try scrollable(target, nil)
            graph.perform { scrollable.scroll(to: offset, isHeld: false) }
        }
    }

    /// Returns the content offset of the nearest scroll view around an element: the point of the content at the upper
    /// left corner, in points.
    ///
    /// ```swift
    /// let offset = try host.scrollOffset(of: "Row 1")
    /// ```
    ///
    /// - Parameter target: The element.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element or nothing around it scrolls.
    public func scrollOffset(of target: some ViewTarget) throws(ViewQueryError) -> CGPoint {
        guard let node = try scrollPlace(target).node?.scrollables.first else {
            throw .unresponsive(target.viewLocator.name, to: "scrolling")
        }
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
    /// - Parameter target: The element.
    /// - Returns: The scroll in progress.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element or nothing around it scrolls.
    public func beginScroll(_ target: some ViewTarget) throws(ViewQueryError) -> ViewScroll {
        let scrollable = try scrollable(target, nil)
        return ViewScroll(node: scrollable, start: scrollable.contentOffset)
    }

    /// Scrolls until a target is in sight.
    ///
    /// An element that is in the tree is scrolled to by the scroll views around it. Otherwise the host looks for it in
    /// the rows of lists and lazy stacks that aren't made yet: it scrolls each scroll view from its start to its end, a
    /// page at a time. The rows on the way are made and appear, as if the user looked for the target. Scroll views
    /// without the target return to where they were.
    ///
    /// ```swift
    /// try host.scroll(to: "Row 500")
    /// try host.tap("Row 500")
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - pages: The most pages to look through in each scroll view.
    /// - Throws: A `ViewQueryError` if the target isn't found, isn't exactly one element, or nothing scrolls to it.
    public func scroll(to target: some ViewTarget, within pages: Int = 1_000) throws(ViewQueryError) {
        try observed(target.viewLocator.name) { () throws(ViewQueryError) in
            let locator = target.viewLocator
            do throws(ViewQueryError) {
                return try show(locator)
            } catch {
                guard case .notFound = error else { throw error }
                var seen: Set<ObjectIdentifier> = []
                for element in topElements.flatMap(\.all) {
                    guard let scrollable = element.node?.scrollables.first,
                        seen.insert(ObjectIdentifier(scrollable)).inserted
                    else { continue }
                    if look(for: locator, in: scrollable, pages) { return try show(locator) }
                }
                throw error
            }
        }
    }

    /// Scrolls to an element that is in the tree.
    private func show(_ locator: ViewLocator) throws(ViewQueryError) {
        let verb = HostVerb(name: "scrolling", needs: .reach)
        let place = try finder.places(locator, for: verb)[0]
        if let obstacle = finder.obstacle(to: place, locator.name, for: verb, at: nil) { throw obstacle }
    }

    /// Scrolls a view page by page until an element is found. Returns whether it was.
    private func look(for locator: ViewLocator, in scrollable: any Scrollable, _ pages: Int) -> Bool {
        guard scrollable.isScrollEnabled else { return false }
        viewTree.layOut()
        let (item, start) = (scrollable.scrollItem, scrollable.contentOffset)
        let axis: Axis = item.scrolls(along: .vertical) ? .vertical : .horizontal
        var place = start
        place[axis] = 0
        for _ in 0..<max(pages, 0) where scrollable.isMounted {
            graph.perform { scrollable.scroll(to: place, isHeld: false) }
            viewTree.layOut()
            graph.flush()
            if !finder.all(locator).isEmpty { return true }
            let (end, step) = (scrollable.contentOffsetRange[axis], item.size[axis] * 0.8)
            guard place[axis] < end, step > 0 else { break }
            place[axis] = min(place[axis] + step, end)
        }
        if scrollable.isMounted { graph.perform { scrollable.scroll(to: start, isHeld: false) } }
        return false
    }

    /// Returns the element that a scroll begins at, and the node: at a point the touched view, which may have no element.
    private func scrollPlace(_ target: some ViewTarget) throws(ViewQueryError) -> (
        element: ViewElement, node: ViewNode?
    ) {
        let element = try find(target)
        guard case .point(let point) = target.viewLocator.kind, let hit = viewTree.target(at: point) else {
            return (element, element.node)
        }
        return (element, hit.row ?? hit.node)
    }

    private func scrollable(_ target: some ViewTarget, _ offset: CGSize?) throws(ViewQueryError) -> any Scrollable {
        let (element, node) = try scrollPlace(target)
        viewTree.observer?.targetFound(
            ObservedTarget(line: element.line, frame: element.frame, isAnywhere: true))
        node?.tree.layOut()
        let candidates = node?.scrollables.filter(\.isScrollEnabled) ?? []
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
        guard let found = movable ?? along.first else { throw .unresponsive(target.viewLocator.name, to: "scrolling") }
        return found
    }
}

extension ViewNode {
    /// The scroll views at and around this node, up to the nearest event boundary.
    var scrollables: [any Scrollable] {
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
