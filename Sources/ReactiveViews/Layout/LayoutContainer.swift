/// Views arranged by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content
    /// The kind shown in the element tree; nil for the layout's type name.
    var kind: String?

    @MainActor static func _makeNode(_ view: LayoutContainer, under parent: ViewNode) -> TypedNode<LayoutContainer> {
        LayoutContainerNode(view, under: parent)
    }
}

private final class LayoutContainerNode<L: Layout, Content: View>: SingleChildNode<LayoutContainer<L, Content>, Content>
{
    private var layout: L
    private let kind: String
    /// Created at the first animated change.
    private var animator: ModelAnimator<L>?

    init(_ view: LayoutContainer<L, Content>, under parent: ViewNode) {
        layout = view.layout
        kind = view.kind ?? typeName(L.self)
        super.init(under: parent)
        item = LayoutItemOf(layout, self)
        setContent(view.content)
    }

    override func receive(_ view: LayoutContainer<L, Content>) {
        if !layout.isEqual(to: view.layout) {
            let old = layout
            if old.hasRows != view.layout.hasRows { structureChanged() }
            layout = view.layout
            item!.as(LayoutItemOf<L>.self).layout = animated(from: old)
        }
        setContent(view.content)
    }

    /// Returns the layout to show now: the new one, or an interpolated one while an animation runs.
    private func animated(from old: L) -> L {
        if L.AnimatableData.self == EmptyAnimatableData.self { return layout }
        let animation = currentAnimation
        if animator == nil {
            if animation == nil { return layout }
            animator = ModelAnimator(old, tree.animations) { [weak self] shown in
                guard let self, isMounted else { return false }
                item!.as(LayoutItemOf<L>.self).layout = shown
                return true
            }
        }
        return animator!.change(to: layout, animation)
    }

    override class var traits: NodeTraits { .addsNoWords }
    override var keepsElements: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind)
        element.children = children.joinedElements
        element.node = self
        return [element]
    }
}

/// The item of a container with a public layout.
///
/// Invariants: `layoutCache` was made for `children`; if `isCacheStale`, it is updated before use. If `rows` isn't
/// empty, its cells are the children, in order.
final class LayoutItemOf<L: Layout>: CustomLayoutItem {
    private struct Placement {
        let point: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    var layout: L {
        didSet {
            // Descendants may have cached the stack axis.
            if layout.stackAxis != oldValue.stackAxis { invalidateAll() } else { invalidate() }
            if hasGuides { noteGuides() }
        }
    }
    private var layoutCache: L.Cache?
    private var isCacheStale = false
    private var rows: [GridRowCells] = []
    /// The requested placements by index; filled during `placeSubviews` only.
    private var placements: [Placement?] = []
    private var subviews: LayoutSubviews {
        var subviews = LayoutSubviews(children, rows: rows)
        if context.directions > 0 { subviews.layoutDirection = directionAround }
        return subviews
    }

    @MainActor
    init(_ layout: L, _ node: ViewNode) {
        self.layout = layout
        super.init(node)
        if hasGuides { noteGuides() }
    }

    override var stackAxis: Axis? { layout.stackAxis }
    override var hasOwnGuides: Bool { layout.hasGuides }

    override func collectChildren() {
        guard layout.hasRows else {
            rows = []
            return super.collectChildren()
        }
        rows = node.collectGridRows()
        setChildren(rows.flatMap(\.cells))
    }

    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var cache = layoutCache ?? layout.makeCache(subviews: subviews)
        if layoutCache != nil, isCacheStale { layout.updateCache(&cache, subviews: subviews) }
        isCacheStale = false
        layoutCache = nil
        defer { layoutCache = cache }
        return body(&cache)
    }

    override func answersChanged() { isCacheStale = true }

    override func checkOwnInvariants() {
        let cells = rows.flatMap(\.cells)
        precondition(
            rows.isEmpty || cells.elementsEqual(children) { $0 === $1 }, "a layout's cells aren't its children: \(self)"
        )
        precondition(placements.isEmpty, "a layout's places were kept: \(self)")
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        placements = Array(repeating: nil, count: children.count)
        withCache {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
        }
        let wanted = placements
        placements = []
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        for (child, placement) in zip(children, wanted) {
            if let placement {
                child.place(at: placement.point, anchor: placement.anchor, placement.proposal)
            } else {
                child.place(at: middle, anchor: .center, ProposedViewSize(size))
            }
        }
    }

    /// Records the placement; it is applied after `placeSubviews` returns, so that later calls move nothing.
    override func placeSubview(_ index: Int, at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        guard placements.indices.contains(index) else { return }
        placements[index] = Placement(point: point, anchor: anchor, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
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

    override func findSpacing() -> ViewSpacing { withCache { layout.spacing(subviews: subviews, cache: &$0) } }
}

extension Layout {
    fileprivate func isEqual(to other: Self) -> Bool {
        if let layout = self as? AnyLayout, let other = other as? AnyLayout { return layout.isEqual(to: other) }
        return Graph.Inputs.areEqual(self, other)
    }

    /// Whether the layout may define alignment guides of its own.
    var hasGuides: Bool { (self as? AnyLayout).map(\.hasGuides) ?? !(self is any GuidelessLayout) }

    /// Whether the layout needs to know which views share a row.
    var hasRows: Bool { (self as? AnyLayout).map(\.hasRows) ?? (self is any RowLayout) }

    /// The axis along which the subviews are stacked.
    var stackAxis: Axis? {
        (self as? AnyLayout).map(\.stackAxis) ?? Self.layoutProperties.stackOrientation
    }
}

/// A layout without alignment guides other than those of its subviews.
protocol GuidelessLayout: Layout {}
