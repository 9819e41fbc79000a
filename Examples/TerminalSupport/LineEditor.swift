/// A line of text that a person edits with keys, and the lines entered before.
///
/// It does no input or output: keys go in, and what is to be shown comes out.
///
/// Invariants:
/// - `0 <= cursor <= characters.count`
/// - `place` is `history.count` while a new line is edited, and the index of the line shown otherwise.
///
/// ```swift
/// var editor = LineEditor()
/// editor.take(.character("a"))  // .edited
/// editor.take(.key(.enter))     // .entered("a")
/// ```
public struct LineEditor: Sendable {
    /// What a key led to.
    public enum Outcome: Equatable, Sendable {
        /// The line or the cursor may have changed.
        case edited
        /// The line is complete.
        case entered(String)
        /// Ctrl-C: the line was given up; whether there was none.
        case interrupted(wasEmpty: Bool)
        /// Ctrl-D in an empty line.
        case ended
        /// Ctrl-Z.
        case suspended
        /// Ctrl-L: the screen is to be cleared.
        case cleared
        /// Tab: the word before the cursor is to be completed.
        case completion
        /// The key means nothing here.
        case ignored
    }

    /// What a terminal shows of a line.
    public struct Picture: Equatable, Sendable {
        public let text: String
        /// The column of the cursor, from 0.
        public let cursor: Int
    }

    private var characters: [Character] = []
    private var cursor = 0
    /// The text removed last, for Ctrl-Y.
    private var removed: [Character] = []
    private var history: [String] = []
    private var place = 0
    /// The new line, while one of the history is shown.
    private var draft: [Character] = []
    private static let longestHistory = 1_000

    public init() {}

    /// The line.
    public var text: String { String(characters) }

    /// The line up to the cursor.
    public var textBeforeCursor: String { String(characters[..<cursor]) }

    /// The lines entered before, the last one at the end. Empty ones, and repetitions of the line before, are left out.
    public var entries: [String] { history }

    // MARK: Keys

    /// Does what a key, or pasted text, is for.
    public mutating func take(_ event: TerminalEvent) -> Outcome {
        switch event {
        case .paste(let text):
            // Line ends don't enter anything here: the reader has parted the lines.
            insert(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
            return .edited
        case .key(let key, let modifiers): return take(key, modifiers)
        case .mouse, .unknown: return .ignored
        }
    }

    private mutating func take(_ key: Key, _ modifiers: KeyModifiers) -> Outcome {
        let isWordwise = !modifiers.isDisjoint(with: [.control, .alt])
        switch key {
        case .character(let character):
            if modifiers.contains(.control) { return takeControl(character) }
            if modifiers.contains(.alt) { return takeAlt(character) }
            insert(String(character))
        case .enter: return enter()
        case .tab: return modifiers.isEmpty ? .completion : .ignored
        case .backspace: remove(from: modifiers.contains(.alt) ? wordStart : max(cursor - 1, 0), to: cursor, isWordwise)
        case .delete: remove(from: cursor, to: isWordwise ? wordEnd : min(cursor + 1, characters.count), isWordwise)
        case .left: cursor = isWordwise ? wordStart : max(cursor - 1, 0)
        case .right: cursor = isWordwise ? wordEnd : min(cursor + 1, characters.count)
        case .home: cursor = 0
        case .end: cursor = characters.count
        case .up: show(place - 1)
        case .down: show(place + 1)
        case .pageUp: show(0)
        case .pageDown: show(history.count)
        case .escape, .insert, .function: return .ignored
        }
        return .edited
    }

    private mutating func takeControl(_ character: Character) -> Outcome {
        switch character {
        case "a": cursor = 0
        case "b": cursor = max(cursor - 1, 0)
        case "c":
            let wasEmpty = characters.isEmpty
            clear()
            return .interrupted(wasEmpty: wasEmpty)
        case "d":
            if characters.isEmpty { return .ended }
            remove(from: cursor, to: min(cursor + 1, characters.count), false)
        case "e": cursor = characters.count
        case "f": cursor = min(cursor + 1, characters.count)
        case "j", "m": return enter()
        case "k": remove(from: cursor, to: characters.count, true)
        case "l": return .cleared
        case "n": show(place + 1)
        case "p": show(place - 1)
        case "u": remove(from: 0, to: cursor, true)
        case "w": remove(from: startOfRun, to: cursor, true)
        case "y": insert(String(removed))
        case "z": return .suspended
        default: return .ignored
        }
        return .edited
    }

    private mutating func takeAlt(_ character: Character) -> Outcome {
        switch character {
        case "b": cursor = wordStart
        case "f": cursor = wordEnd
        case "d": remove(from: cursor, to: wordEnd, true)
        default: return .ignored
        }
        return .edited
    }

    private mutating func enter() -> Outcome {
        let line = text
        if !line.allSatisfy(\.isWhitespace), history.last != line {
            history.append(line)
            if history.count > Self.longestHistory { history.removeFirst() }
        }
        clear()
        return .entered(line)
    }

    // MARK: Editing

    private mutating func clear() {
        (characters, cursor, draft) = ([], 0, [])
        place = history.count
    }

    private mutating func insert(_ text: String) {
        // An accent may join with the letter before it.
        let before = Array(String(characters[..<cursor]) + text)
        characters = before + characters[cursor...]
        cursor = before.count
    }

    private mutating func remove(from start: Int, to end: Int, _ keeps: Bool) {
        guard start < end else { return }
        if keeps { removed = Array(characters[start..<end]) }
        characters.removeSubrange(start..<end)
        cursor = start
    }

    /// Where the word before the cursor begins.
    private var wordStart: Int {
        var index = cursor
        while index > 0, !characters[index - 1].isWordPart { index -= 1 }
        while index > 0, characters[index - 1].isWordPart { index -= 1 }
        return index
    }

    /// Where the word after the cursor ends.
    private var wordEnd: Int {
        var index = cursor
        while index < characters.count, !characters[index].isWordPart { index += 1 }
        while index < characters.count, characters[index].isWordPart { index += 1 }
        return index
    }

    /// Where what is before the cursor, up to a space, begins.
    private var startOfRun: Int {
        var index = cursor
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
        while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
        return index
    }

    private mutating func show(_ newPlace: Int) {
        guard (0...history.count).contains(newPlace), newPlace != place else { return }
        if place == history.count { draft = characters }
        place = newPlace
        characters = place == history.count ? draft : Array(history[place])
        cursor = characters.count
    }

    // MARK: Completing

    /// Puts a text in place of the last characters before the cursor.
    public mutating func replace(last count: Int, with text: String) {
        let start = max(cursor - max(count, 0), 0)
        characters.removeSubrange(start..<cursor)
        cursor = start
        insert(text)
    }

    // MARK: Showing

    /// Returns what is shown in so many columns, of which the cursor needs one. A longer line is scrolled to the
    /// cursor.
    public func picture(prompt: String, columns: Int) -> Picture {
        let prompt = textWidth(prompt) + 8 > columns ? "" : prompt
        let room = max(columns - textWidth(prompt) - 1, 1)
        let shown = characters.map { String($0).terminalSafe }
        let widths = shown.map { textWidth($0) }
        let before = widths[..<cursor].reduce(0, +)
        var start = 0
        var column = before
        if before + widths[cursor...].reduce(0, +) > room {
            // The cursor stays in the right half.
            while start < cursor, column > room * 3 / 4 {
                column -= widths[start]
                start += 1
            }
        }
        var (end, width) = (start, 0)
        while end < shown.count, width + widths[end] <= room {
            width += widths[end]
            end += 1
        }
        return Picture(text: prompt + shown[start..<end].joined(), cursor: textWidth(prompt) + min(column, room))
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
