/// The item of views side by side or one below the other.
final class StackItem: LayoutItem {
    private let axis: Axis
    private var distance: CGFloat?
    private var guide: AlignmentKey
    /// What was worked out last: asked for the size, then for the places, then again when some of the children have changed.
    private var plan: StackPlan?

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
    override func answersChanged(of child: LayoutItem) { plan?.forget(Int(child.index)) }

    private var newPlan: StackPlan { StackPlan(along: axis, spacing: distance, guide: guide) }

    private func plan(for proposal: ProposedViewSize) -> StackPlan {
        // Taken out, so that it is changed where it is.
        var plan = self.plan.take() ?? newPlan
        plan.update(children, for: CompactProposal(proposal))
        self.plan = plan
        return plan
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { plan(for: proposal).size }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        guard proposal[axis.other] == nil else { return plan(for: proposal).place(children) }
        // The kept plan stays that of the size, which is asked for more often. The children answer from their caches.
        var placing = plan ?? newPlan
        placing.update(children, for: CompactProposal(proposal.completed(by: size, along: axis.other)))
        placing.place(children)
    }

    override func findSpacing() -> ViewSpacing { children.spacing(stackedAlong: axis) }
    override var stackAxis: Axis? { axis }
}
