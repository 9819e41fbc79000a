import Reactive

/// Reads a diagram in one pass.
///
///     group ≠ nil  ⇔  position is inside of a group, which began at `group`
///     end ≠ nil  ⇒  no further event is allowed
struct MarbleParser {
    private let text: String
    private let characters: [Character]
    private var position = 0
    private var frames = 0
    private var time = Duration.zero
    private var group: Int?
    private var hasSubscription = false
    private var isOver = false
    private var entries: [Marbles.Entry] = []

    /// The sum of a diagram's written times must be below this.
    private static let longest = Duration.seconds(1_000_000_000)
    static let symbols: Set<Character> = ["-", "|", "#", "(", ")", "^", "!"]

    init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    mutating func parse() throws(MarbleError) -> [Marbles.Entry] {
        while position < characters.count {
            try readSymbol(characters[position])
        }
        if let group { throw error("The group isn't closed; `)` is missing.", at: group) }
        return entries
    }

    private mutating func readSymbol(_ character: Character) throws(MarbleError) {
        if character.isWhitespace {
            position += 1
        } else if let (duration, end) = try writtenTime() {
            if group != nil { throw error("A time can't stand in a group.") }
            time += duration
            if time >= Self.longest { throw error("The time is too long; the limit is \(Self.longest).") }
            position = end
        } else {
            try read(character)
            position += 1
        }
    }

    private mutating func read(_ character: Character) throws(MarbleError) {
        switch character {
        case "-":
            if group != nil { throw error("Time can't pass in a group; put `-` before or after it.") }
            frames += 1
        case "(":
            if group != nil { throw error("A group can't stand in a group.") }
            group = position
        case ")":
            guard let group else { throw error("No group is open that could be closed.") }
            if entries.last.map({ $0.position > group }) != true { throw error("The group is empty.", at: group) }
            self.group = nil
            frames += 1
        case "|": try add(.finished)
        case "#": try add(.failure)
        case "^":
            if hasSubscription { throw error("A diagram has at most one `^`.") }
            hasSubscription = true
            try add(.subscription)
        case "!": try add(.cancellation)
        default: try add(.value(character))
        }
    }

    private mutating func add(_ event: Marbles.Event) throws(MarbleError) {
        if isOver { throw error("Nothing can follow `|`, `#` or `!`.") }
        switch event {
        case .finished, .failure, .cancellation: isOver = true
        case .value, .subscription: break
        }
        entries.append(Marbles.Entry(event: event, frames: frames, time: time, position: position))
        if group == nil { frames += 1 }
    }

    /// Returns the time that is written here between spaces, and the index behind it; nil if there is none.
    private func writtenTime() throws(MarbleError) -> (Duration, Int)? {
        guard characters[position].isASCIIDigit, position == 0 || characters[position - 1].isWhitespace else {
            return nil
        }
        let word = characters[position...].prefix { !$0.isWhitespace }
        let number = word.prefix { $0.isASCIIDigit || $0 == "." }
        let nanoseconds: Double
        switch String(word.dropFirst(number.count)) {
        case "ns": nanoseconds = 1
        case "us": nanoseconds = 1_000
        case "ms": nanoseconds = 1_000_000
        case "s": nanoseconds = 1_000_000_000
        case "m": nanoseconds = 60_000_000_000
        default: return nil
        }
        let end = word.endIndex
        // Whole numbers are exact, fractions rounded to nanoseconds.
        if let whole = Int64(String(number)) {
            let (product, overflow) = whole.multipliedReportingOverflow(by: Int64(nanoseconds))
            return (overflow ? Self.longest : .nanoseconds(product), end)
        }
        guard let value = Double(String(number)) else { throw error("\"\(String(number))\" isn't a number.") }
        return (value * nanoseconds < 1e18 ? .nanoseconds(Int64((value * nanoseconds).rounded())) : Self.longest, end)
    }

    private func error(_ message: String, at position: Int? = nil) -> MarbleError {
        MarbleError(message, in: text, at: position ?? self.position)
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}

/// Writes events as a diagram.
struct MarblePrinter {
    let frame: Duration
    /// Longer silence is written as a time.
    private static let longestDashes = 20

    init(frame: Duration) { self.frame = frame }

    func text(of events: [(time: Duration, event: Marbles.Event)]) throws(MarbleError) -> String {
        guard frame > .zero else { throw MarbleError("Invalid frame \(frame); it must be positive.") }
        var text = ""
        var now = Duration.zero
        var rest = events[...]
        while let first = rest.first {
            let group = rest.prefix { $0.time == first.time }
            rest = rest.dropFirst(group.count)
            guard first.time >= now else {
                throw MarbleError(
                    "Events at \(now - frame) and \(first.time) are less than a frame of \(frame) apart; use a shorter frame."
                )
            }
            text += silence(first.time - now)
            var symbols = ""
            for (_, event) in group { symbols.append(try symbol(of: event)) }
            // A digit at the beginning of a word might be read as a time.
            let isDigit = symbols.first!.isASCIIDigit && (text.isEmpty || text.last == " ")
            text += group.count > 1 || isDigit ? "(\(symbols))" : symbols
            now = first.time + frame
        }
        return text
    }

    private func symbol(of event: Marbles.Event) throws(MarbleError) -> Character {
        switch event {
        case .finished: return "|"
        case .failure: return "#"
        case .subscription: return "^"
        case .cancellation: return "!"
        case .value(let name):
            guard !name.isWhitespace, !MarbleParser.symbols.contains(name) else {
                throw MarbleError("A value can't be named \"\(name)\", which is a symbol.")
            }
            return name
        }
    }

    private func silence(_ time: Duration) -> String {
        let frames = Int((time / frame).rounded())
        if frames <= Self.longestDashes, frame * frames == time { return String(repeating: "-", count: frames) }
        let (seconds, attoseconds) = time.components
        let nanoseconds = Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
        for (unit, length) in [("s", 1_000_000_000 as Int128), ("ms", 1_000_000), ("us", 1_000)]
        where nanoseconds % length == 0 {
            return " \(nanoseconds / length)\(unit) "
        }
        return " \(nanoseconds)ns "
    }
}
