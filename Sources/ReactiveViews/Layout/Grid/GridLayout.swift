/// Arranges views in rows and columns, as `Grid` does; for `AnyLayout`. In other layouts the rows are as their cells.
public struct GridLayout: Layout, GuidelessLayout, RowLayout {
    /// What is kept between calls: how the room was divided last.
    public struct Cache {
        fileprivate var plan: (proposal: ProposedViewSize, plan: GridPlan)?
    }

    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    /// - Parameter horizontalSpacing: between columns; nil for what neighbours prefer (L5).
    /// - Parameter verticalSpacing: between rows; nil for what neighbours prefer.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { rows(of: subviews).spacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        plan(for: proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let places = plan(for: proposal, subviews, &cache).places
        for (subview, place) in zip(subviews, places) {
            subview.place(at: bounds.origin.moved(by: place.origin), proposal: place.proposal)
        }
    }

    private func plan(for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridPlan {
        if let (known, plan) = cache.plan, known == proposal { return plan }
        let settings = GridSettings(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        let plan = GridPlan(rows(of: subviews), settings, proposal)
        cache.plan = (proposal, plan)
        return plan
    }

    /// Another layout that hands its views on knows no rows: each view is one.
    private func rows(of subviews: Subviews) -> [GridRowCells] {
        subviews.rows.isEmpty ? subviews.items.map { GridRowCells(cells: [$0], isWhole: true) } : subviews.rows
    }
}

/// A layout that goes by which views are in a row together.
protocol RowLayout: Layout {}
