/// The kept data of a stack's layout: its last division of space.
public struct StackLayoutCache {
    fileprivate var plan: StackPlan?
}

/// A layout of views side by side like that of `HStack`, for use with `AnyLayout`.
public struct HStackLayout: Layout, GuidelessLayout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between neighbours, in points; nil for their preferred distances.
    public var spacing: CGFloat?

    /// Creates a horizontal stack's layout.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between neighbours, in points; nil for their preferred distances.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The horizontal stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackedAlong: .horizontal) }
    private var stack: StackLayout { StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    /// Returns an empty cache.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

    /// Returns the spacing of the views along each edge of the stack.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        subviews.items.spacing(stackedAlong: .horizontal)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize { stack.plan(for: proposal, subviews, &cache).size }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) { stack.place(subviews, in: bounds, proposal, &cache) }
}

/// A layout of views one below the other like that of `VStack`, for use with `AnyLayout`.
public struct VStackLayout: Layout, GuidelessLayout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours, in points; nil for their preferred distances.
    public var spacing: CGFloat?

    /// Creates a vertical stack's layout.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between neighbours, in points; nil for their preferred distances.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The vertical stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackedAlong: .vertical) }
    private var stack: StackLayout { StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }

    /// Returns an empty cache.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

    /// Returns the spacing of the views along each edge of the stack.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        subviews.items.spacing(stackedAlong: .vertical)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize { stack.plan(for: proposal, subviews, &cache).size }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) { stack.place(subviews, in: bounds, proposal, &cache) }
}

/// A layout of views on top of each other like that of `ZStack`, for use with `AnyLayout`.
public struct ZStackLayout: Layout, GuidelessLayout {
    /// The alignment of the views to each other.
    public var alignment: Alignment

    /// Creates the layout of a stack in depth.
    ///
    /// - Parameter alignment: The alignment of the views to each other.
    public nonisolated init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// Returns the combined spacing of the views.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.items.layeredSpacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        ZStackPlan(subviews.items, alignment, proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let inner = ProposedViewSize(bounds.size)
        let plan = ZStackPlan(subviews.items, alignment, inner)
        for subview in subviews {
            subview.place(at: bounds.origin.moved(by: plan.origin(subview.item)), proposal: inner)
        }
    }
}

/// The common parts of layouts along an axis.
private struct StackLayout {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    func plan(
        for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
    ) -> StackPlan {
        if let plan = cache.plan, plan.proposal == CompactProposal(proposal) { return plan }
        var plan = StackPlan(along: axis, spacing: spacing, guide: guide)
        plan.update(subviews.items, for: CompactProposal(proposal))
        cache.plan = plan
        return plan
    }

    func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout StackLayoutCache
    ) {
        let start = subviews.startIndex
        var plan: StackPlan
        if proposal[axis.other] == nil {
            plan = cache.plan ?? StackPlan(along: axis, spacing: spacing, guide: guide)
            plan.update(
                subviews.items, for: CompactProposal(proposal.completed(by: bounds.size, along: axis.other)))
        } else {
            plan = self.plan(for: proposal, subviews, &cache)
        }
        plan.forEachPlace { index, origin, proposal in
            subviews[start + index].place(at: bounds.origin.moved(by: origin), proposal: proposal)
        }
    }
}
