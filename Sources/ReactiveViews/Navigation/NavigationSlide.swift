/// What another view was pushed over is seen leaving, though it stays in the tree.
@MainActor
final class NavigationSlide: Animator {
    private var items: [LeavingItem] = []

    init(of covered: [LayoutItem], by distance: Double, _ animation: Animation, _ clock: AnimationClock) {
        for item in covered {
            guard let leaving = LeavingItem(item) else { continue }
            items.append(leaving)
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
            leaving.end()
            if leaving.item.presentation?.isMoving != true { leaving.item.presentation = nil }
        }
        items = []
    }
}
