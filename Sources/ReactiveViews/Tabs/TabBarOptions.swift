/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When the user scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When the user scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

nonisolated extension View {
    /// Sets when the bar of tabs becomes small. It has no effect here.
    ///
    /// - Parameter behavior: The behaviour.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        inert(ModifierKind.TabBarMinimizing.self)
    }

    /// Shows a view at the bar of tabs. Here it is at the bottom of the view.
    ///
    /// - Parameter content: Returns the view.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        safeAreaInset(edge: .bottom, content: content)
    }
}
