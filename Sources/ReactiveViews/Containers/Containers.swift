/// A view that arranges its content and is shown as an element of its own.
@MainActor
@preconcurrency
protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    /// The element without the content.
    var element: ViewElement { get }
}

extension ContainerView {
    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        ContainerNode(view, under: parent)
    }
}

private final class ContainerNode<V: ContainerView>: SingleChildNode<V, V.Content> {
    private var view: V

    init(_ view: V, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.content)
    }

    override func receive(_ view: V) {
        self.view = view
        setContent(view.content)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = view.element
        element.children = children.flatMap { $0 }
        element.node = self
        return [element]
    }
}
