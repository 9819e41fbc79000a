nonisolated extension View {
    /// Adds distances around the view.
    ///
    /// ```swift
    /// Text("Note").padding(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
    /// ```
    ///
    /// - Parameter insets: The distances, in points; negative ones let the view overlap its neighbours.
    @inlinable
    public __consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(PaddingLayout(insets: insets)))
    }

    /// Adds the same distance at some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The distance, in points; nil for the standard one of 16 points.
    @inlinable
    public __consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingLayout.standard
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds the same distance at all edges.
    ///
    /// - Parameter length: The distance, in points.
    @inlinable
    public __consuming func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

@usableFromInline
struct PaddingLayout: UnaryLayout, Equatable {
    @inlinable static var standard: CGFloat { 16 }

    @usableFromInline var insets: EdgeInsets

    @inlinable
    init(insets: EdgeInsets) {
        self.insets = insets
    }

    @MainActor @usableFromInline
    static func makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<PaddingLayout>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<PaddingLayout>>> {
        LayoutModifierNode(view, under: parent)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        let size = child.sizeThatFits(inset(proposal))
        return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: insets.leading, y: insets.top), inset(proposal))
    }

    /// Padded edges have the default spacing.
    func spacing(_ child: LayoutItem) -> ViewSpacing { child.spacing.withDefaults(at: insets.edges) }

    func isEqual(to other: PaddingLayout) -> Bool { self == other }

    private var width: CGFloat { insets.leading + insets.trailing }
    private var height: CGFloat { insets.top + insets.bottom }

    private func inset(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - width, 0) }, height: proposal.height.map { max($0 - height, 0) })
    }

    @usableFromInline typealias Sides = AnimatablePair<CGFloat, CGFloat>
    @usableFromInline var animatableData: AnimatablePair<Sides, Sides> {
        get { AnimatablePair(Sides(insets.top, insets.leading), Sides(insets.bottom, insets.trailing)) }
        set {
            insets = EdgeInsets(
                top: newValue.first.first, leading: newValue.first.second, bottom: newValue.second.first,
                trailing: newValue.second.second)
        }
    }
}
