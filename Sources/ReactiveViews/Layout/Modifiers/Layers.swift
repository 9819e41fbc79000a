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

private final class LayerNode<Content: View, Layer: View>: PairNode<Content, LayerModifier<Layer>, Layer> {
    override func willMountContent() {
        item = LayerItem(modifier.alignment, modifier.role, self)
    }

    override func didMount() { setSecond(modifier.layer) }

    override func modifierChanged(from old: LayerModifier<Layer>) {
        unsafeDowncast(item!, to: LayerItem.self).change(modifier.alignment)
        setSecond(modifier.layer)
    }

    override var isSecondBehind: Bool { modifier.role == .behind }
}

/// The item of a view with a layer behind or in front of it.
final class LayerItem: PairItem {
    private var alignment: Alignment
    private let role: LayerRole

    @MainActor
    init(_ alignment: Alignment, _ role: LayerRole, _ node: any PairedViews) {
        self.alignment = alignment
        self.role = role
        super.init(isSecondBehind: role == .behind, node)
    }

    func change(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        invalidatePlacement()
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        main.place(at: .zero, proposal)
        // The layer's guides meet those of the view, wherever they are on it.
        let proposed = ProposedViewSize(size)
        let (mine, its) = (main.dimensions(proposal), second.dimensions(proposed))
        second.place(
            at: CGPoint(
                x: mine[alignment.horizontal] - its[alignment.horizontal],
                y: mine[alignment.vertical] - its[alignment.vertical]), proposed)
    }

    override var maskAndContent: (mask: LayoutItem, content: LayoutItem)? { role == .mask ? (second, main) : nil }
}
