extension View {
    /// Puts a view behind this one, proposing this one's size to it; this one's size stays (L11).
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, role: .behind))
    }

    /// Puts a view behind this one (L11).
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, role: .behind))
    }

    /// Puts a view in front of this one, proposing this one's size to it; this one's size stays (L11).
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, role: .inFront))
    }

    /// Puts a view in front of this one (L11).
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, role: .inFront))
    }
}

/// What a layer is to the view that it belongs to.
enum LayerRole {
    case behind
    case inFront
    /// The view shows only where the layer is opaque.
    case mask
}

/// A view with another one in front of or behind it.
struct LayerModifier<Layer: View>: PrimitiveModifier {
    let layer: Layer
    let alignment: Alignment
    let role: LayerRole

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, LayerModifier<Layer>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayerModifier<Layer>>> {
        LayerNode(view, under: parent)
    }
}

/// Invariant: once mounted both views are there; they are shown from back to front.
private final class LayerNode<Content: View, Layer: View>: ModifierNode<Content, LayerModifier<Layer>> {
    private var layer: TypedNode<Layer>?

    override func willMountContent() {
        item = LayerItem(modifier.alignment, modifier.role, self)
    }

    override func didMount() {
        layer = Layer._makeNode(modifier.layer, under: self)
    }

    override func modifierChanged(from old: LayerModifier<Layer>) {
        unsafeDowncast(item!, to: LayerItem.self).change(modifier.alignment)
        layer?.receive(modifier.layer)
    }

    override var childCount: Int { super.childCount + (layer == nil ? 0 : 1) }

    override func child(at index: Int) -> Graph.Node {
        let main = super.childCount
        if modifier.role == .behind, let layer { return index == 0 ? layer : super.child(at: index - 1) }
        return index < main ? super.child(at: index) : layer!
    }

    override func removeChildren() {
        super.removeChildren()
        layer = nil
    }
}

/// The item of a view with layers: the first node below is behind or in front of the second.
///
/// Invariant: `children` are the view and its layer, from back to front.
private final class LayerItem: LayoutItem {
    private var alignment: Alignment
    private let role: LayerRole
    private var main: LayoutItem { children[role == .behind ? 1 : 0] }
    private var layer: LayoutItem { children[role == .behind ? 0 : 1] }

    @MainActor
    init(_ alignment: Alignment, _ role: LayerRole, _ node: ViewNode) {
        self.alignment = alignment
        self.role = role
        super.init(node)
    }

    func change(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        invalidatePlacement()
    }

    override func collectChildren() {
        children = (0..<2).map { index in
            var items: [LayoutItem] = []
            if index < node.childCount, let child = node.child(at: index) as? ViewNode { child.appendItems(to: &items) }
            return items.count == 1 ? items[0] : ZStackItem(bundling: items, node)
        }
        node.isStructureStale = false
        adoptChildren()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { main.sizeThatFits(proposal) }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        main.place(at: .zero, proposal)
        // The layer's guides meet those of the view, wherever they are on it.
        let proposed = ProposedViewSize(size)
        let (mine, its) = (main.dimensions(proposal), layer.dimensions(proposed))
        layer.place(
            at: CGPoint(
                x: mine[alignment.horizontal] - its[alignment.horizontal],
                y: mine[alignment.vertical] - its[alignment.vertical]), proposed)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        main.explicitGuide(key, for: proposal)
    }

    override var maskAndContent: (mask: LayoutItem, content: LayoutItem)? { role == .mask ? (layer, main) : nil }
    override var priority: Double { main.priority }
    override var spacing: ViewSpacing { main.spacing }
    override var zIndex: Double { main.zIndex }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { main.layoutValue(key) }
    override var stackAxis: Axis? { parent?.stackAxis }
}
