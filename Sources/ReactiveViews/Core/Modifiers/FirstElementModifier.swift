/// A change of an element of a view.
@MainActor
protocol ElementChange {
    /// Changes the element.
    func change(_ element: inout ViewElement, in environment: EnvironmentValues)
}

/// A modifier that changes the main element of its view.
nonisolated struct FirstElementModifier: PrimitiveModifier {
    let change: any ElementChange

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FirstElementModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FirstElementModifier>> {
        FirstElementNode(view, under: parent)
    }
}

private final class FirstElementNode<Content: View>: ModifierNode<Content, FirstElementModifier> {
    override class var traits: NodeTraits { .isModifier }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children.joinedElements
        if let index = elements.mainIndex { modifier.change.change(&elements[index], in: environment) }
        return elements
    }
}
