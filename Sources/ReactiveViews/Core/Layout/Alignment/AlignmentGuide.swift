extension View {
    /// Says where a guide of the view is, given its dimensions (L8).
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutModifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue)))
    }

    /// Says where a guide of the view is, given its dimensions (L8).
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutModifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue)))
    }
}

/// Lays out as the view does; but a guide is elsewhere.
private struct AlignmentGuideLayout: UnaryLayout {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ child: LayoutItem) -> CGFloat? {
        key == self.key ? computeValue(child.dimensions(proposal)) : child.explicitValue(of: key, for: proposal)
    }

    var explicitKey: AlignmentKey? { key }
    func noteReads() { _ = computeValue(ViewDimensions(.zero)) }
    /// The closure may have captured other values.
    func isEqual(to other: AlignmentGuideLayout) -> Bool { false }
}
