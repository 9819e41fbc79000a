import ReactiveViews

/// The words of a line, to be taken one after the other; what stands in quotes is one word.
public struct CommandWords {
    /// The command's name, the first of the words.
    public let name: String
    private var rest: ArraySlice<String>
    /// How the command is written, for those who wrote something else.
    var forms: [String] = []

    /// Nil if there is nothing in the line, or only a comment.
    init?(_ line: String) throws(CommandError) {
        guard line.first(where: { !$0.isWhitespace }) != "#" else { return nil }
        self.init(words: try CommandWords.split(line)[...])
    }

    /// Nil if there is no word.
    private init?(words: ArraySlice<String>) {
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

    /// Whether all were taken.
    public var isEmpty: Bool { rest.isEmpty }

    /// Takes the next word.
    public mutating func text(_ meaning: String) throws(CommandError) -> String {
        guard let word = rest.popFirst() else { throw problem("\(meaning) is missing") }
        return word
    }

    /// Takes the next word as a number.
    public mutating func number(_ meaning: String) throws(CommandError) -> Double {
        let word = try text(meaning)
        guard let number = Double(word), number.isFinite else {
            throw problem("\(meaning) must be a number, not “\(word)”")
        }
        return number
    }

    /// Takes the next word as a whole number.
    public mutating func wholeNumber(_ meaning: String) throws(CommandError) -> Int {
        let word = try text(meaning)
        guard let number = Int(word) else { throw problem("\(meaning) must be a whole number, not “\(word)”") }
        return number
    }

    /// Takes two numbers: how far across, and how far down.
    public mutating func offset() throws(CommandError) -> CGSize {
        CGSize(width: try number("the way across"), height: try number("the way down"))
    }

    /// Takes two numbers: where from the left, and where from the top.
    public mutating func point() throws(CommandError) -> CGPoint {
        CGPoint(x: try number("the place across"), y: try number("the place down"))
    }

    /// Takes a number of seconds.
    public mutating func seconds() throws(CommandError) -> Double {
        let seconds = try number("the number of seconds")
        guard (0...86_400).contains(seconds) else { throw problem("the seconds must be from 0 to 86400") }
        return seconds
    }

    /// Takes the next word if it is this one.
    public mutating func take(_ keyword: String) -> Bool {
        guard rest.first == keyword else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes the next word, which must be this one.
    public mutating func expect(_ keyword: String) throws(CommandError) {
        if !take(keyword) { throw problem("“\(keyword)” is missing" + (rest.first.map { " before “\($0)”" } ?? "")) }
    }

    /// Takes `xN`, how many times; once if the next word is something else.
    mutating func times() -> Int {
        guard let word = rest.first, word.hasPrefix("x"), let count = Int(word.dropFirst()), (1...100).contains(count)
        else { return 1 }
        rest.removeFirst()
        return count
    }

    /// Takes all that is left as a line of its own; nil if there is nothing.
    mutating func command() -> CommandWords? {
        defer { rest = [] }
        return CommandWords(words: rest)
    }

    func expectEnd() throws(CommandError) {
        if let extra = rest.first { throw problem("“\(extra)” is too much") }
    }

    /// What to throw if a word isn't what it should be.
    public func problem(_ text: String) -> CommandError { .malformed(name, problem: text, forms: forms) }
}
