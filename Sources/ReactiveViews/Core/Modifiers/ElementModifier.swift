/// A modifier that changes the elements of its view.
typealias ElementModifier = KindOfElementModifier<ModifierKind.Accessibility>

/// A modifier with a type of its own that changes the elements of its view.
///
/// The elements of decorations stay as they are, unless the view has no others than shapes and colours.
nonisolated struct KindOfElementModifier<Kind>: PrimitiveModifier {
    let change: @MainActor (inout ViewElement, EnvironmentValues) -> Void
    /// Whether the change stays the same until the modifier is made anew or the environment changes.
    let isConstant: Bool
    /// Whether the elements of decorations are changed in any case.
    var includesDecorations = false

    /// Creates a modifier whose change depends on nothing but the element and constants.
    init(_ change: @escaping @MainActor @Sendable (inout ViewElement) -> Void) {
        self.change = { element, _ in change(&element) }
        isConstant = true
    }

    /// Returns the modifier for the elements of the view and of its decorations.
    var forDecorationsToo: KindOfElementModifier {
        var modifier = self
        modifier.includesDecorations = true
        return modifier
    }

    /// Creates a modifier whose change depends on the environment.
    ///
    /// - Parameters:
    ///   - isConstant: Whether the change depends on nothing else.
    ///   - change: The change.
    init(
        isConstant: Bool = false, reading change: @escaping @MainActor (inout ViewElement, EnvironmentValues) -> Void
    ) {
        self.change = change
        self.isConstant = isConstant
    }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, KindOfElementModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, KindOfElementModifier>> {
        ElementModifierNode(view, under: parent)
    }
}

private final class ElementModifierNode<Content: View, Kind>: ModifierNode<Content, KindOfElementModifier<Kind>> {
    override class var traits: NodeTraits { .isModifier }

    override func modifierChanged(from old: KindOfElementModifier<Kind>) { elementsChanged() }

    override var keepsElements: Bool { modifier.isConstant }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children.joinedElements
        let environment = environment
        let isForAll = modifier.includesDecorations || elements.count < 2 || !elements.hasOwnContent
        for index in elements.indices where isForAll || !elements[index].isDecoration {
            modifier.change(&elements[index], environment)
        }
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
    override class var traits: NodeTraits { NodeTraits(.isModifier, .addsNoWords) }

    override var keepsElements: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements: [ViewElement] = []
        for child in children { for element in child { elements += element.children } }
        return elements
    }
}
