nonisolated extension View {
    /// Adds distances around the view that descendants may extend into by `ignoresSafeArea(_:edges:)`.
    ///
    /// - Parameter insets: The distances, in points; negative and non-finite ones count as 0.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(SafeAreaPaddingLayout(insets: insets.valid)))
    }

    /// Adds the same safe-area distance at some edges.
    ///
    /// ```swift
    /// ScrollView { Rows() }.safeAreaPadding(.horizontal, 20)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The distance, in points; nil for the standard one of 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingLayout.standard
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }

    /// Adds the same safe-area distance at all edges.
    ///
    /// - Parameter length: The distance, in points.
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
