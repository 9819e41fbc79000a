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
        ZStackPlan(children, alignment, ProposedViewSize(size)).place(children)
    }

    override func findSpacing() -> ViewSpacing { children.layeredSpacing }

    /// Beyond this many stacks of layers around, guides are found as measured.
    private static let placedDepth = 6

    /// The guide is where placing the views puts it. That proposes another size to them than measuring does, and each
    /// stack of layers inside is then asked for both: the work would double with each one. So a stack deep inside of
    /// others takes the guide from where its views are measured to be. That differs only if a view's guide depends on
    /// the size proposed to it.
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

/// Where the guides of views on top of each other come together. The size is what those of the highest priority need.
///
/// The size is found for what is proposed to the stack. The places are those of a plan for that size, which is what the
/// views are proposed then.
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
        // Infinite answers to infinite proposals don't get lost, nor the hair by which a sum may be less than what it
        // consists of.
        size = greatest.union(CGSize(width: before.x + after.x, height: before.y + after.y))
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
