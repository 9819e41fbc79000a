/// The way in which a view of fixed proportions fills a rectangle.
public enum ContentMode: Hashable, CaseIterable, BitwiseCopyable, Sendable {
    /// Inside the rectangle, as large as possible.
    case fit
    /// Covering the rectangle, as small as possible.
    case fill
}

nonisolated extension View {
    /// Proposes sizes with fixed proportions to the view: the largest one within the proposal, or the smallest one
    /// around it.
    ///
    /// ```swift
    /// Image("map").resizable().aspectRatio(3 / 2, contentMode: .fit)
    /// ```
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height; nil for that of the view's ideal size. A value that isn't
    ///     positive and finite counts as nil.
    ///   - contentMode: Whether the view fits inside the proposal or covers it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)))
    }

    /// Proposes sizes with the proportions of a size to the view.
    ///
    /// - Parameters:
    ///   - aspectRatio: The size whose ratio of width to height is used.
    ///   - contentMode: Whether the view fits inside the proposal or covers it.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Fits the view inside the proposal, in its ideal proportions.
    public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Covers the proposal with the view, in its ideal proportions.
    public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

private struct AspectRatioLayout: UnaryLayout, Equatable {
    let ratio: CGFloat?
    let contentMode: ContentMode

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil { return proposal }
        let unit = shape(child)
        guard unit.width > 0, unit.height > 0 else { return proposal }
        let byWidth = proposal.width.map { $0 / unit.width }
        let byHeight = proposal.height.map { $0 / unit.height }
        let scale: CGFloat
        if let byWidth, let byHeight {
            scale = contentMode == .fit ? min(byWidth, byHeight) : max(byWidth, byHeight)
        } else {
            scale = byWidth ?? byHeight ?? 1
        }
        return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
    }

    private func shape(_ child: LayoutItem) -> CGSize {
        if let ratio, ratio > 0, ratio.isFinite { return CGSize(width: ratio, height: 1) }
        return child.sizeThatFits(.unspecified)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        child.sizeThatFits(inner(proposal, child))
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, inner(proposal, child))
    }

    func isEqual(to other: AspectRatioLayout) -> Bool { self == other }
}
