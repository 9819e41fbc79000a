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
private final class ChosenOptionItem: LayoutItem {
    private var chosen: LayoutItem?

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
