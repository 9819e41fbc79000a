/// What another view was pushed over is seen leaving, though it stays in the tree.
@MainActor
final class NavigationSlide: Animator {
    private var items: [ExitingItem] = []
    /// Nil once it has left.
    private(set) weak var covered: ViewNode?
    private let hasLeft: @MainActor () -> Void

    /// - Parameter hasLeft: called when the items have left, unless something else ends the slide before.
    init(
        of covered: ViewNode, _ items: [LayoutItem], by distance: Double, _ animation: Animation,
        hasLeft: @escaping @MainActor () -> Void
    ) {
        self.covered = covered
        self.hasLeft = hasLeft
        let clock = covered.tree.animations
        for item in items {
            guard let exiting = ExitingItem(item) else { continue }
            self.items.append(exiting)
            let way = AnyTransition.Way(shift: TransitionShift(x: distance))
            ItemPresentation.of(item, clock).exit(way, animation)
        }
        clock.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        if items.contains(where: { $0.node.isMounted && $0.item.presentation?.isMoving == true }) { return true }
        let isOver = covered == nil
        end()
        if !isOver { hasLeft() }
        return false
    }

    /// They have left, or come back: then they go on from where they are.
    func end() {
        for exiting in items {
            exiting.end()
            if exiting.item.presentation?.isMoving != true { exiting.item.presentation = nil }
        }
        items = []
        covered = nil
    }
}
