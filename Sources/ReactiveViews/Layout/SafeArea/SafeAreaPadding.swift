extension View {
    /// Keeps a distance around the view that what is inside can reach into by `ignoresSafeArea`.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(SafeAreaPaddingLayout(insets: insets.valid)))
    }

    /// Keeps a distance at some edges; nil for the standard one, 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingLayout.standard
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }

    /// Keeps a distance at all edges.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}

private struct SafeAreaPaddingLayout: UnaryLayout, Equatable {
    let insets: EdgeInsets

    static var traits: ItemTraits { .setsSafeArea }
    var safeAreaInsets: EdgeInsets? { insets }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    func spacing(_ child: LayoutItem) -> ViewSpacing { child.spacing.withDefaults(at: insets.edges) }

    func isEqual(to other: SafeAreaPaddingLayout) -> Bool { self == other }
}
