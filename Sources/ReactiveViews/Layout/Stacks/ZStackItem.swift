/// The item of views on top of each other.
final class ZStackItem: LayoutItem {
    private var alignment: Alignment

    @MainActor
    init(_ alignment: Alignment = .center, _ node: ViewNode) {
        self.alignment = alignment
        super.init(node)
    }

    /// Several items, or none, as one that belongs to nobody's node alone.
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
        ZStackPlan(children, alignment, proposal).place(children)
    }
}

/// Where the guides of views on top of each other come together. The size is what those of the highest priority need (L12).
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
        for child in children where child.priority == highest {
            let dimensions = child.dimensions(proposal)
            let guides = guides(dimensions)
            before = CGPoint(x: max(before.x, guides.x), y: max(before.y, guides.y))
            after = CGPoint(x: max(after.x, dimensions.width - guides.x), y: max(after.y, dimensions.height - guides.y))
        }
        line = before
        // Infinite answers to infinite proposals don't get lost.
        let union = CGSize(width: before.x + after.x, height: before.y + after.y)
        let sizes = children.filter { $0.priority == highest }.map { $0.sizeThatFits(proposal) }
        size = CGSize(
            width: sizes.contains { $0.width == .infinity } ? .infinity : union.width,
            height: sizes.contains { $0.height == .infinity } ? .infinity : union.height)
    }

    private func guides(_ dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions.value(of: alignment.horizontal.key), y: dimensions.value(of: alignment.vertical.key))
    }

    /// Where a child begins.
    func origin(_ child: LayoutItem) -> CGPoint { line.moved(back: guides(child.dimensions(proposal))) }

    func place(_ children: [LayoutItem]) {
        for child in children { child.place(at: origin(child), proposal) }
    }
}
