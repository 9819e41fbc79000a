/// The item of views side by side or one below the other.
final class StackItem: LayoutItem {
    private let axis: Axis
    private var distance: CGFloat?
    private var guide: AlignmentKey
    /// The last one worked out: asked for the size, then for the places.
    private var plan: (proposal: ProposedViewSize, plan: StackPlan)?

    @MainActor
    init(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey, _ node: ViewNode) {
        self.axis = axis
        distance = spacing
        self.guide = guide
        super.init(node)
    }

    func change(spacing: CGFloat?, guide: AlignmentKey) {
        guard spacing != distance || guide != self.guide else { return }
        distance = spacing
        self.guide = guide
        invalidate()
    }

    override func answersChanged() { plan = nil }

    private func plan(for proposal: ProposedViewSize) -> StackPlan {
        if let plan, plan.proposal == proposal { return plan.plan }
        let new = StackPlan(children, along: axis, spacing: distance, guide: guide, proposal: proposal)
        plan = (proposal, new)
        return new
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { plan(for: proposal).size }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        plan(for: proposal).place(children)
    }

    override var stackAxis: Axis? { axis }
}
