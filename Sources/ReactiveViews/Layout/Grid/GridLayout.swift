/// A layout in rows and columns like that of `Grid`, for use with `AnyLayout`.
///
/// In other layouts the cells of a `GridRow` are separate views.
///
/// ```swift
/// let layout = isTabular ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
/// layout {
///     GridRow { Text("Name"); Text(name) }
///     GridRow { Text("Town"); Text(town) }
/// }
/// ```
public struct GridLayout: Layout, GuidelessLayout, RowLayout {
    /// The kept result of the last division of space.
    public struct Cache {
        fileprivate var plan: (proposal: ProposedViewSize, plan: GridPlan)?
    }

    /// The alignment of cells in their columns and rows.
    public var alignment: Alignment
    /// The distance between columns, in points; nil for the cells' preferred distances.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil for the cells' preferred distances.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of cells in their columns and rows.
    ///   - horizontalSpacing: The distance between columns, in points; nil for the cells' preferred distances.
    ///   - verticalSpacing: The distance between rows, in points; nil for the cells' preferred distances.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Returns an empty cache.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Returns the spacing of the cells along each edge.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
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

    /// Returns the rows; another layout may pass its subviews without rows, then each view is a row.
    private func rows(of subviews: Subviews) -> [GridRowCells] {
        subviews.rows.isEmpty ? subviews.items.map { GridRowCells(cells: [$0], isWhole: true) } : subviews.rows
    }
}

/// A layout that needs to know which views share a row.
protocol RowLayout: Layout {}
