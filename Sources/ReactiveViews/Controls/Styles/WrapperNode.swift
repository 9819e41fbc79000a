/// The node of a view that consists of another view only.
final class WrapperNode<V: View, Content: View>: SingleChildNode<V, Content> {
    override class var traits: NodeTraits { .passesElements }

    private let child: (V) -> Content

    init(_ view: V, _ content: @escaping (V) -> Content, under parent: ViewNode) {
        child = content
        super.init(under: parent)
        receive(view)
    }

    override func receive(_ view: V) { setContent(child(view)) }
}
