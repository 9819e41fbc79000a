nonisolated extension View {
    /// Sets the position of one of the view's horizontal alignment guides.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Text("Chapter")
    ///     Text("Section").alignmentGuide(.leading) { $0[.leading] - 20 }
    /// }
    /// ```
    ///
    /// Here the second line begins 20 points after the first one. Views around, such as padding, frames and stacks,
    /// use the position, too; see <doc:LayoutContract>. Where several views of a container set the same guide, the
    /// container's guide is the average, for text baselines the first or the last one.
    ///
    /// - Parameters:
    ///   - g: The guide to set.
    ///   - computeValue: Returns the position, in points from the view's leading edge, given the view's size and
    ///     guides. Called during layout, and with a size of zero whenever the view is updated. NaN and infinity leave
    ///     the guide at its default.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutModifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue)))
    }

    /// Sets the position of one of the view's vertical alignment guides.
    ///
    /// ```swift
    /// HStack(alignment: .bottom) {
    ///     Text("Price")
    ///     Text("net").alignmentGuide(.bottom) { $0.height + 4 }
    /// }
    /// ```
    ///
    /// Here the second text ends 4 points above the first one. Views around, such as padding, frames and stacks, use
    /// the position, too; see <doc:LayoutContract>.
    ///
    /// - Parameters:
    ///   - g: The guide to set.
    ///   - computeValue: Returns the position, in points from the view's top edge, given the view's size and guides.
    ///     Called during layout, and with a size of zero whenever the view is updated. NaN and infinity leave the
    ///     guide at its default.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutModifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue)))
    }
}

/// Sets one guide; sizes and places stay those of the view.
private struct AlignmentGuideLayout: UnaryLayout {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ child: LayoutItem) -> CGFloat? {
        key == self.key ? computeValue(child.dimensions(proposal)) : child.explicitValue(of: key, for: proposal)
    }

    var explicitKey: AlignmentKey? { key }
    func noteReads() { _ = computeValue(ViewDimensions(.zero)) }
    /// Returns false: closures can't be compared, and the new one may have captured other values.
    func isEqual(to other: AlignmentGuideLayout) -> Bool { false }
}
