/// A modifier that shows only the selected one of a picker's options.
nonisolated struct ChosenOptionModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ChosenOptionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ChosenOptionModifier>> {
        ChosenOptionNode(view, under: parent)
    }
}

/// The node that shows the selected option.
@MainActor
protocol ChosenOptionPlace: ViewNode {
    var picker: (any PickerContext)? { get }
}

private final class ChosenOptionNode<Content: View>: ModifierNode<Content, ChosenOptionModifier>, ChosenOptionPlace {
    private(set) weak var picker: (any PickerContext)?

    override func willMountContent() {
        item = ChosenOptionItem(self)
        var node = parent as? ViewNode
        while let current = node, picker == nil {
            picker = current as? any PickerContext
            node = current.parent as? ViewNode
        }
        picker?.place = self
    }
}

/// The layout item of the selected option.
///
/// Invariants: `children` are all options. At most one of them is placed and visible.
private final class ChosenOptionItem: LayoutItem, ForegroundSetting {
    private var chosen: LayoutItem?

    override class var traits: ItemTraits { .setsForeground }
    var contentForeground: AnyShapeStyle? { node.pickerValueForeground }

    override func collectChildren() {
        setChildren(itemsBelow())
        chosen = nil
        invalidate()
        guard let picker = (node as? any ChosenOptionPlace)?.picker, let options = picker.options else { return }
        guard let option = options.taggedChildren().first(where: picker.isChosen) else { return }
        var items: [LayoutItem] = []
        option.node.appendItems(to: &items)
        chosen = items.first
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { chosen?.sizeThatFits(proposal) ?? .zero }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        chosen?.place(at: .zero, proposal)
    }

    override var visibleChildren: [LayoutItem] { chosen.map { [$0] } ?? [] }
    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        chosen?.explicitGuide(key, for: proposal)
    }
}

extension ViewNode {
    /// The foreground style of a picker's selected value: the tint, or grey in a row.
    final var pickerValueForeground: AnyShapeStyle {
        guard environment.isEnabled else { return .disabledLabel }
        return isInRow || environment.pickerStyle == .navigationLink ? .secondaryLabel : .controlTint
    }
}

/// A modifier that paints a view like the selected value of a picker.
nonisolated struct PickerValueForeground: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PickerValueForeground>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PickerValueForeground>> {
        PickerValueNode(view, under: parent)
    }
}

private final class PickerValueNode<Content: View>: ModifierNode<Content, PickerValueForeground>, LabelTinting {
    override func willMountContent() { item = LabelItem(self) }

    var labelForeground: AnyShapeStyle? { pickerValueForeground }
}

/// The label of a picker that is a menu, with the space after it. It is shown in rows only: elsewhere the picker
/// consists of the selected value.
nonisolated struct MenuPickerLabel<Label: View>: PrimitiveView {
    let isAlwaysShown: Bool
    let label: Label

    @MainActor static func _makeNode(
        _ view: MenuPickerLabel<Label>, under parent: ViewNode
    ) -> TypedNode<MenuPickerLabel<Label>> {
        MenuPickerLabelNode(view, under: parent)
    }
}

private final class MenuPickerLabelNode<Label: View>: SingleChildNode<
    MenuPickerLabel<Label>, TupleView<(ControlLabel<HideableLabel<Label>>, LabelSpacer)>
>, PartlyLaidOut
{
    private let isShown: Bool

    init(_ view: MenuPickerLabel<Label>, under parent: ViewNode) {
        isShown = view.isAlwaysShown || parent.isInRow
        super.init(under: parent)
        receive(view)
    }

    override func receive(_ view: MenuPickerLabel<Label>) {
        setContent(TupleView((ControlLabel(of: "Picker", HideableLabel(view.label)), LabelSpacer())))
    }

    override class var traits: NodeTraits { .isPartlyLaidOut }

    func isLaidOut(childAt index: Int) -> Bool { isShown }
}
