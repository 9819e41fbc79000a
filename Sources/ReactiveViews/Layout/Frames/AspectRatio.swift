/// How a view of certain proportions goes into a rectangle: all of it inside, or covering it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

extension View {
    /// Proposes sizes of certain proportions to the view: the largest one within what is proposed, or the smallest one around it (L9).
    ///
    /// - Parameter aspectRatio: width to height; nil for the view's ideal one. One that isn't positive and finite counts as nil.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)))
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to be within what is proposed, in its ideal proportions.
    public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Scales the view to cover what is proposed, in its ideal proportions.
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
