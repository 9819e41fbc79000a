/// Dragging something out of a view and dropping it on another one.
extension ViewHost {
    /// Drags what the first element with these words offers onto another element, to a point in that element's coordinates.
    public func drag(_ words: String, onto target: String, at location: CGPoint = .zero) throws(ViewQueryError) {
        var item = try pickUp(words)
        do {
            try item.move(over: target, at: location)
        } catch {
            item.cancel()
            throw error
        }
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

    /// The nodes that would take a drop on an element with the words, from inside out, for the first element that has any.
    fileprivate func dropTargets(_ words: String, _ info: DropInfo) throws(ViewQueryError) -> [any DropTarget] {
        for element in try matches(words) {
            guard let node = element.node else { continue }
            var targets: [any DropTarget] = []
            graph.perform {
                let _: Never? = node.first { node in
                    if let target = node as? any DropTarget, target.isInterested(in: info) { targets.append(target) }
                    return nil
                }
            }
            if !targets.isEmpty { return targets }
        }
        throw .unresponsive(words, to: "a drop of this")
    }
}

/// Something that is being dragged from view to view.
///
/// Invariant: `target` was told that the item entered, and neither that it left nor that it was dropped.
@MainActor
public struct ViewDragItem<Root: View> {
    fileprivate let host: ViewHost<Root>
    public let provider: NSItemProvider
    private var targets: [any DropTarget] = []
    private var location = CGPoint.zero

    fileprivate init(host: ViewHost<Root>, provider: NSItemProvider) {
        self.host = host
        self.provider = provider
    }

    private var info: DropInfo { DropInfo(location: location, providers: [provider]) }

    /// Moves it over the first element with these words that takes such a thing, to a point in that element's coordinates.
    public mutating func move(over words: String, at location: CGPoint = .zero) throws(ViewQueryError) {
        let old = targets.first
        self.location = host.finite(location)
        targets = try host.dropTargets(words, info)
        let (new, info) = (targets[0], info)
        host.perform {
            if old !== new {
                if let old, old.isMounted { old.dropExited(info) }
                new.dropEntered(info)
            }
            if !new.dropUpdated(info) { targets = [] }
        }
        if targets.isEmpty {
            host.perform { new.dropExited(info) }
            throw .unresponsive(words, to: "a drop of this")
        }
    }

    /// Drops it where it is. Says whether a view took it.
    @discardableResult
    public mutating func drop() -> Bool {
        let (targets, info) = (targets, info)
        self.targets = []
        return host.perform {
            for target in targets where target.isMounted && target.performDrop(info) { return true }
            return false
        }
    }

    /// Lets go of it beside all views.
    public mutating func cancel() {
        let (old, info) = (targets.first, info)
        targets = []
        host.perform { if let old, old.isMounted { old.dropExited(info) } }
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
