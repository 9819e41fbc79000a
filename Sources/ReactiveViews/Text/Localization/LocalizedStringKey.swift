/// The key of a text in tables of translations. Without a table the text is the key itself, with its values.
///
/// `"\(count) files"` is looked up as `%lld files`, `"Hello \(name)"` as `Hello %@`. Numbers have the form of the
/// environment's locale: integers with grouping ("2,024" in the United States), floating-point numbers with six
/// decimals. To change that, interpolate with a specifier or a format, or interpolate a string: `"\(String(year))"`.
/// Markdown for emphasis, code and links in the key gives attributes; in values it doesn't.
///
/// ```swift
/// Text("**\(count)** files")
/// ```
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// An interpolated value.
    struct Argument: Equatable, Sendable {
        /// The offset in the UTF-8 of the string.
        var start: Int
        var count: Int
        /// The specifier that stands for the value in the key, for instance `%@`.
        var specifier: String
        /// Whether the value is an integer, in Swift's form.
        var isInteger = false
        /// The runs of the value if it is a text with attributes.
        var runs: TextRuns?

        fileprivate var allRuns: [TextRuns.Run] {
            runs?.all ?? [TextRuns.Run(count: count, value: isInteger ? .integer : nil)]
        }
    }

    /// The key with its values inserted.
    private(set) var string: String
    private(set) var arguments: [Argument] = []

    /// Creates a key without values.
    ///
    /// - Parameter value: The key.
    public init(_ value: String) {
        string = value
    }

    /// Creates a key from a literal.
    ///
    /// - Parameter value: The literal.
    public init(stringLiteral value: String) {
        string = value
    }

    /// Creates a key from a literal with interpolated values.
    ///
    /// - Parameter stringInterpolation: The parts.
    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        arguments = stringInterpolation.arguments
    }

    /// The key by which tables are searched.
    var key: String {
        guard !arguments.isEmpty else { return string }
        var key = ""
        let utf8 = string.utf8
        var rest = utf8.startIndex
        for argument in arguments {
            let start = utf8.index(utf8.startIndex, offsetBy: argument.start)
            key += string[rest..<start].replacing("%", with: "%%") + argument.specifier
            rest = utf8.index(start, offsetBy: argument.count)
        }
        return key + string[rest...].replacing("%", with: "%%")
    }

    /// Returns the text that a table has for the key, otherwise the key's own text.
    func text(in table: String?, of bundle: Bundle?) -> Text {
        guard Translations.exist(in: table, of: bundle), let format = Translations.find(key, in: table, of: bundle)
        else { return ownText }
        return arguments.isEmpty ? LocalizedStringKey(format).ownText : putting(into: format).ownText
    }

    /// Returns the values inserted into a translation.
    private func putting(into format: String) -> LocalizedStringKey {
        let utf8 = string.utf8
        var result = LocalizedStringKey("")
        for piece in FormatPattern(format).pieces {
            switch piece {
            case .literal(let literal):
                result.string += literal
            case .value(let index):
                guard arguments.indices.contains(index) else {
                    Diagnostics.report(
                        Diagnostic(
                            .invalidInput,
                            "The translation “\(format)” of “\(key)” has more places than values; leaving one empty."))
                    continue
                }
                var argument = arguments[index]
                let start = utf8.index(utf8.startIndex, offsetBy: argument.start)
                argument.start = result.string.utf8.count
                result.string += string[start..<utf8.index(start, offsetBy: argument.count)]
                result.arguments.append(argument)
            }
        }
        return result
    }

    // MARK: - Looks

    /// The text of the string, with attributes for its Markdown.
    private var ownText: Text {
        if InlineMarkdown.isLikely(in: string) { return markedText }
        if !arguments.contains(where: { $0.runs != nil }), let places = IntegerPlaces(arguments) {
            return Text(string, places.isEmpty ? .plain : .integers(places))
        }
        var runs: [TextRuns.Run] = []
        var end = 0
        for argument in arguments {
            if argument.start > end { runs.append(TextRuns.Run(count: argument.start - end)) }
            runs += argument.allRuns
            end = argument.start + argument.count
        }
        if end < string.utf8.count { runs.append(TextRuns.Run(count: string.utf8.count - end)) }
        return Text(string, runs: TextRuns.merging(runs))
    }

    private var markedText: Text {
        let values = arguments.filter { $0.count > 0 }
        let pieces = InlineMarkdown.pieces(of: string, values: values.map { $0.start..<$0.start + $0.count })
        let utf8 = Array(string.utf8)
        var shown: [UInt8] = []
        var runs: [TextRuns.Run] = []
        for piece in pieces {
            shown += utf8[piece.range]
            let value = values.first { $0.start == piece.range.lowerBound }
            for var run in value?.allRuns ?? [TextRuns.Run(count: piece.range.count)] {
                run.attributes.fill(from: TextAttributes(piece.style))
                runs.append(run)
            }
        }
        return Text(String(decoding: shown, as: UTF8.self), runs: TextRuns.merging(runs))
    }
}

extension TextAttributes {
    /// Creates the attributes of a Markdown style.
    fileprivate init(_ style: InlineMarkdown.Style) {
        self.init()
        if style.isBold { isBold = true }
        if style.isItalic { isItalic = true }
        if style.isCode { isMonospaced = true }
        if style.isStruck { strikethrough = Text.Line(isActive: true) }
        link = style.link.flatMap { URL(string: $0) }
    }
}
