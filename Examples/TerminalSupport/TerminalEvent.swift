/// What a person did at a terminal.
public enum TerminalEvent: Equatable, Sendable {
    case key(Key, KeyModifiers = [])
    case mouse(MouseEvent)
    /// Pasted text. Its lines end with `"\n"`.
    case paste(String)
    /// A sequence that means nothing here.
    case unknown([UInt8])

    /// A typed character.
    public static func character(_ character: Character, _ modifiers: KeyModifiers = []) -> TerminalEvent {
        .key(.character(character), modifiers)
    }
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
    /// A character. With ``KeyModifiers/control`` it is the lowercase letter on the key.
    ///
    /// A letter with accents may arrive as several: the letter first, then its marks.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
}

/// Keys that are held while another one is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1)
    /// Alt, which many keyboards call Option or Meta.
    public static let alt = KeyModifiers(rawValue: 2)
    public static let control = KeyModifiers(rawValue: 4)
}

/// What was done with the mouse.
public struct MouseEvent: Equatable, Sendable {
    public enum Button: Hashable, Sendable { case left, middle, right, other(Int) }

    public enum Kind: Hashable, Sendable {
        case pressed(Button)
        /// Moved while a button is held.
        case dragged(Button)
        case released(Button)
        /// Moved without a button.
        case moved
        /// The wheel turned by one step.
        case wheel(WheelDirection)
    }

    public enum WheelDirection: Hashable, Sendable { case up, down, left, right }

    public var kind: Kind
    /// The column of the character below the mouse, from 0.
    public var column: Int
    /// The row of the character below the mouse, from 0.
    public var row: Int
    public var modifiers: KeyModifiers

    public init(_ kind: Kind, column: Int, row: Int, modifiers: KeyModifiers = []) {
        self.kind = kind
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}
