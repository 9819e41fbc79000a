/// Reads lines that a person types and edits at a terminal.
///
/// The terminal is in raw mode while a line is read, and in its own mode between two lines. Keys typed and lines pasted
/// meanwhile are kept for the next ones.
///
/// ```swift
/// let reader = LineReader()
/// while let line = try reader.line(prompt: "> ") { run(line) }
/// ```
public final class LineReader {
    /// The ways to complete what is before the cursor.
    public struct Completion: Equatable, Sendable {
        /// How many characters before the cursor a candidate takes the place of.
        public let replaced: Int
        /// The candidates, in the order in which they are shown.
        public let candidates: [String]

        public init(replacing replaced: Int, with candidates: [String]) {
            self.replaced = replaced
            self.candidates = candidates
        }
    }

    /// Returns the candidates for the text before the cursor; none by default.
    public var complete: (_ textBeforeCursor: String) -> Completion = { _ in Completion(replacing: 0, with: []) }
    /// The text that Ctrl-C in an empty line shows. A second Ctrl-C ends the input.
    public var hint = "Press Ctrl-C again, or Ctrl-D, to end."

    private let input: Int32
    private let output: Int32
    private var editor = LineEditor()
    private var decoder = KeyDecoder()
    /// Events that haven't been handled.
    private var events: [TerminalEvent] = []
    /// How long an escape may be alone to be the escape key.
    private static let escapeTime = Duration.milliseconds(50)

    public init(input: Int32 = 0, output: Int32 = 1) {
        self.input = input
        self.output = output
    }

    /// The lines read so far.
    public var entries: [String] { editor.entries }

    /// Reads a line; nil at the end of the input.
    ///
    /// - Throws: ``TerminalError`` if raw mode can't be entered, or the terminal is gone.
    public func line(prompt: String) throws(TerminalError) -> String? {
        let terminal = try RawTerminal(input: input, output: output, options: .bracketedPaste)
        var lastKey: TerminalEvent?
        var isHinted = false
        try draw(prompt, terminal)
        while true {
            if events.isEmpty {
                switch terminal.nextInput(timeout: decoder.isPending ? Self.escapeTime : nil) {
                case .bytes(let bytes): events = decoder.decode(bytes).flatMap(Self.parted)
                case .timeout: events = decoder.flush()
                case .resized, .resumed: try draw(prompt, terminal)
                case .end: return nil
                }
                continue
            }
            let event = events.removeFirst()
            defer { lastKey = event }
            switch editor.take(event) {
            case .entered(let line):
                try terminal.write("\n")
                return line
            case .ended:
                try terminal.write("\n")
                return nil
            case .interrupted(let wasEmpty):
                try terminal.write("^C\n")
                if wasEmpty {
                    if isHinted { return nil }
                    isHinted = true
                    try terminal.write(hint + "\n")
                }
                try draw(prompt, terminal)
                continue
            case .suspended:
                try terminal.write("\n")
                terminal.suspend()
            case .cleared:
                try terminal.write("\u{1B}[H\u{1B}[2J")
            case .completion: try completeWord(isRepeated: lastKey == event, terminal)
            case .edited, .ignored: break
            }
            isHinted = false
            if events.isEmpty { try draw(prompt, terminal) }
        }
    }

    /// Parts pasted text into its lines, each of which is entered but the last.
    private static func parted(_ event: TerminalEvent) -> [TerminalEvent] {
        guard case .paste(let text) = event else { return [event] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.map { [TerminalEvent.paste(String($0))] }.joined(separator: [.key(.enter)]))
    }

    private func draw(_ prompt: String, _ terminal: borrowing RawTerminal) throws(TerminalError) {
        let picture = editor.picture(prompt: prompt, columns: terminal.size.columns)
        let move = picture.cursor > 0 ? "\u{1B}[\(picture.cursor)C" : ""
        try terminal.write("\r\u{1B}[K" + picture.text + "\r" + move)
    }

    // MARK: Completing

    private func completeWord(isRepeated: Bool, _ terminal: borrowing RawTerminal) throws(TerminalError) {
        let completion = complete(editor.textBeforeCursor)
        let candidates = completion.candidates
        guard let first = candidates.first else { return try terminal.write("\u{7}") }
        if candidates.count == 1 { return editor.replace(last: completion.replaced, with: first) }
        let typed = String(editor.textBeforeCursor.suffix(completion.replaced))
        let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        if common.count > typed.count {
            editor.replace(last: completion.replaced, with: common)
        } else if isRepeated {
            try terminal.write("\n" + Self.columns(candidates, in: terminal.size.columns) + "\n")
        } else {
            try terminal.write("\u{7}")
        }
    }

    /// The candidates in columns, at most 100 of them.
    static func columns(_ candidates: [String], in columns: Int) -> String {
        let shown = candidates.prefix(100).map { $0.terminalSafe.trimmingLast(" ") }
        let width = (shown.map { textWidth($0) }.max() ?? 0) + 2
        let count = max((columns + 1) / width, 1)
        var text = ""
        for (index, candidate) in shown.enumerated() {
            let isLast = (index + 1).isMultiple(of: count) || index == shown.count - 1
            text += candidate + (isLast ? "\n" : String(repeating: " ", count: width - textWidth(candidate)))
        }
        if candidates.count > shown.count { text += "… and \(candidates.count - shown.count) more\n" }
        return text.trimmingLast("\n")
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }

    fileprivate func trimmingLast(_ character: Character) -> String {
        last == character ? String(dropLast()) : self
    }
}
