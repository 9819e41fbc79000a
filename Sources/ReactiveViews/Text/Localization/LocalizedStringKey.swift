/// The key of a text in tables of translations. Without a table the text is the key itself, with its values.
///
/// `"\(count) files"` is looked up as `%lld files`, `"Hello \(name)"` as `Hello %@`. Numbers have the form of the
/// environment's locale: integers with grouping ("2,024" in the United States), floating-point numbers with six
/// decimals. To change that, interpolate with a specifier or a format, or interpolate a string: `"\(String(year))"`.
/// Markdown for emphasis, code and links in the key gives attributes; in values it doesn't. The key is looked up in the
/// language of the environment's locale, see `StringCatalogs`.
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
        /// The number that chooses a plural form; nil for other values.
        var number: LocalizedArgument?

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

    /// Returns a text that looks the key up in the environment's language, or the key's own text if there is no table.
    func text(in table: String?, of bundle: Bundle?) -> Text {
        let bundle = bundle?.resourceKey
        guard StringCatalogs.hasTable(table, in: bundle) else { return ownText }
        return Text(KeyedText(key: key, value: self, table: table, bundle: bundle))
    }

    /// Returns the values inserted into a translation.
    func putting(into format: String, for key: String) -> Text {
        guard !arguments.isEmpty else { return LocalizedStringKey(format).ownText }
        let utf8 = string.utf8
        var result = LocalizedStringKey("")
        for piece in FormatPattern(format).pieces {
            switch piece {
            case .literal(let literal):
                result.string += literal
            case .value(let index, let specifier, _):
                guard arguments.indices.contains(index) else {
                    Diagnostics.report(
                        Diagnostic(
                            .resource,
                            "The translation “\(format)” of “\(key)” has more places than values; leaving one empty."))
                    continue
                }
                var argument = arguments[index]
                let start = utf8.index(utf8.startIndex, offsetBy: argument.start)
                let value = string[start..<utf8.index(start, offsetBy: argument.count)]
                argument.start = result.string.utf8.count
                if let text = argument.written(with: specifier) {
                    argument.runs = TextRuns.merging(text.allRuns)
                    argument.count = text.string.utf8.count
                    result.string += text.string
                } else {
                    result.string += value
                }
                result.arguments.append(argument)
            }
        }
        return result.ownText
    }

    // MARK: - Looks

    /// The text of the string, with attributes for its Markdown.
    var ownText: Text {
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

extension LocalizedStringKey.Argument {
    /// Returns a number that isn't an integer in the form that a translation requests; nil to keep the key's form.
    fileprivate func written(with specifier: String) -> Text? {
        guard case .double(let number) = number else { return nil }
        let plain = specifier.firstIndex(of: "$").map { "%" + specifier[specifier.index(after: $0)...] } ?? specifier
        guard plain != self.specifier, FormatPattern.isSpecifier(plain, for: self.specifier) else { return nil }
        return SpecifiedNumber(number, plain).map { Text($0) }
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
