/// The item of something with a size of its own that scales with nothing: a symbol, a glyph of a control.
final class FixedItem: LayoutItem {
    var fixedSize: CGSize {
        didSet { if fixedSize != oldValue { invalidate() } }
    }

    @MainActor
    init(_ size: CGSize, _ node: ViewNode) {
        fixedSize = size
        super.init(node)
    }

    override var isLeaf: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fixedSize }
}

/// The item of something that takes what is proposed, 10 points where nothing is: a colour, a shape.
final class FlexibleItem: LayoutItem {
    override var isLeaf: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
