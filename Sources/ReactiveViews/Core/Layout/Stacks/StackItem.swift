/// The item of a horizontal or vertical stack.
final class StackItem: LayoutItem {
    private let axis: Axis
    private var distance: CGFloat?
    private var guide: AlignmentKey
    /// The latest plan. Kept because measuring and placing share it, and a change of some children updates only those.
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

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Taken out of the property, so that it is uniquely referenced and changed in place.
        var plan = self.plan.take() ?? newPlan
        plan.update(children, for: CompactProposal(proposal))
        let size = plan.size
        self.plan = plan
        return size
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        guard proposal[axis.other] == nil else {
            _ = measure(proposal)
            plan?.place(children)
            return
        }
        // `plan` stays the one for measuring, which is needed more often. The children answer from their caches.
        var placing = plan ?? newPlan
        placing.update(children, for: CompactProposal(proposal.completed(by: size, along: axis.other)))
        placing.place(children)
    }

    override func findSpacing() -> ViewSpacing { children.spacing(stackedAlong: axis) }
    override var stackAxis: Axis? { axis }
}
