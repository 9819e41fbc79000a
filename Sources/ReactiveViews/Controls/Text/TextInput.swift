/// The text of a field while a person edits it, with the selected part.
///
/// Invariant: `selection` lies within `text`, on the boundaries of characters; `anchor`, the end that stays while a
/// selection is extended, is one of its bounds.
///
/// ```swift
/// var input = TextInput("Hello")
/// input.apply(.deleteBackward)  // "Hell"
/// ```
public struct TextInput: Equatable, Sendable {
    /// The text.
    public private(set) var text: String
    /// The selected part of the text; empty for a caret between two characters.
    public private(set) var selection: Range<String.Index>
    /// Whether the text is secret, so that a renderer shows bullets.
    public let isSecure: Bool
    /// Whether the text may have several lines.
    public let isMultiline: Bool
    /// The end of the selection that stays when the other one moves.
    private var anchor: String.Index

    /// Creates a text with a caret at its end.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isSecure: Whether the text is secret. False by default.
    ///   - isMultiline: Whether the text may have several lines. False by default.
    public init(_ text: String, isSecure: Bool = false, isMultiline: Bool = false) {
        self.init(text, selecting: text.endIndex..<text.endIndex, isSecure: isSecure, isMultiline: isMultiline)
    }

    /// Creates the input of a text and a selection, which are moved to the boundaries of characters.
    ///
    /// - Parameter last: An earlier input. If it has the same text and selection, the same end of the selection is fixed.
    init(
        _ text: String, selecting selection: Range<String.Index>, isSecure: Bool, isMultiline: Bool,
        continuing last: TextInput? = nil
    ) {
        self.text = text
        func boundary(_ index: String.Index) -> String.Index {
            index >= text.endIndex ? text.endIndex : text[...index].indices.last ?? text.startIndex
        }
        let lower = boundary(selection.lowerBound)
        self.selection = lower..<max(boundary(selection.upperBound), lower)
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        anchor = lower
        if let last, last.selection == self.selection, last.text == text { anchor = last.anchor }
    }

    /// Creates an input with a selection from a fixed to a movable end, as numbers of characters from the start.
    init(_ text: String, from fixed: Int, to end: Int, isSecure: Bool, isMultiline: Bool) {
        func index(_ offset: Int) -> String.Index {
            text.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        }
        let (from, to) = (index(fixed), index(end))
        self.init(text, selecting: min(from, to)..<max(from, to), isSecure: isSecure, isMultiline: isMultiline)
        anchor = from
    }

    /// Selects the word around the caret, or the space between words.
    mutating func selectWord() {
        let caret = selection.lowerBound
        let isInWord = caret < text.endIndex ? text[caret].isInWord : text.last?.isInWord ?? false
        let start = text[..<caret].lastIndex { $0.isInWord != isInWord }.map(text.index(after:)) ?? text.startIndex
        let end = text[caret...].firstIndex { $0.isInWord != isInWord } ?? text.endIndex
        (selection, anchor) = (start..<end, start)
    }

    /// Selects the line around the caret.
    mutating func selectLine() {
        let (start, end) = (lineStart(selection.lowerBound), lineEnd(selection.lowerBound))
        (selection, anchor) = (start..<end, start)
    }

    // MARK: Editing

    /// Changes the text as a key does.
    ///
    /// - Parameter edit: The key's meaning.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public mutating func apply(_ edit: TextEdit) {
        switch edit {
        case .insert(let typed): replaceSelection(isMultiline ? typed : typed.onOneLine)
        case .delete(let movement):
            if selection.isEmpty {
                let end = place(after: movement, from: selection.lowerBound)
                selection = min(end, selection.lowerBound)..<max(end, selection.lowerBound)
            }
            replaceSelection("")
        case .move(let movement): moveCaret(movement)
        case .select(let movement):
            let fixed = selection.isEmpty ? selection.lowerBound : anchor
            let moving = fixed == selection.lowerBound ? selection.upperBound : selection.lowerBound
            let end = place(after: movement, from: moving)
            selection = min(fixed, end)..<max(fixed, end)
            anchor = fixed
        case .selectAll:
            selection = text.startIndex..<text.endIndex
            anchor = text.startIndex
        }
    }

    private mutating func replaceSelection(_ new: String) {
        let end = text.distance(from: text.startIndex, to: selection.lowerBound) + new.count
        text.replaceSubrange(selection, with: new)
        // Typed marks may join the character before.
        let caret = text.index(text.startIndex, offsetBy: end, limitedBy: text.endIndex) ?? text.endIndex
        selection = caret..<caret
        anchor = caret
    }

    private mutating func moveCaret(_ movement: TextMovement) {
        // A selection collapses to the end that the caret moves to.
        let caret: String.Index
        switch movement {
        case .left where !selection.isEmpty: caret = selection.lowerBound
        case .right where !selection.isEmpty: caret = selection.upperBound
        case .left, .wordLeft, .up, .lineStart, .start: caret = place(after: movement, from: selection.lowerBound)
        case .right, .wordRight, .down, .lineEnd, .end: caret = place(after: movement, from: selection.upperBound)
        }
        selection = caret..<caret
        anchor = caret
    }

    /// Returns where the caret is after a movement.
    private func place(after movement: TextMovement, from caret: String.Index) -> String.Index {
        switch movement {
        case .left: return caret > text.startIndex ? text.index(before: caret) : caret
        case .right: return caret < text.endIndex ? text.index(after: caret) : caret
        case .wordLeft:
            let before = text[..<caret]
            guard let letter = before.lastIndex(where: \.isInWord) else { return text.startIndex }
            return before[..<letter].lastIndex { !$0.isInWord }.map(text.index(after:)) ?? text.startIndex
        case .wordRight:
            let after = text[caret...]
            guard let letter = after.firstIndex(where: \.isInWord) else { return text.endIndex }
            return after[letter...].firstIndex { !$0.isInWord } ?? text.endIndex
        case .lineStart: return lineStart(caret)
        case .lineEnd: return lineEnd(caret)
        case .up:
            let start = lineStart(caret)
            guard start > text.startIndex else { return text.startIndex }
            let above = text.index(before: start)
            return index(in: lineStart(above)..<above, column: text.distance(from: start, to: caret))
        case .down:
            let end = lineEnd(caret)
            guard end < text.endIndex else { return text.endIndex }
            let below = text.index(after: end)
            return index(in: below..<lineEnd(below), column: text.distance(from: lineStart(caret), to: caret))
        case .start: return text.startIndex
        case .end: return text.endIndex
        }
    }

    private func lineStart(_ caret: String.Index) -> String.Index {
        text[..<caret].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
    }

    private func lineEnd(_ caret: String.Index) -> String.Index {
        text[caret...].firstIndex(where: \.isNewline) ?? text.endIndex
    }

    private func index(in line: Range<String.Index>, column: Int) -> String.Index {
        text.index(line.lowerBound, offsetBy: column, limitedBy: line.upperBound) ?? line.upperBound
    }
}

/// What a key does to a text.
public enum TextEdit: Hashable, Sendable {
    /// Types or pastes a text, which replaces the selection. A field of one line gets spaces for line ends.
    case insert(String)
    /// Deletes the selection, or else what the caret would move over: `.delete(.left)` is the backspace key.
    case delete(TextMovement)
    /// Moves the caret.
    case move(TextMovement)
    /// Moves the end of the selection, as an arrow key does with shift.
    case select(TextMovement)
    /// Selects everything.
    case selectAll
}

/// A movement of a caret in a text, in the order in which the text is stored.
public enum TextMovement: CaseIterable, Hashable, Sendable {
    /// To the character before.
    case left
    /// To the character after.
    case right
    /// To the beginning of the word.
    case wordLeft
    /// To the end of the word.
    case wordRight
    /// To the line before, at the same number of characters from its beginning.
    case up
    /// To the line after, at the same number of characters from its beginning.
    case down
    /// To the beginning of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the beginning of the text.
    case start
    /// To the end of the text.
    case end
}

/// A view whose text a person edits.
@MainActor
protocol TextEditing: ViewNode {
    /// The text as it is shown, with the selection.
    var textInput: TextInput { get }
    /// Takes an edited text.
    func setTextInput(_ input: TextInput)
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}

extension String {
    fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
