import Foundation

/// Reads predicates' formats by recursive descent: `or`, `and`, `not`, comparison.
struct PredicateParser {
    struct Failure: Error {
        let problem: String
    }

    private enum Token: Equatable {
        case word(String)
        case string(String)
        case number(Double)
        case sign(String)
        /// A specifier's letter.
        case specifier(Character)
    }

    private var tokens: [Token] = []
    private var position = 0
    private var arguments: ArraySlice<Any>
    private var depth = 0

    /// Returns the rule of a format.
    static func rule(_ format: String, _ arguments: [Any]) throws(Failure) -> PredicateRule {
        var parser = PredicateParser(arguments: arguments[...])
        try parser.read(format)
        let rule = try parser.disjunction()
        if let rest = parser.next { throw Failure(problem: "unexpected \(rest)") }
        return rule
    }

    private init(arguments: ArraySlice<Any>) { self.arguments = arguments }

    // MARK: Tokens

    private mutating func read(_ format: String) throws(Failure) {
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first == "'" || first == "\"" {
                rest = try readString(rest.dropFirst(), quote: first)
            } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                guard let number = Double(digits) else { throw Failure(problem: "invalid number \(digits)") }
                tokens.append(.number(number))
                rest = rest[digits.endIndex...]
            } else if first == "%" {
                let specifier = rest.dropFirst().drop { "lhq.0123456789".contains($0) }
                guard let letter = specifier.first else { throw Failure(problem: "a percent sign at the end") }
                tokens.append(.specifier(letter))
                rest = specifier.dropFirst()
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest[word.endIndex...]
            } else {
                let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
                let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
    }

    private mutating func readString(_ start: Substring, quote: Character) throws(Failure) -> Substring {
        var text = ""
        var rest = start
        while let character = rest.first {
            rest = rest.dropFirst()
            if character == quote {
                tokens.append(.string(text))
                return rest
            }
            if character == "\\", let escaped = rest.first {
                text.append(escaped)
                rest = rest.dropFirst()
            } else {
                text.append(character)
            }
        }
        throw Failure(problem: "a string without an end")
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(_ words: String...) -> Bool {
        let found: String? =
            switch next {
            case .word(let word): word.uppercased()
            case .sign(let sign): sign
            default: nil
            }
        guard let found, words.contains(found) else { return false }
        position += 1
        return true
    }

    // MARK: Rules

    private mutating func disjunction() throws(Failure) -> PredicateRule {
        var rule = try conjunction()
        while take("OR", "||") { rule = .or(rule, try conjunction()) }
        return rule
    }

    private mutating func conjunction() throws(Failure) -> PredicateRule {
        var rule = try negation()
        while take("AND", "&&") { rule = .and(rule, try negation()) }
        return rule
    }

    private mutating func negation() throws(Failure) -> PredicateRule {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { throw Failure(problem: "too many parentheses") }
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let rule = try disjunction()
            guard take(")") else { throw Failure(problem: "a parenthesis without an end") }
            return rule
        }
        let left = try operand()
        let comparison = try comparison()
        return .comparison(left, comparison, try operand())
    }

    private mutating func comparison() throws(Failure) -> PredicateComparison {
        let kind: PredicateComparison.Operator
        switch next {
        case .sign("=="), .sign("="): kind = .equal
        case .sign("!="), .sign("<>"): kind = .unequal
        case .sign("<="), .sign("=<"): kind = .lessOrEqual
        case .sign(">="), .sign("=>"): kind = .greaterOrEqual
        case .sign("<"): kind = .less
        case .sign(">"): kind = .greater
        case .word(let word):
            guard let found = PredicateComparison.Operator(rawValue: word.uppercased()) else {
                throw Failure(problem: "unknown operator \(word)")
            }
            kind = found
        default: throw Failure(problem: "an operator is missing")
        }
        position += 1
        var comparison = PredicateComparison(kind: kind)
        if take("[") {
            guard case .word(let options) = next, options.lowercased().allSatisfy({ "cdnl".contains($0) }) else {
                throw Failure(problem: "unknown options")
            }
            comparison.ignoresCase = options.lowercased().contains("c")
            comparison.ignoresDiacritics = options.lowercased().contains("d")
            position += 1
            guard take("]") else { throw Failure(problem: "options without an end") }
        }
        return comparison
    }

    private mutating func operand() throws(Failure) -> PredicateOperand {
        guard let token = next else { throw Failure(problem: "a value is missing") }
        position += 1
        switch token {
        case .string(let string): return .value(string)
        case .number(let number): return .value(number)
        case .specifier(let letter): return try argument(letter)
        case .word(let word): return try named(word)
        case .sign("{"):
            var list: [PredicateOperand] = []
            while !take("}") {
                list.append(try operand())
                if !take(",") {
                    guard take("}") else { throw Failure(problem: "a list without an end") }
                    break
                }
            }
            return .list(list)
        case .sign(let sign): throw Failure(problem: "unexpected \(sign)")
        }
    }

    private mutating func argument(_ letter: Character) throws(Failure) -> PredicateOperand {
        guard let argument = arguments.popFirst() else { throw Failure(problem: "a value for %\(letter) is missing") }
        guard letter == "K" else { return .value(argument) }
        return .path("\(argument)".split(separator: ".").map(String.init))
    }

    private func named(_ word: String) throws(Failure) -> PredicateOperand {
        switch word.uppercased() {
        case "SELF": return .path([])
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        case "ANY", "ALL", "NONE", "SOME", "SUBQUERY", "FUNCTION", "CAST": throw Failure(problem: "\(word) isn't known")
        default:
            if case .sign("(") = next { throw Failure(problem: "the function \(word) isn't known") }
            let names = word.split(separator: ".").map(String.init)
            return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
        }
    }
}
