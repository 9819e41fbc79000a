extension LayoutItem {
    /// The proposal that the item was placed for.
    final var placedProposal: ProposedViewSize { ProposedViewSize(placedFor) }

    /// Places the item at a point in the parent's coordinates, with the size that it chooses for the proposal.
    ///
    /// - Parameters:
    ///   - origin: The point, counted from the parent's leading edge.
    ///   - proposal: The proposal for which the item chooses its size.
    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        place(at: origin, CompactProposal(proposal))
    }

    /// Places the item at a point in the parent's coordinates, with the size that it chooses for the proposal.
    final func place(at origin: CGPoint, _ proposal: CompactProposal) {
        var origin = origin.sanitized
        let size = size(for: proposal).finite
        if isMirrored, let parent { origin.x = parent.size.width - origin.x - size.width }
        if context.recordsMoves || motion != nil, hasPlace, origin != self.origin { context.noteMove(self) }
        self.origin = origin
        _ = arrange(proposal, size)
        // Set last, so that the first placement isn't recorded as a move.
        hasPlace = true
    }

    /// Places the item so that one of its points comes to a point in the parent's coordinates.
    ///
    /// - Parameters:
    ///   - point: The point in the parent's coordinates.
    ///   - anchor: The item's point, as fractions of its size.
    ///   - proposal: The proposal for which the item chooses its size.
    final func place(at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal).finite
        place(at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal)
    }

    /// Moves an item whose content is already placed for the proposal and size. The caller makes sure that moves aren't
    /// recorded.
    ///
    /// - Returns: False, without an effect, if the item must be placed instead.
    @inline(__always)
    final func move(to origin: CGPoint, _ proposal: CompactProposal, _ size: CGSize) -> Bool {
        guard answers.isPlaced, hasPlace, motion == nil, proposal == placedFor, size == self.size else { return false }
        self.origin = origin
        return true
    }

    /// Places the content to find a guide. Ancestors then place this item again, because its content may have been
    /// placed for another proposal.
    final func placeProvisionally(_ proposal: ProposedViewSize) {
        let proposal = CompactProposal(proposal)
        if arrange(proposal, size(for: proposal).finite) { parent?.unplace() }
    }

    /// Places the children, unless they are already placed for the size and the proposal.
    ///
    /// - Returns: Whether this call placed them.
    private func arrange(_ proposal: CompactProposal, _ size: CGSize) -> Bool {
        if answers.isPlaced, size == self.size, proposal == placedFor { return false }
        answers.isPlaced = false
        if context.recordsMoves || motion != nil, hasPlace, size != self.size { context.noteMove(self) }
        self.size = size
        placedFor = proposal
        context.placements += 1
        placeChildren(in: size, ProposedViewSize(proposal))
        answers.isPlaced = true
        return true
    }

    // MARK: Right to left

    /// The origin counted from the parent's leading edge.
    final var leadingOrigin: CGPoint {
        guard isMirrored, let parent else { return origin }
        return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
    }

    /// Whether the layout direction around the item is right to left, so that the parent's leading edge is the right
    /// one.
    private var isMirrored: Bool {
        guard context.directions > 0, let parent, !parent.traits.contains(.ignoresDirection) else { return false }
        return parent.directionAround == .rightToLeft
    }
}
