/// A container with a root view, over which navigation links push other views. The older form of `NavigationStack`.
///
/// Of several views, the first is the root. A style with columns shows the others beside it.
///
/// ```swift
/// NavigationView {
///     NavigationLink("Details") { Text("Details") }
/// }
/// .navigationViewStyle(.stack)
/// ```
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameter content: Returns the root view, or several views for columns.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        NavigationContainer(kind: "NavigationView", hasColumns: true, path: nil, root: content)
            .preference(key: NavigationBarKey.self, value: NavigationBarOptions())
    }
}

/// The arrangement of a navigation view's views.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {
    nonisolated var _showsColumns: Bool { get }
}

extension NavigationViewStyle {
    public nonisolated var _showsColumns: Bool { false }
}

/// A style that shows one view at a time. Apple's documentation doesn't define the default for every device.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

/// A style that shows one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

/// A style that shows each view in a column.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _showsColumns: Bool { true }
}

/// A style that shows each view in a column.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _showsColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style, which shows one view at a time here.
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows one view at a time.
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows each view in a column.
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct ShowsColumnsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether navigation views show their views as columns.
    var navigationViewShowsColumns: Bool {
        get { self[ShowsColumnsKey.self] }
        set { self[ShowsColumnsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the arrangement of the navigation views inside.
    ///
    /// - Parameter style: The style.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(
            \.navigationViewShowsColumns, style._showsColumns, as: ModifierKind.Style<any NavigationViewStyle, S>.self)
    }
}
