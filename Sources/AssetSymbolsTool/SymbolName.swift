/// The Swift identifier of an asset, by Xcode's rules.
///
/// A name is split into words: at characters that aren't letters or digits, between letters and digits, before a
/// capital after a small letter, and before the last capital of a run that a small letter follows (`TLSold`: `TL`,
/// `Sold`).
/// - A name without small letters keeps its words, joined by underscores: `A-1-0` is `A_1_0`.
/// - In any other name the first word is in small letters and others begin with a capital: `icon_24px` is `icon24Px`.
/// - The suffix that names the kind is left out: the colour `SkyColor` is `sky`.
/// - A name that begins with a digit has an underscore before it.
enum SymbolName {
    /// Returns the identifier of an asset, without backticks.
    ///
    /// - Parameters:
    ///   - name: The asset's name without its namespace.
    ///   - suffix: `Color` or `Image`.
    static func member(_ name: String, without suffix: String) -> String {
        var identifier = join(words(of: name), isType: false)
        if identifier.hasSuffix(suffix), identifier.count > suffix.count { identifier.removeLast(suffix.count) }
        return startingLegally(identifier)
    }

    /// Returns the name of a namespace's type.
    static func type(_ name: String) -> String {
        startingLegally(join(words(of: name), isType: true))
    }

    /// Returns the identifier with backticks if it is a keyword.
    static func quoted(_ identifier: String) -> String {
        keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    private static func startingLegally(_ identifier: String) -> String {
        guard let first = identifier.first else { return "_" }
        return first.isNumber ? "_" + identifier : identifier
    }

    private static func join(_ words: [String], isType: Bool) -> String {
        guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
            return words.joined(separator: "_")
        }
        var result = ""
        for (index, word) in words.enumerated() {
            if index == 0, !isType {
                result += word.lowercased()
            } else {
                result += word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        return result
    }

    private enum Kind { case small, capital, digit, other }

    private static func kind(_ character: Character) -> Kind {
        if character.isNumber { return .digit }
        guard character.isLetter else { return .other }
        return character.isUppercase ? .capital : .small
    }

    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [Character] = []
        func end() {
            if !word.isEmpty { words.append(String(word)) }
            word = []
        }
        var last = Kind.other
        for character in name {
            let kind = kind(character)
            switch (last, kind) {
            case (_, .other): end()
            case (.small, .capital), (.digit, .small), (.digit, .capital), (.small, .digit), (.capital, .digit): end()
            case (.capital, .small) where word.count > 1:
                let head = word.removeLast()
                end()
                word = [head]
            default: break
            }
            if kind != .other { word.append(character) }
            last = kind
        }
        end()
        return words
    }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
    ]
}
