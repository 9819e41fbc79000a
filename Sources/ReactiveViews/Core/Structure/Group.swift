/// Several views as one, without an arrangement of its own. A modifier of a group is applied to each view.
///
/// ```swift
/// Group {
///     Text("One")
///     Text("Two")
/// }
/// .padding()
/// ```
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Creates a group of views.
    ///
    /// - Parameter content: The views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeNode(_ view: Group<Content>, under parent: ViewNode) -> TypedNode<Group<Content>> {
        GroupNode(view, under: parent)
    }
}

private final class GroupNode<Content: View>: SingleChildNode<Group<Content>, Content> {
    override class var traits: NodeTraits { .passesElements }

    init(_ view: __shared Group<Content>, under parent: ViewNode) {
        super.init(under: parent)
        receive(view)
    }

    override func receive(_ view: Group<Content>) { setContent(view.content) }
}
