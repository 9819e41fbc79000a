/// A format as C's `printf` has it, taken apart.
package struct FormatPattern {
    package enum Piece: Equatable {
        case literal(String)
        /// The place of a value among all, from 0, its specifier as written, and whether the specifier has the value's
        /// number.
        case value(Int, specifier: String, hasNumber: Bool)
    }

    package private(set) var pieces: [Piece] = []

    /// Values are in order unless they have a number, `%2$@`. `%%` is a percent sign; so is one that starts nothing.
    package init(_ format: String) {
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if let specifier = Self.specifier(at: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(
                    .value(
                        specifier.position.map { $0 - 1 } ?? next, specifier: "%" + rest[..<specifier.end],
                        hasNumber: specifier.position != nil))
                if specifier.position == nil { next += 1 }
                rest = rest[specifier.end...]
            } else {
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Whether a string is one specifier, with any text around, for the kind of number that another one is for.
    package static func isSpecifier(_ string: String, for other: String) -> Bool {
        let values: [Int] = FormatPattern(string).pieces.compactMap {
            if case .value(let index, _, _) = $0 { index } else { nil }
        }
        guard values == [0], let kind = conversion(in: string), let wanted = conversion(in: other) else {
            return false
        }
        return integers.contains(wanted) ? integers.contains(kind) : floats.contains(kind)
    }

    /// The conversions of integers and of floating-point numbers.
    package static let integers: Set<Character> = ["d", "i", "u", "x", "X", "o", "D", "U", "O"]
    package static let floats: Set<Character> = ["f", "F", "e", "E", "g", "G", "a", "A"]

    /// The letter of a string's first specifier; nil if it has none.
    package static func conversion(in string: String) -> Character? {
        var rest = Substring(string)
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[percent...].dropFirst()
            if rest.first == "%" { rest = rest.dropFirst() } else { return specifier(at: rest)?.conversion }
        }
        return nil
    }

    /// The specifier after a percent sign: its number if it has one, its letter, and where it ends.
    private static func specifier(
        at start: Substring
    ) -> (position: Int?, conversion: Character, end: Substring.Index)? {
        var rest = start
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
            position = Int(digits)
            rest = rest[digits.endIndex...].dropFirst()
            guard let position, position > 0 else { return nil }
        }
        rest = rest.drop { "0123456789.+-#' ".contains($0) }
        rest = rest.drop { "hlqLzjt".contains($0) }
        guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter) else { return nil }
        return (position, letter, rest.index(after: rest.startIndex))
    }
}
