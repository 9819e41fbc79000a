/// Views arranged by a layout.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content
    /// What the whole is in the tree that is shown; nil if it shows as its content.
    var kind: String?

    static func _makeNode(_ view: LayoutContainer, under parent: ViewNode) -> TypedNode<LayoutContainer> {
        LayoutContainerNode(view, under: parent)
    }
}

private final class LayoutContainerNode<L: Layout, Content: View>: SingleChildNode<LayoutContainer<L, Content>, Content>
{
    private var layout: L
    private let kind: String

    init(_ view: LayoutContainer<L, Content>, under parent: ViewNode) {
        layout = view.layout
        kind = view.kind ?? typeName(L.self)
        super.init(under: parent)
        item = LayoutItemOf(layout, self)
        setContent(view.content)
    }

    override func receive(_ view: LayoutContainer<L, Content>) {
        if !Graph.Inputs.areEqual(layout, view.layout) {
            layout = view.layout
            unsafeDowncast(item!, to: LayoutItemOf<L>.self).layout = layout
        }
        setContent(view.content)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind)
        element.children = children.flatMap { $0 }
        element.node = self
        return [element]
    }
}

/// The item of a container with a public layout.
final class LayoutItemOf<L: Layout>: LayoutItem {
    var layout: L {
        didSet { invalidate() }
    }
    private var layoutCache: L.Cache?
    private var subviews: LayoutSubviews { LayoutSubviews(children) }

    @MainActor
    init(_ layout: L, _ node: ViewNode) {
        self.layout = layout
        super.init(node)
    }

    override func collectChildren() {
        super.collectChildren()
        layoutCache = nil
    }

    override var stackAxis: Axis? { L.layoutProperties.stackOrientation }

    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var cache = layoutCache ?? layout.makeCache(subviews: subviews)
        layoutCache = nil
        defer { layoutCache = cache }
        return body(&cache)
    }

    override func answersChanged() {
        if layoutCache != nil { withCache { layout.updateCache(&$0, subviews: subviews) } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        for child in children { child.wasVisited = false }
        withCache {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
        }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        for child in children where !child.wasVisited {
            child.place(at: middle, anchor: .center, ProposedViewSize(size))
        }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard context.mayBeExplicit(key) else { return nil }
        placeProvisionally(proposal)
        let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal).finite)
        return withCache {
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override var spacing: ViewSpacing { withCache { layout.spacing(subviews: subviews, cache: &$0) } }
}
