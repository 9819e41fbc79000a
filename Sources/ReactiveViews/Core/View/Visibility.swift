/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it suits the circumstances.
    case automatic
    case visible
    case hidden
}
