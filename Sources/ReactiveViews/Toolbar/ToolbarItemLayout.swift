/// The layout item of a toolbar item. Several views in it are side by side.
///
/// Without a proposed width the views have their own widths. With one, spacers share what is left; without spacers the
/// views are spread over the width.
final class ToolbarItemLayout: LayoutItem {
    /// The distance between items of a bar, in points.
    static let spacing: CGFloat = 16

    var position: ToolbarPosition {
        didSet { if position != oldValue { invalidate() } }
    }

    @MainActor
    init(_ position: ToolbarPosition, _ node: ViewNode) {
        self.position = position
        super.init(node)
    }

    /// The number of views in the item.
    var count: Int { children.count }

    private func own(_ child: LayoutItem) -> CGSize {
        child.isSpacer ? .zero : child.sizeThatFits(.unspecified).finite
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = children.map(own)
        let gaps = Self.spacing * CGFloat(max(sizes.count - 1, 0))
        let width = sizes.reduce(0) { $0 + $1.width } + gaps
        return CGSize(width: max(proposal.width ?? 0, width), height: sizes.reduce(0) { max($0, $1.height) })
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let sizes = children.map(own)
        let used = sizes.reduce(0) { $0 + $1.width }
        let spacers = children.filter(\.isSpacer).count
        let free = max(size.width - used, 0)
        var gap = Self.spacing
        var stretch: CGFloat = 0
        if spacers > 0 {
            gap = min(gap, free / CGFloat(max(children.count - 1, 1)))
            stretch = max(free - gap * CGFloat(children.count - 1), 0) / CGFloat(spacers)
        } else if children.count > 1 {
            gap = free / CGFloat(children.count - 1)
        }
        // A single view of a wide item is in its middle.
        var x: CGFloat = children.count == 1 && spacers == 0 ? free / 2 : 0
        for (child, own) in zip(children, sizes) {
            let width = child.isSpacer ? stretch : own.width
            let proposal: ProposedViewSize =
                child.isSpacer ? ProposedViewSize(width: width, height: 0) : .unspecified
            child.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), proposal)
            x += width + gap
        }
    }

    override var stackAxis: Axis? { .horizontal }
    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}
