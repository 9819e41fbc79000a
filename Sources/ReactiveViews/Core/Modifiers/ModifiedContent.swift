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
    @inlinable
    public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
