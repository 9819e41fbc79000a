/// JSON under construction, for a script element of a page: what could end the element, or begin a comment in it, is
/// escaped.
struct JSONText {
    private(set) var text = ""

    mutating func raw(_ text: String) { self.text += text }

    /// Appends a string.
    mutating func string(_ string: String) { text += Self.quoted(string) }

    /// Appends a list, and its elements by a closure.
    mutating func list<Elements: Sequence>(
        _ elements: Elements, _ write: (inout JSONText, Elements.Element) -> Void
    ) {
        text += "["
        var isFirst = true
        for element in elements {
            if !isFirst { text += "," }
            isFirst = false
            write(&self, element)
        }
        text += "]"
    }

    /// Returns a string in quotation marks, in ASCII but for letters and symbols that mean nothing to a parser.
    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "<", ">", "&", "'", "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}",
                "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}":
                let code = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns a number with at most so many decimals. What isn't finite becomes 0.
    static func number(_ number: Double, decimals: Int = 3) -> String {
        guard number.isFinite else { return "0" }
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        let rounded = (number * factor).rounded() / factor
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return "\(rounded)"
    }
}
