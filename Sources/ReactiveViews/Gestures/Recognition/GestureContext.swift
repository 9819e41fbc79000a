/// The view that a gesture is attached to, as seen by its recogniser.
@MainActor
public final class GestureContext {
    private weak var node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }

    /// Whether touches are down in the view's session.
    var hasTouches: Bool { (node as? any GestureParticipant)?.session?.hasTouches == true }

    /// Runs an action after the current pass.
    func enqueue(_ action: @escaping @MainActor () -> Void) {
        guard let node else { return }
        node.graph.enqueueAction(for: node, "gesture cancelled", action)
    }

    /// Converts a point of the host to a coordinate space; to the host's if no ancestor has the name.
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

    /// Returns the location of a touch in a coordinate space.
    func location(of touch: Touch, in space: CoordinateSpace) -> CGPoint {
        location(ofGlobal: touch.global, in: space)
    }

    /// Converts a point of the view to fractions of the view's size; the centre if the view is empty.
    func anchor(of location: CGPoint) -> UnitPoint {
        guard let size = localSpace?.size, size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }

    private var localSpace: LocalSpace? {
        guard let node, node.isMounted else { return nil }
        return node.localSpace
    }

    /// Returns the number if it is valid; otherwise reports it and returns `lowest`.
    func sensible<Number: Comparable>(_ number: Number, atLeast lowest: Number, _ name: String) -> Number {
        if number >= lowest { return number }
        Diagnostics.report(
            Diagnostic(.invalidInput, "Invalid \(name) \(number); using \(lowest).", path: node?.path ?? ""))
        return lowest
    }
}
