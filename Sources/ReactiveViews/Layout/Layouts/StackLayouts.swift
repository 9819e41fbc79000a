/// What a stack's layout keeps between calls: how it divided the room last.
public struct StackLayoutCache {
    fileprivate var plan: StackPlan?
}

/// Arranges views side by side, as `HStack` does; for `AnyLayout`.
public struct HStackLayout: Layout, GuidelessLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    /// - Parameter spacing: between neighbours; nil for what they prefer (L5).
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackedAlong: .horizontal) }
    private var stack: StackLayout { StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

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

/// Arranges views one below the other, as `VStack` does; for `AnyLayout`.
public struct VStackLayout: Layout, GuidelessLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    /// - Parameter spacing: between neighbours; nil for what they prefer (L5).
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackedAlong: .vertical) }
    private var stack: StackLayout { StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

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

/// Arranges views on top of each other, as `ZStack` does; for `AnyLayout`.
public struct ZStackLayout: Layout, GuidelessLayout {
    public var alignment: Alignment

    public nonisolated init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

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

/// What the layouts along an axis have in common.
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
