extension LayoutItem {
    /// Returns the size that the item chooses. O(1) if the answer is known.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(for: CompactProposal(proposal)) }

    /// Returns the size that the item chooses. O(1) if the answer is known.
    final func size(for proposal: CompactProposal) -> CGSize { answers.sizes[proposal] ?? newSize(for: proposal) }

    /// Measures the item and keeps the answer.
    private func newSize(for proposal: CompactProposal) -> CGSize {
        context.measurements += 1
        if answers.sizes.isEmpty, let rigid = rigidSize(for: proposal) {
            answers.sizes.rigid = rigid
            if rigid.holds(for: proposal) { return rigid.size }
        }
        let size = measure(ProposedViewSize(proposal)).sanitized
        answers.sizes.insert(size, for: proposal)
        return size
    }

    /// The view's preferred distances from others. O(1) if the answer is known.
    final var spacing: ViewSpacing {
        if let known = answers.spacing { return known }
        let found = findSpacing()
        answers.spacing = found
        return found
    }

    /// Returns the size, if it is the same for all proposals along an axis.
    ///
    /// - Parameters:
    ///   - axis: The axis along which proposals differ.
    ///   - minor: The proposed length across the axis; NaN for none.
    /// - Returns: Nil if the size varies or isn't known.
    final func rigidSize(along axis: Axis, across minor: CGFloat) -> CGSize? {
        guard let rigid = answers.sizes.rigid else { return nil }
        return rigid.isForAll || axis == .vertical && !(minor < rigid.size.width) ? rigid.size : nil
    }
}
