/// Goes through a declaration's source, as far as that can be done without a parser: it knows words, brackets, strings
/// and comments.
///
/// Invariant: `rest` is what hasn't been looked at yet, and starts neither with a space nor with a comment.
struct Scanner {
    private var left: Substring

    init(_ source: String) {
        left = source[...]
        skipTrivia()
    }

    /// What is left, without spaces around it.
    var rest: String {
        var rest = left
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return String(rest)
    }

    private mutating func skipTrivia() {
        while let next = left.first {
            if next.isWhitespace {
                left.removeFirst()
            } else if left.hasPrefix("//") {
                left = left.drop { !$0.isNewline }
            } else if left.hasPrefix("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if left.hasPrefix("/*") {
                depth += 1
                left.removeFirst(2)
            } else if left.hasPrefix("*/") {
                depth -= 1
                left.removeFirst(2)
            } else if left.popFirst() == nil {
                return
            }
        } while depth > 0
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func takeWord() -> Substring {
        let word = left.prefix(while: Self.isPartOfName)
        left.removeFirst(word.count)
        return word
    }

    /// Goes on behind a word; what is in brackets and strings before it doesn't count. False if it isn't there.
    mutating func skip(toWord word: String) -> Bool {
        while let next = left.first {
            if Self.isPartOfName(next) {
                let found = takeWord() == word
                skipTrivia()
                if found { return true }
            } else {
                skipOne()
                skipTrivia()
            }
        }
        return false
    }

    /// A name, with its backticks if it has any; if `joined` with those that follow behind dots.
    mutating func takeName(joined: Bool) -> String? {
        var name = ""
        if left.first == "`" {
            let end = left.dropFirst().firstIndex(of: "`") ?? left.startIndex
            name = String(left[...end])
            left = left[end...].dropFirst()
        } else {
            name = String(takeWord())
        }
        skipTrivia()
        if joined, take("."), let next = takeName(joined: true) { name += "." + next }
        return name.isEmpty ? nil : name
    }

    mutating func take(_ character: Character) -> Bool {
        guard left.first == character else { return false }
        left.removeFirst()
        skipTrivia()
        return true
    }

    /// A type: all up to an equals sign that is in no brackets, or to the end.
    mutating func takeType() -> String {
        let start = left
        while let next = left.first, next != "=" {
            skipOne()
            skipTrivia()
        }
        var type = start[..<left.startIndex]
        while type.last?.isWhitespace ?? false { type.removeLast() }
        return String(type)
    }

    /// A bracket with all that is in it, a string, an arrow, or a character.
    private mutating func skipOne() {
        switch left.first {
        case "(", "[", "{", "<":
            left.removeFirst()
            skipTrivia()
            while let next = left.first, !")]}>".contains(next) {
                skipOne()
                skipTrivia()
            }
            left = left.dropFirst()
        case "\"": skipString()
        case "-" where left.hasPrefix("->"): left.removeFirst(2)
        default: left = left.dropFirst()
        }
    }

    private mutating func skipString() {
        left.removeFirst()
        while let next = left.popFirst(), next != "\"" {
            if next == "\\" { left = left.dropFirst() }
        }
    }
}
