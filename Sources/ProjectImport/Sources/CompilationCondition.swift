/// Decides the conditions of `#if` as the compiler does on Linux.
struct CompilationCondition {
    private enum Token: Equatable {
        case word(String)
        case sign(String)
    }

    private var tokens: [Token] = []
    private var position = 0
    private let canImport: (String) -> Bool
    private let defined: Set<String>

    /// Whether a condition holds. A condition that can't be read doesn't.
    static func holds(_ text: String, defined: Set<String>, canImport: @escaping (String) -> Bool) -> Bool {
        var condition = CompilationCondition(text, defined: defined, canImport: canImport)
        return condition.disjunction() && condition.position >= condition.tokens.count
    }

    private init(_ text: String, defined: Set<String>, canImport: @escaping (String) -> Bool) {
        self.defined = defined
        self.canImport = canImport
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                var word = ""
                while index < characters.count,
                    characters[index].isLetter || characters[index].isNumber || "_.".contains(characters[index])
                {
                    word.append(characters[index])
                    index += 1
                }
                tokens.append(.word(word))
                continue
            }
            let pair = String(characters[index..<min(index + 2, characters.count)])
            if ["&&", "||", ">="].contains(pair) {
                tokens.append(.sign(pair))
                index += 2
            } else {
                if !character.isWhitespace { tokens.append(.sign(String(character))) }
                index += 1
            }
        }
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(_ sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func disjunction() -> Bool {
        var result = conjunction()
        while take("||") {
            let other = conjunction()
            result = result || other
        }
        return result
    }

    private mutating func conjunction() -> Bool {
        var result = negation()
        while take("&&") {
            let other = negation()
            result = result && other
        }
        return result
    }

    private mutating func negation() -> Bool {
        if take("!") { return !negation() }
        if take("(") {
            let result = disjunction()
            return take(")") && result
        }
        guard case .word(let name) = next else {
            position += 1
            return false
        }
        position += 1
        guard take("(") else { return name == "true" || defined.contains(name) }
        var arguments: [Token] = []
        while let token = next, token != .sign(")") {
            arguments.append(token)
            position += 1
        }
        guard take(")") else { return false }
        return call(name, arguments)
    }

    private func call(_ name: String, _ arguments: [Token]) -> Bool {
        let words = arguments.compactMap { token -> String? in
            if case .word(let word) = token { word } else { nil }
        }
        let first = words.first ?? ""
        switch name {
        case "os": return first == "Linux"
        case "canImport": return canImport(first)
        case "arch": return first == Self.architecture
        case "swift", "compiler": return Self.isCurrent(arguments)
        case "hasFeature", "hasAttribute": return true
        default: return false
        }
    }

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    /// Compares versions by the first two numbers.
    private static func isCurrent(_ arguments: [Token]) -> Bool {
        guard arguments.count == 2, case .word(let text) = arguments[1] else { return false }
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first else { return false }
        let isAtLeast = (major, numbers.dropFirst().first ?? 0) <= (6, 1)
        return arguments[0] == .sign(">=") ? isAtLeast : !isAtLeast
    }
}
