/// A picture, by its name.
public struct Image: PrimitiveView, Equatable {
    let name: String

    public nonisolated init(_ name: String) {
        self.name = name
    }

    /// A symbol of the system.
    public nonisolated init(systemName: String) {
        name = systemName
    }

    public static func _makeNode(_ view: Image, under parent: ViewNode) -> TypedNode<Image> {
        LeafNode(view, under: parent) { ViewElement("Image", label: $0.name) }
    }
}
