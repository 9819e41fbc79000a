/// The item of a stack of layers.
final class ZStackItem: LayoutItem {
    private var alignment: Alignment

    @MainActor
    init(_ alignment: Alignment = .center, _ node: ViewNode) {
        self.alignment = alignment
        super.init(node)
    }

    /// Bundles several items, or none, into one that no node owns.
    @MainActor
    convenience init(bundling items: [LayoutItem], _ node: ViewNode) {
        self.init(.center, node)
        setChildren(items)
    }

    func change(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        invalidate()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        ZStackPlan(children, alignment, proposal).size
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        ZStackPlan(children, alignment, ProposedViewSize(size)).place(children)
    }

    override func findSpacing() -> ViewSpacing { children.layeredSpacing }

    /// The greatest number of stacks of layers around at which guides are found by placing the views.
    private static let placedDepth = 6

    /// Finds the guide by placing the views, unless the stack is deep inside other stacks of layers.
    ///
    /// Placing proposes another size to the views than measuring does. Each stack of layers inside would answer for
    /// both, and the work would double with each level. A deep stack therefore computes the guide from the measured
    /// positions. They differ from the placed ones only if a view's guide depends on the size proposed to it.
    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        guard isDeepInside else { return combinedGuide(key, for: proposal) }
        let plan = ZStackPlan(children, alignment, proposal)
        return key.combine(
            children.compactMap { child in
                child.explicitValue(of: key, for: proposal).map { $0 + plan.origin(child)[key.axis] }
            })
    }

    private var isDeepInside: Bool {
        var depth = 0
        var item = parent
        while let current = item {
            if current is ZStackItem { depth += 1 }
            if depth > Self.placedDepth { return true }
            item = current.parent
        }
        return false
    }
}

/// The common position of the guides of a stack of layers, and the size that the views of the highest priority need.
///
/// The plan for the stack's proposal yields the stack's size. The places come from a second plan, which proposes that
/// size to the views.
struct ZStackPlan {
    private let alignment: Alignment
    private let proposal: ProposedViewSize
    private var line = CGPoint.zero
    private(set) var size = CGSize.zero

    init(_ children: [LayoutItem], _ alignment: Alignment, _ proposal: ProposedViewSize) {
        self.alignment = alignment
        self.proposal = proposal
        guard let highest = children.map(\.priority).max() else { return }
        var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        var after = before
        var greatest = CGSize.zero
        for child in children where child.priority == highest {
            let dimensions = child.dimensions(proposal)
            let guides = guides(dimensions)
            greatest = greatest.union(child.sizeThatFits(proposal))
            before = CGPoint(x: max(before.x, guides.x), y: max(before.y, guides.y))
            after = CGPoint(x: max(after.x, dimensions.width - guides.x), y: max(after.y, dimensions.height - guides.y))
        }
        line = before
        // The union keeps infinite answers to infinite proposals, and widths that rounding would make the sum lose.
        size = greatest.union(CGSize(width: before.x + after.x, height: before.y + after.y))
    }

    private func guides(_ dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions.value(of: alignment.horizontal.key), y: dimensions.value(of: alignment.vertical.key))
    }

    /// Returns a child's origin.
    func origin(_ child: LayoutItem) -> CGPoint { line.moved(back: guides(child.dimensions(proposal))) }

    func place(_ children: [LayoutItem]) {
        for child in children { child.place(at: origin(child), proposal) }
    }
}
