import ReactiveViews

// Lines may be millions of characters long. Comparing scalars or bytes takes a fraction of the time that comparing
// characters does.

extension Substring {
    /// All from the first character on that isn't white space.
    var trimmed: Substring {
        self[(unicodeScalars.firstIndex { !$0.isSpace } ?? endIndex)...]
    }

    /// The first word, without its quotes, and what follows it. Nil if there is no word.
    func firstWord() throws(CommandError) -> (word: Substring, rest: Substring)? {
        let text = trimmed
        guard let first = text.unicodeScalars.first else { return nil }
        let closing: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "“": "”"]
        guard let quote = closing[first] else {
            let end = text.unicodeScalars.firstIndex(where: \.isSpace) ?? text.endIndex
            return (text[..<end], text[end...].trimmed)
        }
        let inner = Substring(text.unicodeScalars.dropFirst())
        guard let end = inner.unicodeScalars.firstIndex(of: quote) else { throw .unclosedQuote }
        return (inner[..<end], Substring(inner[end...].unicodeScalars.dropFirst()).trimmed)
    }
}

extension Unicode.Scalar {
    var isSpace: Bool {
        switch value {
        case 9...13, 32: true
        case 0...127: false
        default: properties.isWhitespace
        }
    }
}

extension String {
    /// The text itself if it is short, else how it begins: for messages.
    var abbreviated: String {
        let limit = 80
        return utf8.count <= limit || count <= limit ? self : prefix(limit) + "…"
    }

    /// The line without white space around it; lines may be long, but what is around them is read once only.
    var trimmedLine: String {
        var text = self[...].trimmed
        while let last = text.unicodeScalars.last, last.isSpace { text = Substring(text.unicodeScalars.dropLast()) }
        return String(text)
    }

    /// The lines of the text. They end with a line feed, which a carriage return may precede.
    var textLines: [Substring] {
        utf8.split(separator: 10, omittingEmptySubsequences: false).map(Substring.init)
    }
}

/// Puts two spaces before each line.
func indented(_ text: String) -> String {
    "  " + text.textLines.joined(separator: "\n  ")
}

extension Int {
    /// The nearest whole number.
    init(clamping number: CGFloat) {
        let limit: CGFloat = 1e15
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit).rounded())
    }
}

/// Gives one line after the other.
func lines(of text: String) -> () -> String? {
    var rest: Substring? = text[...]
    return {
        guard let text = rest else { return nil }
        let end = text.utf8.firstIndex(of: 10)
        rest = end.map { text[text.utf8.index(after: $0)...] }
        let line = text[..<(end ?? text.endIndex)]
        return String(line.utf8.last == 13 ? Substring(line.utf8.dropLast()) : line)
    }
}
