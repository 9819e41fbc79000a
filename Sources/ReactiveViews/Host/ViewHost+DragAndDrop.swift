import Reactive

// Drags content out of a view and drops it on another one.
extension ViewHost {
    /// Drags the content of an element onto another element.
    ///
    /// ```swift
    /// try host.drag("Note", onto: "Inbox")
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element with the content.
    ///   - destination: The destination.
    ///   - location: The point of the drop, in points in the destination's coordinates; its origin by default.
    /// - Throws: A `ViewQueryError` if an element isn't visible, offers no content or refuses the drop.
    public func drag(
        _ target: some ViewTarget, onto destination: some ViewTarget, at location: CGPoint = .zero
    ) throws(ViewQueryError) {
        try observed(target.viewLocator.name, details: "onto \(destination.viewLocator.name)") {
            () throws(ViewQueryError) in
            var item = try pickUp(target)
            try item.move(over: destination, at: location)
            guard item.drop() else { throw .unresponsive(destination.viewLocator.name, to: "a drop of this") }
        }
    }

    /// Begins to drag the content of an element.
    ///
    /// ```swift
    /// var item = try host.pickUp("Note")
    /// try item.move(over: "Inbox")
    /// item.drop()
    /// ```
    ///
    /// - Parameter target: The element.
    /// - Returns: The dragged item.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func pickUp(_ target: some ViewTarget) throws(ViewQueryError) -> ViewDragItem<Root> {
        var provider: NSItemProvider?
        try act(on: target, .onNodes("being picked up") { $0 is any DragSource }) { place in
            provider = graph.perform { place.node.first { ($0 as? any DragSource)?.pickUp() } }
            return provider
        }
        return ViewDragItem(host: self, provider: provider ?? NSItemProvider())
    }

    /// Begins to drag content from elsewhere, such as another program.
    ///
    /// ```swift
    /// var item = host.pickUp(NSItemProvider(object: NSString(string: "Hello")))
    /// try item.move(over: "Inbox")
    /// item.drop()
    /// ```
    ///
    /// - Parameter provider: The content.
    /// - Returns: The dragged item.
    public func pickUp(_ provider: NSItemProvider) -> ViewDragItem<Root> {
        ViewDragItem(host: self, provider: provider)
    }

    /// Returns the node of a target that has a destination for the content, and the destination; otherwise the
    /// target's node and nil.
    fileprivate func dropTarget(
        _ target: some ViewTarget, _ location: CGPoint, _ provider: NSItemProvider
    ) throws(ViewQueryError) -> (node: ViewNode, location: CGPoint, target: (any DropTarget)?) {
        let verb = HostVerb.onNodes("a drop of this", needs: .reach) { $0 is any DropTarget }
        let locator = target.viewLocator
        let places = try finder.places(locator, for: verb)
        if let obstacle = finder.obstacle(to: places[0], locator.name, for: verb, at: nil) { throw obstacle }
        return graph.perform {
            for place in places {
                let (node, location) = (place.node, place.location(location))
                let point = (node.localSpace ?? LocalSpace()).host(location)
                let target = node.first { around -> (any DropTarget)? in
                    guard let target = around as? any DropTarget else { return nil }
                    let info = DropInfo(over: target, at: point, provider, from: node)
                    return target.isInterested(in: info) ? target : nil
                }
                if let target { return (node, location, target) }
            }
            return (places[0].node, places[0].location(location), nil)
        }
    }
}

/// Content that is dragged over views. `pickUp` begins the drag; `drop` or `cancel` ends it.
///
/// Invariant: `target` has received `dropEntered`, and neither `dropExited` nor `performDrop` since.
@MainActor
public struct ViewDragItem<Root: View> {
    fileprivate let host: ViewHost<Root>
    /// The content.
    public let provider: NSItemProvider
    /// The node under the content.
    private var node: ViewNode?
    private var target: (any DropTarget)?
    /// Whether the target would accept a drop.
    private var isWelcome = false
    /// The place in the coordinates of the element under the content. `point` is the place in the host's coordinates.
    private var location = CGPoint.zero
    private var point = CGPoint.zero

    fileprivate init(host: ViewHost<Root>, provider: NSItemProvider) {
        self.host = host
        self.provider = provider
    }

    /// Returns the description of the drag for a target.
    private func info(for target: any DropTarget) -> DropInfo {
        DropInfo(over: target, at: point, provider, from: node)
    }

    /// Moves the content over an element.
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - location: The place, in points in the element's coordinates; its origin by default.
    /// - Returns: Whether a view would accept a drop.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if the user can't reach it.
    @discardableResult
    public mutating func move(over target: some ViewTarget, at location: CGPoint = .zero) throws(ViewQueryError) -> Bool
    {
        let old = self.target
        let found = try host.dropTarget(target, host.finite(location), provider)
        (node, self.location, self.target) = found
        point = (node?.localSpace ?? LocalSpace()).host(self.location)
        let new = self.target
        isWelcome = host.perform {
            if let old, old !== new, old.isMounted { old.dropExited(info(for: old)) }
            guard let new, new.isMounted else { return false }
            if old !== new { new.dropEntered(info(for: new)) }
            return new.dropUpdated(info(for: new))
        }
        return isWelcome
    }

    /// Drops the content at its place.
    ///
    /// - Returns: Whether the target or an enclosing view accepted it.
    @discardableResult
    public mutating func drop() -> Bool {
        defer { (node, target) = (nil, nil) }
        guard let node, node.isMounted else { return false }
        return host.perform {
            if let target, !isWelcome {
                target.dropExited(info(for: target))
                return false
            }
            return offerDrop(from: node)
        }
    }

    private func offerDrop(from start: ViewNode) -> Bool {
        let payload: Any = provider.values.first.map { $0 as Any } ?? provider
        var event = InputEvent(.drop(payload, location))
        event.origin = start
        var (node, child): (ViewNode?, ViewNode?) = (start, nil)
        while let current = node {
            if let target = current as? any DropTarget {
                let info = info(for: target)
                if target.isInterested(in: info), target.performDrop(info) { return true }
            } else if current.handle(&event, from: child) {
                return true
            }
            child = current
            node = current.isEventBoundary ? nil : current.parent as? ViewNode
        }
        return false
    }

    /// Ends the drag without a drop.
    public mutating func cancel() {
        let left = target.map { (target: $0, info: info(for: $0)) }
        (node, target) = (nil, nil)
        host.perform { if let left, left.target.isMounted { left.target.dropExited(left.info) } }
    }
}

extension ViewHost {
    fileprivate func finite(_ location: CGPoint) -> CGPoint {
        if location.isFinite { return location }
        Diagnostics.report(Diagnostic(.invalidInput, "Invalid drop location \(location); using zero."))
        return .zero
    }
}

extension ViewNode {
    /// Returns the result of a closure for this node or the nearest node above with a result, up to the nearest event
    /// boundary.
    func first<Result>(_ find: (ViewNode) -> Result?) -> Result? {
        var node: ViewNode? = self
        while let current = node {
            if let found = find(current) { return found }
            node = current.isEventBoundary ? nil : current.parent as? ViewNode
        }
        return nil
    }
}
