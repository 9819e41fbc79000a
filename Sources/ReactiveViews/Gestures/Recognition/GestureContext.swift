/// What a recogniser knows of the view that its gesture is attached to.
@MainActor
public final class GestureContext {
    private weak var node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }

    /// Whether touches are down that the view takes part in.
    var hasTouches: Bool { (node as? any GestureParticipant)?.session?.hasTouches == true }

    /// Has something done after the running pass.
    func enqueue(_ action: @escaping @MainActor () -> Void) {
        guard let node else { return }
        node.graph.enqueueAction(for: node, "gesture cancelled", action)
    }

    /// Converts a point of the host to a coordinate space. The host's is used if no view around has the name.
    func location(ofGlobal point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return localSpace?.local(point) ?? point
        case .named(let name):
            guard let node, node.isMounted else { return point }
            node.tree.layOut()
            var items: [LayoutItem] = []
            node.appendItems(to: &items)
            guard let space = items.first?.item(ofSpace: name) else { return point }
            return LocalSpace(of: space).local(point)
        }
    }

    /// Where a touch is, in a coordinate space.
    func location(of touch: Touch, in space: CoordinateSpace) -> CGPoint {
        location(ofGlobal: touch.global, in: space)
    }

    /// Converts a point in the view's own coordinates to fractions of the view's size; the middle if it has no extent.
    func anchor(of location: CGPoint) -> UnitPoint {
        guard let size = localSpace?.size, size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }

    private var localSpace: LocalSpace? {
        guard let node, node.isMounted else { return nil }
        return node.localSpace
    }

    /// The number, or the nearest that makes sense: at least `lowest`, and a number.
    func sensible<Number: Comparable>(_ number: Number, atLeast lowest: Number, _ name: String) -> Number {
        if number >= lowest { return number }
        Diagnostics.report(
            Diagnostic(.invalidInput, "\(name) can't be \(number); it is taken for \(lowest).", path: node?.path ?? ""))
        return lowest
    }
}
