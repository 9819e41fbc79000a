/// Dragging something out of a view and dropping it on another one.
extension ViewHost {
    /// Drags what the first element with these words offers onto another element, to a point in that element's coordinates.
    public func drag(_ words: String, onto target: String, at location: CGPoint = .zero) throws(ViewQueryError) {
        var item = try pickUp(words)
        try item.move(over: target, at: location)
        guard item.drop() else { throw .unresponsive(target, to: "a drop of this") }
    }

    /// Picks up what the first element with these words offers.
    public func pickUp(_ words: String) throws(ViewQueryError) -> ViewDragItem<Root> {
        var provider: NSItemProvider?
        try send("being picked up", to: words) { node in
            provider = node.first { ($0 as? any DragSource)?.pickUp() }
            return provider != nil
        }
        return ViewDragItem(host: self, provider: provider ?? NSItemProvider())
    }

    /// Takes up something that comes from elsewhere, from another program for instance, to be moved over the views and dropped.
    public func pickUp(_ provider: NSItemProvider) -> ViewDragItem<Root> {
        ViewDragItem(host: self, provider: provider)
    }

    /// The first element with the words that something is interested in the item for, and who that is; else the first element.
    fileprivate func dropTarget(
        _ words: String, _ location: CGPoint, _ provider: NSItemProvider
    ) throws(ViewQueryError) -> (node: ViewNode?, target: (any DropTarget)?) {
        let nodes = try matches(words).compactMap(\.node)
        return graph.perform {
            for node in nodes {
                let point = (node.localSpace ?? LocalSpace()).host(location)
                let target = node.first { around -> (any DropTarget)? in
                    guard let target = around as? any DropTarget else { return nil }
                    let info = DropInfo(over: target, at: point, provider, from: node)
                    return target.isInterested(in: info) ? target : nil
                }
                if let target { return (node, target) }
            }
            return (nodes.first, nil)
        }
    }
}

/// Something that is being dragged from view to view.
///
/// Invariant: `target` was told that the item entered, and neither that it left nor that it was dropped.
@MainActor
public struct ViewDragItem<Root: View> {
    fileprivate let host: ViewHost<Root>
    public let provider: NSItemProvider
    /// What it is over.
    private var node: ViewNode?
    private var target: (any DropTarget)?
    /// Whether the target says that it would take it.
    private var isWelcome = false
    /// In the coordinates of what it is over, and in the host's.
    private var location = CGPoint.zero
    private var point = CGPoint.zero

    fileprivate init(host: ViewHost<Root>, provider: NSItemProvider) {
        self.host = host
        self.provider = provider
    }

    /// What a target is told.
    private func info(for target: any DropTarget) -> DropInfo {
        DropInfo(over: target, at: point, provider, from: node)
    }

    /// Moves it over the first element with these words that is interested in such a thing, to a point in that element's
    /// coordinates; over the first element with them if none is.
    ///
    /// Says whether a view would take it.
    @discardableResult
    public mutating func move(over words: String, at location: CGPoint = .zero) throws(ViewQueryError) -> Bool {
        self.location = host.finite(location)
        let old = target
        (node, target) = try host.dropTarget(words, self.location, provider)
        point = (node?.localSpace ?? LocalSpace()).host(self.location)
        let new = target
        isWelcome = host.perform {
            if let old, old !== new, old.isMounted { old.dropExited(info(for: old)) }
            guard let new, new.isMounted else { return false }
            if old !== new { new.dropEntered(info(for: new)) }
            return new.dropUpdated(info(for: new))
        }
        return isWelcome
    }

    /// Drops it where it is. Says whether a view took it: the target, or one around.
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

    /// Lets go of it beside all views.
    public mutating func cancel() {
        let left = target.map { (target: $0, info: info(for: $0)) }
        (node, target) = (nil, nil)
        host.perform { if let left, left.target.isMounted { left.target.dropExited(left.info) } }
    }
}

extension ViewHost {
    fileprivate func finite(_ location: CGPoint) -> CGPoint {
        if location.isFinite { return location }
        Diagnostics.report(Diagnostic(.invalidInput, "Nothing can be dropped at \(location); it is taken for zero."))
        return .zero
    }
}

extension ViewNode {
    /// What a closure makes of this node, or of the nearest above that it makes something of, up to the presentation that they
    /// belong to.
    func first<Result>(_ find: (ViewNode) -> Result?) -> Result? {
        var node: ViewNode? = self
        while let current = node {
            if let found = find(current) { return found }
            node = current.isEventBoundary ? nil : current.parent as? ViewNode
        }
        return nil
    }
}
