/// A line of text, or several.
public struct Text: PrimitiveView, Equatable {
    let string: String

    /// The text as it stands.
    public nonisolated init(verbatim content: String) {
        string = content
    }

    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.string
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    public static func _makeNode(_ view: Text, under parent: ViewNode) -> TypedNode<Text> {
        LeafNode(view, under: parent) { ViewElement("Text", label: $0.string) }
    }
}
