/// A modifier that removes the elements of a control's stacks and keeps their children.
nonisolated struct UnstackedModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, UnstackedModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, UnstackedModifier>> {
        UnstackedNode(view, under: parent)
    }
}

private final class UnstackedNode<Content: View>: ModifierNode<Content, UnstackedModifier> {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .addsNoWords) }

    override var keepsElements: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        children.joinedElements.flatMap { $0.kind.hasSuffix("Stack") ? $0.children : [$0] }
    }
}
