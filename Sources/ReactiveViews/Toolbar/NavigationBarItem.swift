/// The items of a navigation bar.
public struct NavigationBarItem: Hashable, Sendable {
    /// The size of a navigation bar's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The size of the previous page's title.
        case automatic
        /// Within the bar.
        case inline
        /// Below the bar, in a large font.
        case large
    }
}
