/// Where a pointer is that no button of is held down, as far as a view is concerned.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a point.
    case active(CGPoint)
    /// No more.
    case ended
}

extension View {
    /// Does something when the pointer comes over the view (true) or leaves it (false). Not when the view goes away.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            HoverModifier(space: .local) { phase, isNew in
                switch phase {
                case .active: if isNew { action(true) }
                case .ended: action(false)
                }
            })
    }

    /// Does something when the pointer moves over the view or leaves it.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(space: coordinateSpace) { phase, _ in action(phase) }, as: ModifierKind.ContinuousHover.self)
    }

    /// Does something when the pointer moves over the view or leaves it.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}

private struct HoverModifier: PrimitiveModifier {
    let space: CoordinateSpace
    /// Gets the phase, and whether the pointer wasn't there before.
    let action: (HoverPhase, Bool) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HoverModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HoverModifier>> {
        HoverNode(view, under: parent)
    }
}

/// A node that is told of the pointer.
@MainActor
protocol HoverTarget: ViewNode {
    /// The pointer came (`isNew`) or moved, to a point in the host's coordinates.
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
    /// Moves the pointer over a node, or away from all (nil). Views that it leaves are told first, then those that it comes to, all
    /// from inside out. Says whether there was anybody to tell.
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
