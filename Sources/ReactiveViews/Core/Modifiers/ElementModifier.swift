/// Says something about the elements of the modified view, and changes nothing else.
typealias ElementModifier = KindOfElementModifier<ModifierKind.Accessibility>

/// Says something about the elements of the modified view, by a modifier of a kind of its own.
struct KindOfElementModifier<Kind>: PrimitiveModifier {
    let change: (inout ViewElement, EnvironmentValues) -> Void

    init(_ change: @escaping (inout ViewElement) -> Void) {
        self.change = { element, _ in change(&element) }
    }

    /// Says something that depends on the environment.
    init(reading change: @escaping (inout ViewElement, EnvironmentValues) -> Void) {
        self.change = change
    }

    static func _makeNode<V: View>(
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

/// Shows what is inside of the modified view's elements instead of them: for views that are made of a stack without being one.
struct UnwrappingModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
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
