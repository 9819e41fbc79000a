/// A key event.
///
/// ```swift
/// Text("Player")
///     .focusable()
///     .onKeyPress(phases: .down) { press in
///         press.characters == "p" ? .handled : .ignored
///     }
/// ```
public struct KeyPress: Hashable, Sendable {
    /// A set of phases of key events.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        /// Creates a set of phases.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of an action for a key event.
    public enum Result: Hashable, Sendable {
        /// The event is handled.
        case handled
        /// The event goes on to the views around.
        case ignored
    }

    /// The phase of the event.
    public let phase: Phases
    /// The key, without modifier keys.
    public let key: KeyEquivalent
    /// The text that the key types with the modifier keys.
    public let characters: String
    /// The modifier keys that are held down.
    public let modifiers: EventModifiers
}

/// A key, named by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types.
    public var character: Character

    /// Creates a key.
    ///
    /// - Parameter character: The character that the key types.
    public init(_ character: Character) { self.character = character }
    /// Creates a key from a literal.
    ///
    /// - Parameter value: The character that the key types.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The delete (backspace) key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The forward delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\r")
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, BitwiseCopyable, Sendable {
    public let rawValue: Int

    /// Creates a set of modifier keys.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The caps lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The function key, which the system reserves for itself.
    @available(*, deprecated, message: "The system reserves the function key for itself.")
    public static let function = EventModifiers(rawValue: 64)
    /// All modifier keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
