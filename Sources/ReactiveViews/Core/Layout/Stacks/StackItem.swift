/// The item of a horizontal or vertical stack.
final class StackItem: LayoutItem {
    private let axis: Axis
    private var distance: CGFloat?
    private var guide: AlignmentKey
    /// The latest plan. Kept because measuring and placing share it, and a change of some children updates only those.
    @exclusivity(unchecked)
    private var kept: KeptPlan?

    /// A plan that is changed in place: a plan is too large to be moved out of an item and back.
    private final class KeptPlan {
        @exclusivity(unchecked)
        var plan: StackPlan

        init(_ plan: StackPlan) { self.plan = plan }
    }

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

    override func answersChanged() { kept = nil }
    override func answersChanged(of child: LayoutItem) { kept?.plan.forget(Int(child.index)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Taken out of the property, so that nothing else can reach the plan while it changes.
        let kept = self.kept.take() ?? KeptPlan(StackPlan(along: axis, spacing: distance, guide: guide))
        kept.plan.update(children, for: CompactProposal(proposal))
        let size = kept.plan.size
        self.kept = kept
        return size
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        guard proposal[axis.other] == nil else {
            _ = measure(proposal)
            // A copy, because a child that learns its place may change, and the kept plan must forget its answers then.
            let plan = kept?.plan
            plan?.place(children)
            return
        }
        // The kept plan stays the one for measuring, which is needed more often. The children answer from their caches.
        var placing = kept?.plan ?? StackPlan(along: axis, spacing: distance, guide: guide)
        placing.update(children, for: CompactProposal(proposal.completed(by: size, along: axis.other)))
        placing.place(children)
    }

    override func findSpacing() -> ViewSpacing { children.spacing(stackedAlong: axis) }
    override var stackAxis: Axis? { axis }
}
