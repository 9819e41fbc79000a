/// Nothing.
public struct EmptyView: PrimitiveView {
    public nonisolated init() {}

    public static func _makeNode(_ view: EmptyView, under parent: ViewNode) -> TypedNode<EmptyView> {
        LeafNode(view, under: parent) { _ in nil }
    }
}
