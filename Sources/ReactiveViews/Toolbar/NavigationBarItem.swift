/// What a navigation bar can be asked for.
public struct NavigationBarItem: Hashable, Sendable {
    /// How large the title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic
        case inline
        case large
    }
}
