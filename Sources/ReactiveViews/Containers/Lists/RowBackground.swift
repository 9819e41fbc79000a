/// A modifier that puts a view behind a row of a list.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, RowBackgroundModifier<Background>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, RowBackgroundModifier<Background>>> {
        RowBackgroundNode(view, under: parent)
    }
}

private final class RowBackgroundNode<Content: View, Background: View>: PairNode<
    Content, RowBackgroundModifier<Background>, Background?
>
{
    override class var traits: NodeTraits { .isModifier }

    private var backgroundItem: RowBackgroundItem { item!.as(RowBackgroundItem.self) }

    override func willMountContent() {
        item = RowBackgroundItem(self)
        backgroundItem.isUsed = modifier.background != nil
    }

    override func didMount() { setSecond(modifier.background) }

    override func modifierChanged(from old: RowBackgroundModifier<Background>) {
        backgroundItem.isUsed = modifier.background != nil
        setSecond(modifier.background)
    }

    override var isSecondBehind: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { children.last ?? [] }
}

/// The item of a row with a background, which the list sizes to the whole row.
///
/// Invariants: `children` are the background and the row's content, in this order. The background is visible if and
/// only if it is used and the list has set the row's frame.
final class RowBackgroundItem: PairItem {
    var isUsed = false {
        didSet { if isUsed != oldValue { invalidate() } }
    }
    /// The frame of the row in the item's coordinates, and the radii of its corners; nil until the list has set them.
    private var row: (frame: CGRect, corners: RectangleCornerRadii)?

    @MainActor
    init(_ node: any PairedViews) { super.init(isSecondBehind: true, node) }

    override func collectChildren() {
        super.collectChildren()
        let backdrop = RowBackdropItem(node)
        let (background, content) = (second, main)
        setChildren([backdrop, content])
        backdrop.setChildren([background])
    }

    private var backdrop: RowBackdropItem { second.as(RowBackdropItem.self) }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        let inner = super.layoutValue(key)
        guard key == RowTraits.key, isUsed else { return inner }
        var traits = inner as? RowTraits ?? RowTraits()
        if traits.background == nil { traits.background = self }
        return traits
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        main.place(at: .zero, proposal)
        placeBackdrop()
    }

    private func placeBackdrop() {
        let frame = row?.frame ?? CGRect(origin: .zero, size: size)
        backdrop.corners = row?.corners ?? RectangleCornerRadii()
        backdrop.place(at: frame.origin, ProposedViewSize(frame.size))
    }

    /// Sets the frame of the row, in the item's coordinates. The list calls it after it has placed the item.
    func cover(_ frame: CGRect, _ corners: RectangleCornerRadii) {
        row = (frame, corners)
        placeBackdrop()
    }

    override var visibleChildren: [LayoutItem] { isUsed && row != nil ? children : [main] }

    /// The list sets the background's frame without regard to the layout direction.
    override class var traits: ItemTraits { super.traits.union(.ignoresDirection) }
}

/// Clips a row's background to the round corners of the row.
private final class RowBackdropItem: LayoutItem, EffectPainting {
    override class var traits: ItemTraits { .paintsEffects }

    var corners = RectangleCornerRadii()

    override func collectChildren() {}
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inside = children[0].sizeThatFits(proposal).finite
        children[0].place(
            at: CGPoint(x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2), proposal)
    }

    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] {
        guard corners != RectangleCornerRadii() else { return [] }
        return [.clip(Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadii: corners), FillStyle())]
    }
}
