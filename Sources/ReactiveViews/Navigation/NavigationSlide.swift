/// What another view was pushed over is seen leaving, though it stays in the tree.
///
/// Invariants, until `end()`: each item is among `departing` of its container, and among `leaving` of the layout.
@MainActor
final class NavigationSlide: Animator {
    private struct Leaving {
        let item: LayoutItem
        /// The item's, so that it lives as long.
        let node: ViewNode
        weak var container: LayoutItem?
        let offset: CGPoint
    }

    private var items: [Leaving] = []

    init(of covered: [LayoutItem], by distance: Double, _ animation: Animation, _ clock: AnimationClock) {
        for item in covered {
            guard let (container, offset) = item.beginDeparture() else { continue }
            items.append(Leaving(item: item, node: item.node, container: container, offset: offset))
            let way = AnyTransition.Way(shift: TransitionShift(x: distance))
            ItemPresentation.of(item, clock).leave(way, animation)
        }
        clock.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        if items.contains(where: { $0.node.isMounted && $0.item.presentation?.isMoving == true }) { return true }
        end()
        return false
    }

    /// They have left, or come back: then they go on from where they are.
    func end() {
        for leaving in items {
            leaving.item.endDeparture(from: leaving.container, leaving.offset)
            if leaving.item.presentation?.isMoving != true { leaving.item.presentation = nil }
        }
        items = []
    }
}
