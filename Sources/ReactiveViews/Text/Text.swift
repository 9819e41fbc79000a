/// A line of text, or several.
///
/// One string that nothing was said about is kept as such, with the places of integers that were put in; anything else
/// has runs of its own.
public struct Text: PrimitiveView, Equatable {
    /// What is known of a text besides its characters.
    enum Looks: Equatable, Sendable {
        case plain
        /// Integers stand in it, and all of it looks as the environment has it.
        case integers(IntegerPlaces)
        case runs(TextRuns)
    }

    /// All characters: one U+FFFC for each image and each value that the locale decides how to write, integers as Swift
    /// writes them.
    package let string: String
    let looks: Looks

    /// Which parts look how; nil if all of it looks as the environment has it.
    nonisolated var runs: TextRuns? { if case .runs(let runs) = looks { runs } else { nil } }

    nonisolated init(_ string: String, _ looks: Looks) {
        self.string = string
        self.looks = looks
    }

    nonisolated init(_ string: String, runs: TextRuns?) {
        self.init(string, runs.map { .runs($0) } ?? .plain)
    }

    /// The text as it stands.
    public nonisolated init(verbatim content: String) {
        self.init(content, runs: nil)
    }

    /// The text that a table of translations has for a key, or else the key with its values put in.
    ///
    /// The table is that of the bundle, of the program's main bundle if none is given. Numbers are written as the
    /// environment's locale has them, "2,024" in the United States: `Text(verbatim:)` or a `String` shows one as it is.
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
    /// The words that the user reads, those of images only if there are no others, where the environment sets no
    /// locale.
    package nonisolated var words: String { words(in: .current) }

    /// The words that the user reads in an environment.
    nonisolated func words(in environment: EnvironmentValues) -> String {
        looks == .plain ? string : words(in: environment.textSettings.locale)
    }

    /// The words that the user reads in a locale.
    package nonisolated func words(in locale: TextLocale) -> String { localized(locale).writtenWords }

    /// How many bytes of a text's UTF-8 are laid out and drawn.
    private nonisolated static var longest: Int { 1_000_000 }

    /// Whether only the text's beginning is laid out and drawn.
    package nonisolated var isTooLong: Bool { string.utf8.count > Self.longest }

    /// As much of a long text as is laid out, and an ellipsis.
    package nonisolated var beginning: Text {
        var runs: [TextRuns.Run] = []
        var count = 0
        // Whole runs, but for the first one.
        for run in allRuns {
            if !runs.isEmpty, count + run.count > Self.longest { break }
            count += run.count
            runs.append(run)
        }
        var end = string.utf8.index(string.startIndex, offsetBy: min(count, Self.longest))
        while end.samePosition(in: string.unicodeScalars) == nil { end = string.utf8.index(before: end) }
        let characters = string[..<end]
        if count > Self.longest { runs[0].count = characters.utf8.count }
        runs.append(TextRuns.Run(count: 3))
        return Text(characters + "…", runs: TextRuns.merging(runs))
    }

    private nonisolated var writtenWords: String {
        guard let runs, runs.hasImages else { return string }
        let words = string.replacing("\u{FFFC}", with: "")
        return words.isEmpty ? runs.all.compactMap { $0.image?.words }.joined(separator: " ") : words
    }
}
