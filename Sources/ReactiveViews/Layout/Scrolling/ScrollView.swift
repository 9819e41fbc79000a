/// A view onto content that may be larger: the content has its ideal size along the axes of scrolling (L13).
public struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public static func _makeNode(_ view: ScrollView, under parent: ViewNode) -> TypedNode<ScrollView> {
        ScrollViewNode(view, under: parent)
    }
}

private final class ScrollViewNode<Content: View>: ArrangingNode<ScrollView<Content>, Content>, Scrollable {
    private var scrollItem: ScrollItem { unsafeDowncast(item!, to: ScrollItem.self) }

    init(_ view: ScrollView<Content>, under parent: ViewNode) {
        super.init(under: parent)
        item = ScrollItem(view.axes, self)
        setContent(view.content)
    }

    override func receive(_ view: ScrollView<Content>) {
        scrollItem.change(view.axes)
        setContent(view.content)
    }

    override var kind: String { "ScrollView" }

    var contentOffset: CGPoint { scrollItem.contentOffset }
    var contentOffsetRange: CGSize { scrollItem.range }

    func scroll(to offset: CGPoint, isHeld: Bool) {
        scrollItem.contentOffset = offset
        setNeedsUpdate(because: .other("scrolled"))
    }
}

/// A node whose content can be scrolled.
@MainActor
protocol Scrollable: ViewNode {
    /// Which point of the content is at the upper left corner. Negative while the user pulls the content past its start.
    var contentOffset: CGPoint { get }
    /// How far the content can be scrolled.
    var contentOffsetRange: CGSize { get }
    /// - Parameter isHeld: whether the user holds the content, so that it may be past its ends.
    func scroll(to offset: CGPoint, isHeld: Bool)
}

/// The item of content that scrolls; in a stack along the axis if it is several views.
final class ScrollItem: LayoutItem {
    private var axes: Axis.Set
    var contentOffset = CGPoint.zero {
        didSet {
            contentOffset = contentOffset.sanitized
            if contentOffset != oldValue { context.isStale = true }
        }
    }

    @MainActor
    init(_ axes: Axis.Set, _ node: ViewNode) {
        self.axes = axes
        super.init(node)
    }

    func change(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        contentOffset = .zero
        invalidate()
    }

    override func collectChildren() {
        super.collectChildren()
        guard children.count != 1 else { return }
        let axis = axes == .horizontal ? Axis.horizontal : .vertical
        let guide = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        let stack = StackItem(axis, spacing: nil, guide: guide, node)
        stack.children = children
        stack.adoptChildren()
        children = [stack]
        adoptChildren()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = children[0].sizeThatFits(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        let content = children[0].sizeThatFits(inner).finite
        // Smaller content is at the start along the axes, in the middle across.
        children[0].place(
            at: CGPoint(
                x: axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2,
                y: axes.contains(.vertical) ? 0 : (size.height - content.height) / 2), inner)
    }

    /// How far the content can be scrolled.
    var range: CGSize {
        guard let content = children.first?.size else { return .zero }
        return CGSize(width: max(content.width - size.width, 0), height: max(content.height - size.height, 0))
    }

    override var childOffset: CGPoint { CGPoint(x: -contentOffset.x, y: -contentOffset.y) }
    override var clipsChildren: Bool { true }
    override func containerSize(along axes: Axis.Set) -> CGSize? { size }

    override func hasSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        switch space {
        case .any: return true
        case .along(let axis): return axes.contains(axis == .horizontal ? .horizontal : .vertical)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}
