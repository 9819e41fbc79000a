/// The key of a text in the tables of translations; where there is no table, the key with its values put in is the text itself.
///
/// `"\(count) files"` is looked up as `%lld files`, `"Hello \(name)"` as `Hello %@`. Numbers are put in as Swift writes them, whatever the
/// locale (⚑); give a specifier or a format to have them otherwise.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value that was put in.
    struct Argument: Equatable, Sendable {
        /// Where it is in the UTF-8 of the string.
        var start: Int
        var count: Int
        /// What stands for it in the key, `%@`.
        var specifier: String
        /// How it looks, where it is a text by itself.
        var runs: TextRuns?
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
        else { return arguments.isEmpty ? Text(string, runs: nil) : ownText }
        return arguments.isEmpty ? Text(format, runs: nil) : text(in: format)
    }

    private var ownText: Text {
        guard arguments.contains(where: { $0.runs != nil }) else { return Text(string, runs: nil) }
        var runs: [TextRuns.Run] = []
        var end = 0
        for argument in arguments {
            if argument.start > end { runs.append(TextRuns.Run(count: argument.start - end)) }
            runs += argument.runs?.all ?? [TextRuns.Run(count: argument.count)]
            end = argument.start + argument.count
        }
        if end < string.utf8.count { runs.append(TextRuns.Run(count: string.utf8.count - end)) }
        return Text(string, runs: TextRuns(runs))
    }

    /// The values in the places that a translation has for them.
    private func text(in format: String) -> Text {
        let utf8 = string.utf8
        return FormatPattern(format).pieces.reduce(Text("", runs: nil)) { text, piece in
            switch piece {
            case .literal(let literal):
                return text + Text(literal, runs: nil)
            case .value(let index):
                guard arguments.indices.contains(index) else {
                    Diagnostics.report(
                        Diagnostic(.invalidInput, "The translation “\(format)” of “\(key)” has a value too many."))
                    return text
                }
                let argument = arguments[index]
                let start = utf8.index(utf8.startIndex, offsetBy: argument.start)
                let value = string[start..<utf8.index(start, offsetBy: argument.count)]
                return text + Text(String(value), runs: argument.runs)
            }
        }
    }
}
