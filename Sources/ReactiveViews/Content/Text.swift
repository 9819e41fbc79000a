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
        TextNode(view, under: parent)
    }
}

private final class TextNode: TypedNode<Text> {
    private var view: Text

    init(_ view: Text, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = TextItem(view, self)
    }

    override func receive(_ view: Text) {
        self.view = view
        unsafeDowncast(item!, to: TextItem.self).text = view
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Text", label: view.string)
        element.node = self
        return [element]
    }
}

/// The item of a text: as wide as its longest line, wrapped where less is proposed.
final class TextItem: LayoutItem {
    var text: Text {
        didSet { if text != oldValue { contentChanged() } }
    }

    @MainActor
    init(_ text: Text, _ node: ViewNode) {
        self.text = text
        super.init(node)
    }

    override var isLeaf: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = CGFloat(text.string.count) * 8
        guard let proposed = proposal.width, proposed < width, proposed >= 8 else {
            return CGSize(width: min(width, max(proposal.width ?? width, 8)), height: 20)
        }
        let columns = (proposed / 8).rounded(.down)
        return CGSize(width: columns * 8, height: 20 * (CGFloat(text.string.count) / columns).rounded(.up))
    }
}
