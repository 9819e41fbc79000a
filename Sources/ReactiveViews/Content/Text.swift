/// A line of text, or several.
///
/// One string that nothing was said about is kept as such; anything else has runs of its own.
public struct Text: PrimitiveView, Equatable {
    /// All characters, one U+FFFC for each image.
    let string: String
    /// Which parts look how; nil if all of it looks as the environment has it.
    let runs: TextRuns?

    nonisolated init(_ string: String, runs: TextRuns?) {
        self.string = string
        self.runs = runs
    }

    /// The text as it stands.
    public nonisolated init(verbatim content: String) {
        self.init(content, runs: nil)
    }

    /// The text that a table of translations has for a key, or else the key with its values put in.
    ///
    /// The table is that of the bundle, of the program's main bundle if none is given.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self = key.text(in: tableName, of: bundle)
    }

    /// The text as it stands.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) {
        self.init(String(content), runs: nil)
    }

    public static func _makeNode(_ view: Text, under parent: ViewNode) -> TypedNode<Text> {
        TextNode(view, under: parent)
    }
}

extension Text {
    /// The words that the user reads, those of images only if there are no others.
    package nonisolated var words: String {
        guard let runs, runs.hasImages else { return string }
        let words = string.replacing("\u{FFFC}", with: "")
        return words.isEmpty ? runs.all.compactMap { $0.image?.words }.joined(separator: " ") : words
    }
}
