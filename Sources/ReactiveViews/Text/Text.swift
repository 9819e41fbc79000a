/// A view that shows one or more lines of text.
///
/// ```swift
/// Text("Total: \(price)").bold()
/// ```
public struct Text: Equatable, Sendable {
    /// The attributes of a text. A text without attributes of its own needs no runs.
    enum Looks: Equatable, Sendable {
        /// One string with the environment's attributes.
        case plain
        /// One string with interpolated integers and the environment's attributes.
        case integers(IntegerPlaces)
        /// Parts with attributes of their own.
        case runs(TextRuns)
    }

    /// All characters. U+FFFC stands for an image or a value whose format depends on the locale. Integers are written
    /// as by Swift's `description`.
    package let string: String
    let looks: Looks

    /// The parts with attributes of their own; nil if the whole text has the environment's attributes.
    nonisolated var runs: TextRuns? { if case .runs(let runs) = looks { runs } else { nil } }

    nonisolated init(_ string: String, _ looks: Looks) {
        self.string = string
        self.looks = looks
    }

    nonisolated init(_ string: String, runs: TextRuns?) {
        self.init(string, runs.map { .runs($0) } ?? .plain)
    }

    /// Creates a text that shows a string unchanged, without a look-up of a translation.
    ///
    /// - Parameter content: The string to show.
    public nonisolated init(verbatim content: String) {
        self.init(content, runs: nil)
    }

    /// Creates a text from a key in a table of translations. Without a translation it shows the key itself, with the
    /// interpolated values inserted.
    ///
    /// ```swift
    /// Text("Hello, \(name)!")
    /// ```
    ///
    /// Numbers are formatted for the environment's locale, "2,024" in the United States. `Text(verbatim:)` and a
    /// `String` show a number without formatting.
    ///
    /// - Parameters:
    ///   - key: The key, with interpolated values.
    ///   - tableName: The name of the table; nil for the default one.
    ///   - bundle: The bundle with the table; nil for the program's main bundle.
    ///   - comment: A note for translators. It has no effect on the text.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self = key.text(in: tableName, of: bundle)
    }

    /// Creates a text that shows a string unchanged, without a look-up of a translation.
    ///
    /// - Parameter content: The string to show.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) {
        self.init(String(content), runs: nil)
    }
}

extension Text {
    /// The words that the user reads, in the current locale. Those of images only if there are no others.
    package nonisolated var words: String { words(in: .current) }

    /// Whether all characters are shown as they are written, without attributes.
    nonisolated var isPlain: Bool {
        if case .plain = looks { true } else { false }
    }

    /// Whether all characters are shown as they are written, and spoken so, with attributes or without.
    nonisolated var showsStringAsIs: Bool {
        switch looks {
        case .plain: true
        case .integers: false
        case .runs(let runs): !runs.hasValues && !runs.hasImages && !runs.hasSpokenLabels
        }
    }

    /// Whether the words depend on nothing but the environment.
    nonisolated var isTimeless: Bool { runs?.hasTimedValues != true }

    /// The words that the user reads in an environment.
    nonisolated func words(in environment: EnvironmentValues) -> String {
        isPlain ? string : words(in: environment.textSettings.locale)
    }

    /// The words that the user reads in a locale.
    package nonisolated func words(in locale: TextLocale) -> String { localized(locale).writtenWords }

    /// The greatest length of a text that is laid out and drawn in full, in bytes of UTF-8.
    private nonisolated static var longest: Int { 1_000_000 }

    /// Whether the text is too long to be laid out and drawn in full.
    package nonisolated var isTooLong: Bool { string.utf8.count > Self.longest }

    /// The part of a long text that is laid out, followed by an ellipsis.
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

    /// The words of a text in its locale's notation.
    nonisolated var writtenWords: String {
        guard let runs, runs.hasImages else { return string }
        let words = string.replacing("\u{FFFC}", with: "")
        return words.isEmpty ? runs.all.compactMap { $0.image?.words }.joined(separator: " ") : words
    }
}
