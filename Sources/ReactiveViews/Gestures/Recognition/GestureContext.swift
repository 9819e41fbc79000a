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
    /// Touches say where they are in the coordinates of the view that they began on; from there it goes by the host's.
    func location(of touch: Touch, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return touch.global
        case .local: return touch.global.moved(back: frame(of: node).origin)
        case .named(let name):
            var items: [LayoutItem] = []
            node?.appendItems(to: &items)
            guard let space = items.first?.item(ofSpace: name) else { return touch.global }
            return touch.global.moved(back: space.frame().origin)
        }
    }

    /// Where a location is within the view, from 0 to 1 in each direction; in its middle if it has no extent.
    func anchor(of location: CGPoint) -> UnitPoint {
        let size = frame(of: node).size
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }

    private func frame(of node: ViewNode?) -> CGRect {
        guard let node, node.isMounted else { return .zero }
        return ViewElement(of: node).frame ?? .zero
    }

    /// The number, or the nearest that makes sense: at least `lowest`, and a number.
    func sensible<Number: Comparable>(_ number: Number, atLeast lowest: Number, _ name: String) -> Number {
        if number >= lowest { return number }
        Diagnostics.report(
            Diagnostic(.invalidInput, "\(name) can't be \(number); it is taken for \(lowest).", path: node?.path ?? ""))
        return lowest
    }
}
