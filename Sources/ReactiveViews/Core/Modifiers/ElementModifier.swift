/// A modifier that changes the elements of its view.
typealias ElementModifier = KindOfElementModifier<ModifierKind.Accessibility>

/// A modifier with a type of its own that changes the elements of its view.
nonisolated struct KindOfElementModifier<Kind>: PrimitiveModifier {
    let change: @MainActor (inout ViewElement, EnvironmentValues) -> Void

    init(_ change: @escaping @MainActor (inout ViewElement) -> Void) {
        self.change = { element, _ in change(&element) }
    }

    /// Creates a modifier whose change depends on the environment.
    init(reading change: @escaping @MainActor (inout ViewElement, EnvironmentValues) -> Void) {
        self.change = change
    }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, KindOfElementModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, KindOfElementModifier>> {
        ElementModifierNode(view, under: parent)
    }
}

private final class ElementModifierNode<Content: View, Kind>: ModifierNode<Content, KindOfElementModifier<Kind>> {
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children.flatMap { $0 }
        let environment = environment
        for index in elements.indices { modifier.change(&elements[index], environment) }
        return elements
    }
}

/// A modifier that replaces the view's elements by their children, for views whose implementation uses a stack that the
/// tree shouldn't show.
nonisolated struct UnwrappingModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, UnwrappingModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, UnwrappingModifier>> {
        UnwrappingNode(view, under: parent)
    }
}

private final class UnwrappingNode<Content: View>: ModifierNode<Content, UnwrappingModifier> {
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        children.flatMap { $0.flatMap(\.children) }
    }
}
