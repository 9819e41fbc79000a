extension LayoutItem {
    /// State of an item that moves, or inside of which one exits. Allocated on demand.
    final class Motion {
        /// What is shown of the item while it moves, enters or exits.
        var presentation: ItemPresentation?
        /// The items inside that belong to no view any more but are still shown.
        var exiting = Registry<LayoutItem>()
    }

    /// What is shown of the item while it moves, enters or exits; nil if it is shown as placed.
    final var presentation: ItemPresentation? {
        get { motion?.presentation }
        set { changeMotion { $0.presentation = newValue } }
    }

    /// The items inside that belong to no view any more but are still shown.
    final var exiting: [LayoutItem] { motion.map { Array($0.exiting) } ?? [] }

    private func changeMotion(_ change: (Motion) -> Void) {
        let motion = motion ?? Motion()
        change(motion)
        self.motion = motion.presentation == nil && motion.exiting.isEmpty ? nil : motion
    }

    /// Begins to show the item as exiting: no other item places it any more, and the item around it may go before it.
    ///
    /// - Returns: The item of a view that shows this one from now on, and the distance that this one is moved by for
    ///   it; nil if the item was never shown.
    @MainActor
    final func beginExit() -> (container: LayoutItem, offset: CGPoint)? {
        guard hasPlace, !context.isExiting(self), var container = parent else { return nil }
        var offset = CGPoint.zero
        while container.node.item !== container, let next = container.parent {
            offset = offset.moved(by: container.origin).moved(by: container.childOffset)
            container = next
        }
        parent = container
        origin = origin.moved(by: offset)
        if offset != .zero { presentation?.follow(CGRect(origin: origin, size: size)) }
        context.beginExit(of: self)
        container.changeMotion { $0.exiting.append(self) }
        return (container, offset)
    }

    /// Ends what `beginExit` began: the item is gone, or comes back.
    ///
    /// - Parameters:
    ///   - container: The item that showed this one; nil if it is gone.
    ///   - offset: The distance that this item was moved by.
    @MainActor
    final func endExit(from container: LayoutItem?, _ offset: CGPoint) {
        origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
        context.endExit(of: self)
        guard let container else { return }
        container.changeMotion { $0.exiting.remove(self) }
        if parent === container, !container.hasChild(self) { parent = nil }
    }
}
