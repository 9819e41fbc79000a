/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, BitwiseCopyable, Sendable {
    /// Shown or hidden as the context decides.
    case automatic
    /// Shown.
    case visible
    /// Hidden.
    case hidden
}
