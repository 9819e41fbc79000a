/// The words of a line; what stands in quotes is one word.
struct Tokens {
    private(set) var name: String
    private var rest: ArraySlice<String>

    /// Nil if there is nothing in the line, or only a comment.
    init?(_ line: String) throws(CommandError) {
        guard line.first(where: { !$0.isWhitespace }) != "#" else { return nil }
        let words = try Tokens.split(line)
        guard let name = words.first else { return nil }
        self.name = name
        rest = words.dropFirst()
    }

    private static func split(_ line: String) throws(CommandError) -> [String] {
        let closing: [Character: Character] = ["\"": "\"", "“": "”"]
        var words: [String] = []
        var left = line[...]
        while true {
            left = left.drop(while: \.isWhitespace)
            guard let first = left.first else { return words }
            if let quote = closing[first] {
                left = left.dropFirst()
                guard let end = left.firstIndex(of: quote) else { throw .unclosedQuote }
                words.append(String(left[..<end]))
                left = left[end...].dropFirst()
            } else {
                let word = left.prefix { !$0.isWhitespace }
                words.append(String(word))
                left = left[word.endIndex...]
            }
        }
    }

    // MARK: Taking them

    mutating func text(_ meaning: String) throws(CommandError) -> String {
        guard let word = rest.popFirst() else { throw problem("\(meaning) is missing") }
        return word
    }

    mutating func number(_ meaning: String) throws(CommandError) -> Double {
        let word = try text(meaning)
        guard let number = Double(word), number.isFinite else {
            throw problem("\(meaning) must be a number, not “\(word)”")
        }
        return number
    }

    mutating func wholeNumber(_ meaning: String) throws(CommandError) -> Int {
        let word = try text(meaning)
        guard let number = Int(word) else { throw problem("\(meaning) must be a whole number, not “\(word)”") }
        return number
    }

    /// Takes the next word if it is this one.
    mutating func take(_ keyword: String) -> Bool {
        guard rest.first == keyword else { return false }
        rest.removeFirst()
        return true
    }

    mutating func expect(_ keyword: String) throws(CommandError) {
        if !take(keyword) { throw problem("“\(keyword)” is missing" + (rest.first.map { " before “\($0)”" } ?? "")) }
    }

    func expectEnd() throws(CommandError) {
        if let extra = rest.first { throw problem("“\(extra)” is too much") }
    }

    func problem(_ text: String) -> CommandError { .malformed(name, problem: text) }
}
