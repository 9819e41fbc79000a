/// Which way the focus, or a choice, is to move.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

/// A command that a keyboard or a remote control gives to the view with the focus.
public enum SystemCommand: Hashable, Sendable {
    /// Out of here: the escape key, or a remote control's menu button.
    case exit
    /// An arrow key.
    case move(MoveCommandDirection)
    /// The delete key.
    case delete
    /// A remote control's play button.
    case playPause
}
