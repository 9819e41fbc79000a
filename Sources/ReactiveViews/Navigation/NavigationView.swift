/// The older form of a navigation container: a root view that links push others over. Of several views the first is the root; the
/// others are shown beside it in a style of columns.
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        NavigationContainer(kind: "NavigationView", hasColumns: true, path: nil, root: content)
            .preference(key: NavigationBarKey.self, value: NavigationBarOptions())
    }
}

/// How a navigation view is shown.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {
    var _showsColumns: Bool { get }
}

extension NavigationViewStyle {
    public var _showsColumns: Bool { false }
}

/// One view at a time ⚑.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

/// A column for each view.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    public var _showsColumns: Bool { true }
}

/// A column for each view.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    public var _showsColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// One view at a time ⚑.
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A column for each view.
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct ShowsColumnsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether navigation views show several views side by side.
    var navigationViewShowsColumns: Bool {
        get { self[ShowsColumnsKey.self] }
        set { self[ShowsColumnsKey.self] = newValue }
    }
}

extension View {
    /// How the navigation views in this view are shown.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(
            \.navigationViewShowsColumns, style._showsColumns, as: ModifierKind.Style<any NavigationViewStyle, S>.self)
    }
}
