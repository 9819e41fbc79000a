/// The state of a pointer without a pressed button, relative to a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a point in the requested coordinate space.
    case active(CGPoint)
    /// The pointer left the view.
    case ended
}

nonisolated extension View {
    /// Calls an action when the pointer enters or leaves the view. The action isn't called when the view is removed.
    ///
    /// ```swift
    /// Text("Help").onHover { showsHint = $0 }
    /// ```
    ///
    /// - Parameter action: Called on the main actor with true when the pointer enters, and false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            HoverModifier(space: .local) { phase, isNew in
                switch phase {
                case .active: if isNew { action(true) }
                case .ended: action(false)
                }
            })
    }

    /// Calls an action when the pointer moves over the view or leaves it.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space of the reported locations.
    ///   - action: Called on the main actor with the phase.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(space: coordinateSpace) { phase, _ in action(phase) }, as: ModifierKind.ContinuousHover.self)
    }

    /// Calls an action when the pointer moves over the view or leaves it.
    ///
    /// ```swift
    /// Board().onContinuousHover { phase in
    ///     if case .active(let point) = phase { cursor = point }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space of the reported locations; the view's own by default.
    ///   - action: Called on the main actor with the phase.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}

nonisolated private struct HoverModifier: PrimitiveModifier {
    let space: CoordinateSpace
    /// Receives the phase, and whether the pointer has just entered.
    let action: (HoverPhase, Bool) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HoverModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HoverModifier>> {
        HoverNode(view, under: parent)
    }
}

/// A node that receives pointer events.
@MainActor
protocol HoverTarget: ViewNode {
    /// The pointer entered (`isNew`) or moved to a point in the host's coordinates.
    func pointerMoved(to location: CGPoint, isNew: Bool)
    func pointerLeft()
}

struct WeakHoverTarget {
    weak var node: (any HoverTarget)?
}

private final class HoverNode<Content: View>: ModifierNode<Content, HoverModifier>, HoverTarget {
    func pointerMoved(to location: CGPoint, isNew: Bool) {
        modifier.action(.active(GestureContext(self).location(ofGlobal: location, in: modifier.space)), isNew)
    }

    func pointerLeft() { modifier.action(.ended, false) }
}

extension TouchSystem {
    /// Moves the pointer over a node, or away from all nodes (nil). Nodes that it left are notified first, then nodes
    /// that it is over, both from inside out. Returns whether any node was notified.
    @discardableResult
    func hover(over node: ViewNode?, at location: CGPoint) -> Bool {
        let before = hoveredNodes.compactMap(\.node).filter(\.isMounted)
        var now: [any HoverTarget] = []
        var next = node
        while let current = next {
            if let target = current as? any HoverTarget { now.append(target) }
            next = current.isEventBoundary ? nil : current.parent as? ViewNode
        }
        hoveredNodes = now.map { WeakHoverTarget(node: $0) }
        for target in before where !now.contains(where: { $0 === target }) { target.pointerLeft() }
        guard let node else { return true }
        let space = node.localSpace ?? LocalSpace()
        let location = space.host(finite(location, else: .zero, of: node))
        for target in now { target.pointerMoved(to: location, isNew: !before.contains { $0 === target }) }
        return !now.isEmpty
    }
}
