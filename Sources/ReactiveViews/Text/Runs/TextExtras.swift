/// An attribute of a program's own for parts of a text, which a text renderer reads.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
///
/// let text = Text("Hello ") + Text("World").customAttribute(Emphasis())
/// ```
public protocol TextAttribute {}

/// The rarely used attributes of a piece of text.
///
/// `@unchecked Sendable` is sound: the object is immutable, and a program's attributes are values that renderers read
/// on the main actor only.
final class TextExtras: Equatable, @unchecked Sendable {
    /// The accessibility settings of a piece of text.
    struct Speech: Equatable, Sendable {
        /// The words that replace the text; nil for the text itself.
        var label: Text?
        /// The level of a heading, as accessibility counts it.
        var headingLevel: UInt?
        /// The name of the kind of content.
        var contentType: String?
        var spellsOutCharacters: Bool?
        var pitch: Double?
        var alwaysIncludesPunctuation: Bool?
        var isQueued: Bool?
    }

    private let attributes: [ObjectIdentifier: any TextAttribute]
    let speech: Speech

    private init(_ attributes: [ObjectIdentifier: any TextAttribute], _ speech: Speech) {
        self.attributes = attributes
        self.speech = speech
    }

    static let none = TextExtras([:], Speech())

    func custom<T: TextAttribute>(_ type: T.Type) -> T? { attributes[ObjectIdentifier(type)] as? T }

    /// Returns the extras with an attribute, unless they have one of its type.
    func adding<T: TextAttribute>(_ attribute: T) -> TextExtras {
        guard attributes[ObjectIdentifier(T.self)] == nil else { return self }
        var attributes = attributes
        attributes[ObjectIdentifier(T.self)] = attribute
        return TextExtras(attributes, speech)
    }

    /// Returns the extras with another setting of speech.
    func speaking(_ change: (inout Speech) -> Void) -> TextExtras {
        var speech = speech
        change(&speech)
        return TextExtras(attributes, speech)
    }

    static func == (lhs: TextExtras, rhs: TextExtras) -> Bool {
        if lhs === rhs { return true }
        guard lhs.speech == rhs.speech, lhs.attributes.count == rhs.attributes.count else { return false }
        func isEqual<T: TextAttribute>(_ attribute: T) -> Bool {
            guard let other = rhs.custom(T.self) else { return false }
            return Graph.Inputs.areEqual(attribute, other)
        }
        return lhs.attributes.values.allSatisfy { isEqual($0) }
    }
}

extension Text {
    /// Returns the text with an attribute of the program's own, which a text renderer reads.
    ///
    /// An attribute of the same type that is set closer to the text takes precedence.
    ///
    /// - Parameter value: The attribute.
    public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changingExtras { $0.adding(value) }
    }

    /// Returns the text with changed rare attributes.
    nonisolated func changingExtras(_ change: (TextExtras) -> TextExtras) -> Text {
        var runs = allRuns
        for index in runs.indices { runs[index].attributes.extras = change(runs[index].attributes.extras ?? .none) }
        return Text(string, runs: TextRuns.merging(runs))
    }

    /// Returns the accessibility labels of the text's parts in a locale, in order.
    nonisolated func spokenLabels(in locale: TextLocale) -> [String] {
        guard let runs, runs.hasSpokenLabels else { return [] }
        var labels: [String] = []
        for run in runs.all {
            guard let label = run.attributes.extras?.speech.label?.words(in: locale) else { continue }
            if labels.last != label { labels.append(label) }
        }
        return labels
    }
}
