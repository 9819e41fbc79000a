extension LayoutItem {
    /// The proposal that the item was placed for.
    final var placedProposal: ProposedViewSize { ProposedViewSize(placedFor) }

    /// Puts the item at a point of the parent's, at the size that it chooses for the proposal.
    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        place(at: origin, CompactProposal(proposal))
    }

    /// Puts the item at a point of the parent's, at the size that it chooses for the proposal.
    final func place(at origin: CGPoint, _ proposal: CompactProposal) {
        var origin = origin.sanitized
        let size = size(for: proposal).finite
        if isMirrored, let parent { origin.x = parent.size.width - origin.x - size.width }
        if context.recordsMoves || motion != nil, hasPlace, origin != self.origin { context.noteMove(self) }
        self.origin = origin
        _ = arrange(proposal, size)
        // Not before: an item's first size is no change of size that could be animated.
        hasPlace = true
    }

    /// Puts the item so that one of its points comes to a point of the parent's.
    ///
    /// - Parameters:
    ///   - point: The point of the parent's.
    ///   - anchor: The item's point, as fractions of its size.
    ///   - proposal: The proposal for which the item chooses its size.
    final func place(at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal).finite
        place(at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal)
    }

    /// Puts an item elsewhere that is placed for the proposal already, and whose moves aren't recorded.
    ///
    /// - Returns: False, without an effect, if the item must be placed instead.
    @inline(__always)
    final func move(to origin: CGPoint, _ proposal: CompactProposal, _ size: CGSize) -> Bool {
        guard answers.isPlaced, hasPlace, motion == nil, proposal == placedFor, size == self.size else { return false }
        self.origin = origin
        return true
    }

    /// Places what is inside to answer a question. The items around place this one anew, as it may have been placed
    /// otherwise for them.
    final func placeProvisionally(_ proposal: ProposedViewSize) {
        let proposal = CompactProposal(proposal)
        if arrange(proposal, size(for: proposal).finite) { parent?.unplace() }
    }

    /// Places the children, unless they are placed for the size and the proposal.
    ///
    /// - Returns: Whether they were placed.
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

    /// Whether lines run from right to left around the item, so that the leading edge is the right one.
    private var isMirrored: Bool {
        guard context.directions > 0, let parent, !parent.traits.contains(.ignoresDirection) else { return false }
        return parent.directionAround == .rightToLeft
    }
}
