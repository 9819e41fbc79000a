/// The key of a text in the tables of translations; where there is no table, the key with its values put in is the text itself.
///
/// `"\(count) files"` is looked up as `%lld files`, `"Hello \(name)"` as `Hello %@`. Numbers are written as the
/// environment's locale has them: integers in groups, "2,024" in the United States, and floating-point numbers with six
/// decimals besides. Give a specifier or a format to have them otherwise, or a string, `"\(String(year))"`, to have one
/// as it is. Markdown's emphasis, code and links make looks, `**bold**`, but for those in values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value that was put in.
    struct Argument: Equatable, Sendable {
        /// Where it is in the UTF-8 of the string.
        var start: Int
        var count: Int
        /// What stands for it in the key, `%@`.
        var specifier: String
        /// Whether it is an integer, written as Swift does it.
        var isInteger = false
        /// How it looks, where it is a text by itself.
        var runs: TextRuns?

        fileprivate var allRuns: [TextRuns.Run] {
            runs?.all ?? [TextRuns.Run(count: count, value: isInteger ? .integer : nil)]
        }
    }

    /// The text with the values in their places.
    private(set) var string: String
    private(set) var arguments: [Argument] = []

    public init(_ value: String) {
        string = value
    }

    public init(stringLiteral value: String) {
        string = value
    }

    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        arguments = stringInterpolation.arguments
    }

    /// The key in the tables.
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

    /// The text in a table, or that of the key itself.
    func text(in table: String?, of bundle: Bundle?) -> Text {
        guard Translations.exist(in: table, of: bundle), let format = Translations.find(key, in: table, of: bundle)
        else { return ownText }
        return arguments.isEmpty ? LocalizedStringKey(format).ownText : putting(into: format).ownText
    }

    /// The values in the places that a translation has for them.
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
                        Diagnostic(.invalidInput, "The translation “\(format)” of “\(key)” has a value too many."))
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

    /// The text that the string is, its Markdown signs made into looks.
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
    /// The looks that Markdown signs stand for.
    fileprivate init(_ style: InlineMarkdown.Style) {
        self.init()
        if style.isBold { isBold = true }
        if style.isItalic { isItalic = true }
        if style.isCode { isMonospaced = true }
        if style.isStruck { strikethrough = Text.Line(isActive: true) }
        link = style.link.flatMap { URL(string: $0) }
    }
}
