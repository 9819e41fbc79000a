/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
    /// Creates an empty view.
    public nonisolated init() {}

    @MainActor public static func _makeNode(_ view: EmptyView, under parent: ViewNode) -> TypedNode<EmptyView> {
        LeafNode(view, under: parent) { _ in nil }
    }
}
