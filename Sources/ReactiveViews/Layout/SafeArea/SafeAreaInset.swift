nonisolated extension View {
    /// Places a view at the top or bottom edge and reserves its space.
    ///
    /// The modified view gets the rest, but descendants may extend below the inset by `ignoresSafeArea(_:edges:)`.
    ///
    /// ```swift
    /// List { Rows() }
    ///     .safeAreaInset(edge: .bottom) { ToolbarView() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The horizontal alignment of the inset view.
    ///   - spacing: The distance between the two views, in points; nil for none.
    ///   - content: The view to place at the edge.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                inset: SafeAreaInset(
                    edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing ?? 0),
                bar: content()))
    }

    /// Places a view at the leading or trailing edge and reserves its space.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The vertical alignment of the inset view.
    ///   - spacing: The distance between the two views, in points; nil for none.
    ///   - content: The view to place at the edge.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                inset: SafeAreaInset(
                    edge: edge == .leading ? .leading : .trailing, guide: alignment.key, spacing: spacing ?? 0),
                bar: content()))
    }
}

/// The edge, alignment and distance of a bar.
private struct SafeAreaInset: Equatable {
    let edge: Edge
    let guide: AlignmentKey
    let spacing: CGFloat

    /// The axis along which the bar takes space.
    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isAtStart: Bool { edge == .top || edge == .leading }
}

nonisolated private struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
    let inset: SafeAreaInset
    let bar: Bar

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, SafeAreaInsetModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, SafeAreaInsetModifier>> {
        SafeAreaInsetNode(view, under: parent)
    }
}

private final class SafeAreaInsetNode<Content: View, Bar: View>: PairNode<Content, SafeAreaInsetModifier<Bar>, Bar> {
    override func willMountContent() { item = SafeAreaInsetItem(modifier.inset, self) }
    override func didMount() { setSecond(modifier.bar) }

    override func modifierChanged(from old: SafeAreaInsetModifier<Bar>) {
        item!.as(SafeAreaInsetItem.self).inset = modifier.inset
        setSecond(modifier.bar)
    }
}

/// The item of a view with a bar at an edge.
private final class SafeAreaInsetItem: PairItem, SafeAreaSetting {
    override class var traits: ItemTraits { super.traits.union(.setsSafeArea) }

    var inset: SafeAreaInset {
        didSet { if inset != oldValue { invalidate() } }
    }
    /// The bar's length and gap at the last placement, in points.
    private var taken: CGFloat = 0

    @MainActor
    init(_ inset: SafeAreaInset, _ node: any PairedViews) {
        self.inset = inset
        super.init(isSecondBehind: false, node)
    }

    private var gap: CGFloat { inset.spacing.isFinite ? inset.spacing : 0 }

    var ownSafeAreaInsets: EdgeInsets? {
        var insets = EdgeInsets()
        insets[inset.edge] = max(taken, 0)
        return insets
    }

    /// Returns the proposals for view and bar, and the length that the bar takes.
    private func divide(_ proposal: ProposedViewSize) -> (main: ProposedViewSize, bar: ProposedViewSize, CGFloat) {
        var ofBar = proposal
        ofBar[inset.axis] = nil
        let taken = second.sizeThatFits(ofBar).finite[inset.axis] + gap
        var ofMain = proposal
        ofMain[inset.axis] = proposal[inset.axis].map { max($0 - taken, 0) }
        return (ofMain, ofBar, taken)
    }

    /// At the inset edge the bar is next to the neighbours.
    override func findSpacing() -> ViewSpacing {
        let edge = Edge.Set(inset.edge)
        return main.spacing.withDefaults(at: edge).union(second.spacing, edges: edge)
    }
    override var isSpacer: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (ofMain, _, taken) = divide(proposal)
        var size = main.sizeThatFits(ofMain)
        size[inset.axis] += taken
        return size
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let (ofMain, _, taken) = divide(proposal)
        self.taken = taken
        var origin = CGPoint.zero
        if inset.isAtStart { origin[inset.axis] = taken }
        main.place(at: origin, ofMain)

        var ofBar = ProposedViewSize(size)
        ofBar[inset.axis] = nil
        let dimensions = second.dimensions(ofBar)
        var place = CGPoint.zero
        place[inset.axis.other] = ViewDimensions(size).value(of: inset.guide) - dimensions.value(of: inset.guide)
        if !inset.isAtStart { place[inset.axis] = size[inset.axis] - CGSize(dimensions)[inset.axis] }
        second.place(at: place, ofBar)
    }
}

extension CGSize {
    fileprivate init(_ dimensions: ViewDimensions) {
        self.init(width: dimensions.width, height: dimensions.height)
    }
}
