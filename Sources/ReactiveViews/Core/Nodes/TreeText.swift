/// How words and numbers appear in the text of a tree.
enum TreeText {
    /// The words with control characters, quotation marks and backslashes escaped as in Swift.
    static func escaped(_ words: String) -> String {
        escape(words) { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            default: control(scalar)
            }
        }
    }

    /// The words with control characters escaped as in Swift.
    static func withoutControls(_ words: String) -> String { escape(words, control) }

    /// A number with at most three decimals, as Swift writes it: `0.3` for 0.1 + 0.2. A small number that three
    /// decimals would make zero stays as it is.
    static func rounded(_ number: Double) -> String {
        guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == 0 && number != 0 ? "\(number)" : "\(rounded)"
    }

    private static func escape(_ words: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        guard words.unicodeScalars.contains(where: { replacement($0) != nil }) else { return words }
        var text = ""
        for scalar in words.unicodeScalars {
            if let replacement = replacement(scalar) { text += replacement } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// The escape of a control character, of a line or paragraph separator, and of a character that changes the writing
    /// direction; nil for other characters.
    private static func control(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0": "\\0"
        case "\u{1}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{200E}", "\u{200F}",
            "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: nil
        }
    }
}
