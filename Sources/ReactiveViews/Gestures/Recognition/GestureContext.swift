/// What a recogniser knows of the view that its gesture is attached to.
@MainActor
public final class GestureContext {
    private weak var node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }

    /// Has something done after the running pass.
    func enqueue(_ action: @escaping @MainActor () -> Void) {
        guard let node else { return }
        node.graph.enqueueAction(for: node, "gesture cancelled", action)
    }

    /// Where a touch is, in a coordinate space.
    ///
    /// LAYOUT: touches say where they are in the coordinates of the view they began on, as the host was told. Once views have
    /// frames, this is the one place that converts: from the node that the touch hit to this node's view (`local`), to the host's
    /// root (`global`), or to the view that bears a name.
    func location(of touch: Touch, in space: CoordinateSpace) -> CGPoint { touch.location }

    /// Where a location is within the view, from 0 to 1 in each direction.
    ///
    /// LAYOUT: needs the view's size; its middle until then.
    func anchor(of location: CGPoint) -> UnitPoint { .center }

    /// The number, or the nearest that makes sense: at least `lowest`, and a number.
    func sensible<Number: Comparable>(_ number: Number, atLeast lowest: Number, _ name: String) -> Number {
        if number >= lowest { return number }
        Diagnostics.report(
            Diagnostic(.invalidInput, "\(name) can't be \(number); it is taken for \(lowest).", path: node?.path ?? ""))
        return lowest
    }
}
