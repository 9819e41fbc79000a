/// The label of a control, which takes no room below `labelsHidden()`. Its text names the control in both cases.
nonisolated struct HideableLabel<Content: View>: View {
    @Environment(\.labelsAreHidden) private var isHidden
    private let content: Content

    init(_ content: Content) {
        self.content = content
    }

    @MainActor var body: some View {
        content.modifier(UnplacedModifier(isUnplaced: isHidden))
    }
}

/// The space between a label and its control, which is hidden with the label.
nonisolated struct LabelSpacer: View {
    @Environment(\.labelsAreHidden) private var isHidden

    @MainActor var body: some View {
        if !isHidden { Spacer() }
    }
}

/// A modifier that leaves a view out of layout and painting; its elements stay in the tree.
nonisolated struct UnplacedModifier: PrimitiveModifier {
    let isUnplaced: Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, UnplacedModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, UnplacedModifier>> {
        UnplacedNode(view, under: parent)
    }
}

private final class UnplacedNode<Content: View>: ModifierNode<Content, UnplacedModifier>, PartlyLaidOut {
    override class var traits: NodeTraits { super.traits.union(.isPartlyLaidOut) }

    func isLaidOut(childAt index: Int) -> Bool { !modifier.isUnplaced }

    override func modifierChanged(from old: UnplacedModifier) {
        if old.isUnplaced != modifier.isUnplaced { structureChanged() }
    }
}
