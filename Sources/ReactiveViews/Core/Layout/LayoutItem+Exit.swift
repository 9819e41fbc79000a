extension LayoutItem {
    /// State of an item that moves, or that shows exiting items. Allocated on demand.
    final class Motion {
        /// The animated geometry while the item moves, enters or exits.
        var presentation: ItemPresentation?
        /// The items inside whose views were removed but are still shown.
        var exiting = Registry<LayoutItem>()
    }

    /// The animated geometry while the item moves, enters or exits; nil if it is shown as placed.
    final var presentation: ItemPresentation? {
        get { motion?.presentation }
        set { changeMotion { $0.presentation = newValue } }
    }

    /// The items inside whose views were removed but are still shown.
    final var exiting: [LayoutItem] { motion.map { Array($0.exiting) } ?? [] }

    private func changeMotion(_ change: (Motion) -> Void) {
        let motion = motion ?? Motion()
        change(motion)
        self.motion = motion.presentation == nil && motion.exiting.isEmpty ? nil : motion
    }

    /// Begins to show the item as exiting. No other item places it any more, and its parent may be removed before it.
    ///
    /// - Returns: The item that shows this one from now on, and the offset by which this one's origin was moved into
    ///   that item's coordinates; nil if this item was never placed, is exiting already or has no parent.
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

    /// Ends the exit, because the item is removed or enters again.
    ///
    /// - Parameters:
    ///   - container: The item that showed this one; nil if it was removed.
    ///   - offset: The offset that `beginExit` returned.
    @MainActor
    final func endExit(from container: LayoutItem?, _ offset: CGPoint) {
        origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
        context.endExit(of: self)
        guard let container else { return }
        container.changeMotion { $0.exiting.remove(self) }
        if parent === container, !container.hasChild(self) { parent = nil }
    }
}
