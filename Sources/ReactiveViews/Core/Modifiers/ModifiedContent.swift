/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public static func _makeNode(
        _ view: ModifiedContent<Content, Modifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Content, Modifier>> {
        makeNode(view, under: parent)
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
