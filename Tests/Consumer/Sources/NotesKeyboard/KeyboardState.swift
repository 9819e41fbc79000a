/// Whether the keyboard is shown.
public enum KeyboardState: Sendable {
    case hidden
    case shown
}
