/// A view with a modifier, or two modifiers combined.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a modified view.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - modifier: The modifier.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor public static func _makeNode(
        _ view: ModifiedContent<Content, Modifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Content, Modifier>> {
        makeNode(view, under: parent)
    }

    /// Hands the new value to a `ModifierNode`. Inlined into the conformance, where the view's type is at hand; a
    /// method of the generic node would look the type up to find the value's parts.
    @inline(__always)
    @MainActor public static func _receive(_ newValue: ModifiedContent<Content, Modifier>, _ node: ViewNode) {
        node.as(ModifierNode<Content, Modifier>.self).receive(newValue.modifier, newValue.content)
    }
}

nonisolated extension View {
    /// Applies a modifier.
    ///
    /// ```swift
    /// struct Card: ViewModifier {
    ///     func body(content: Content) -> some View { content.padding().border(.gray) }
    /// }
    ///
    /// let card = Text("Hello").modifier(Card())
    /// ```
    ///
    /// - Parameter modifier: The modifier.
    // Modifiers consume the view: it becomes a part of the result. A borrowed view would be copied, with all views
    // inside, by each modifier.
    @inlinable
    public __consuming func modifier<M>(_ modifier: consuming M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
