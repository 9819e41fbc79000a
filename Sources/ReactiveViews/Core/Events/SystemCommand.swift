/// A direction in which the focus or a selection moves.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

/// A command of a keyboard or a remote control for the view with the focus.
public enum SystemCommand: Hashable, Sendable {
    /// Leave: the escape key, or the menu button of a remote control.
    case exit
    /// Move: an arrow key.
    case move(MoveCommandDirection)
    /// Delete: the delete key.
    case delete
    /// Play or pause: the button of a remote control.
    case playPause
    /// Copy: the command key and C.
    case copy
    /// Cut: the command key and X.
    case cut
    /// Paste: the command key and V.
    case paste
}
