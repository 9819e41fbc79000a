/// The movement of a covered view out of sight. The view stays in the tree.
@MainActor
final class NavigationSlide: Animator {
    private var items: [ExitingItem] = []
    /// The covered view; nil after the movement.
    private(set) weak var covered: ViewNode?
    private let hasLeft: @MainActor () -> Void

    /// - Parameter hasLeft: Called at the end of the movement, unless another change ends it before.
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

    /// Ends the movement. Items that move back in continue from their current position.
    func end() {
        for exiting in items {
            exiting.end()
            if exiting.item.presentation?.isMoving != true { exiting.item.presentation = nil }
        }
        items = []
        covered = nil
    }
}
