import ReactiveViews

/// The words of a line, to be taken one after the other; what stands in quotes is one word.
///
/// Invariant: `rest` begins with no white space. Only what is taken is read, so that a long line costs no more than its
/// words need.
public struct CommandWords {
    /// The command's name, the first of the words.
    public let name: String
    private var rest: Substring
    /// How the command is written, for those who wrote something else.
    var forms: [String] = []

    /// Nil if there is nothing in the line, or only a comment.
    init?(_ line: String) throws(CommandError) {
        let start = line[...].trimmed
        if start.first == "#" { return nil }
        try self.init(start)
    }

    /// Nil if there is no word.
    private init?(_ words: Substring) throws(CommandError) {
        guard let (name, rest) = try words.firstWord() else { return nil }
        self.name = String(name)
        self.rest = rest
    }

    // MARK: Taking them

    /// Whether all were taken.
    public var isEmpty: Bool { rest.isEmpty }

    /// Takes the next word.
    public mutating func text(_ meaning: String) throws(CommandError) -> String {
        guard let (word, rest) = try rest.firstWord() else { throw problem("\(meaning) is missing") }
        self.rest = rest
        return String(word)
    }

    /// Takes what a command acts on: words, and what they are in if `in` and more words follow.
    mutating func target(_ meaning: String) throws(CommandError) -> SessionTarget {
        let words = try text(meaning)
        return SessionTarget(words, in: take("in") ? try text("what it is in") : nil)
    }

    /// Takes the next word as a number.
    public mutating func number(_ meaning: String) throws(CommandError) -> Double {
        let word = try text(meaning)
        guard let number = Double(word), number.isFinite else {
            throw problem("\(meaning) must be a number, not “\(word.abbreviated)”")
        }
        return number
    }

    /// Takes the next word as a whole number.
    public mutating func wholeNumber(_ meaning: String) throws(CommandError) -> Int {
        let word = try text(meaning)
        guard let number = Int(word) else {
            throw problem("\(meaning) must be a whole number, not “\(word.abbreviated)”")
        }
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
        guard let (word, rest) = try? rest.firstWord(), word == keyword else { return false }
        self.rest = rest
        return true
    }

    /// Takes the next word, which must be this one.
    public mutating func expect(_ keyword: String) throws(CommandError) {
        if take(keyword) { return }
        let next = try rest.firstWord()?.word
        throw problem("“\(keyword)” is missing" + (next.map { " before “\(String($0).abbreviated)”" } ?? ""))
    }

    /// Takes `xN`, how many times; once if the next word is something else.
    mutating func times() -> Int {
        guard let (word, rest) = try? rest.firstWord(), word.hasPrefix("x"), let count = Int(word.dropFirst()),
            (1...100).contains(count)
        else { return 1 }
        self.rest = rest
        return count
    }

    /// Takes all that is left as a line of its own; nil if there is nothing.
    mutating func command() throws(CommandError) -> CommandWords? {
        defer { rest = "" }
        return try CommandWords(rest)
    }

    func expectEnd() throws(CommandError) {
        guard let extra = try rest.firstWord()?.word else { return }
        throw problem("“\(String(extra).abbreviated)” is too much")
    }

    /// What to throw if a word isn't what it should be.
    public func problem(_ text: String) -> CommandError { .malformed(name, problem: text, forms: forms) }
}
