/// Several views as one, without arranging them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeNode(_ view: Group<Content>, under parent: ViewNode) -> TypedNode<Group<Content>> {
        GroupNode(view, under: parent)
    }
}

private final class GroupNode<Content: View>: SingleChildNode<Group<Content>, Content> {
    init(_ view: Group<Content>, under parent: ViewNode) {
        super.init(under: parent)
        receive(view)
    }

    override func receive(_ view: Group<Content>) { setContent(view.content) }
}
