/// XML text under construction.
struct SVGText {
    private(set) var string = ""

    /// Appends an empty element, or the start tag of an element.
    mutating func tag(_ name: String, _ attributes: [(String, String)] = [], isOpen: Bool = false) {
        string += "<\(name)"
        for (key, value) in attributes { string += " \(key)=\"\(Self.escaped(value))\"" }
        string += isOpen ? ">\n" : "/>\n"
    }

    mutating func close(_ name: String) { string += "</\(name)>\n" }

    /// Appends an element with text content.
    mutating func words(_ words: String, _ attributes: [(String, String)]) {
        string += "<text"
        for (key, value) in attributes { string += " \(key)=\"\(Self.escaped(value))\"" }
        string += ">\(Self.escaped(words))</text>\n"
    }

    /// Returns the text with XML's special characters escaped and forbidden characters removed.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the numbers separated by spaces.
    static func numbers(_ numbers: CGFloat...) -> String { numbers.map(\.briefly).joined(separator: " ") }

    /// Returns a path as the `d` attribute of a `path` element.
    static func data(_ path: Path) -> String {
        var parts: [String] = []
        path.forEach { element in
            switch element {
            case .move(let end): parts.append("M\(numbers(end.x, end.y))")
            case .line(let end): parts.append("L\(numbers(end.x, end.y))")
            case .quadCurve(let end, let control):
                parts.append("Q\(numbers(control.x, control.y, end.x, end.y))")
            case .curve(let end, let control1, let control2):
                parts.append("C\(numbers(control1.x, control1.y, control2.x, control2.y, end.x, end.y))")
            case .closeSubpath: parts.append("Z")
            }
        }
        return parts.joined()
    }
}
