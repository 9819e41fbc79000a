/// Two or three columns: what is chosen in one is shown in the next. All columns are shown side by side ⚑.
///
/// A link outside of the last column shows its view in place of the last column's.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let columns: SplitColumns<Sidebar, Content, Detail>

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, as far as `columnVisibility` lets them be shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns; which of them there is room for isn't asked here.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, as far as `columnVisibility` lets them be shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
    }

    public var body: some View {
        columns.preference(key: NavigationBarKey.self, value: NavigationBarOptions())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        columns = SplitColumns(visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns, as far as `columnVisibility` lets them be shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns; which of them there is room for isn't asked here.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns, as far as `columnVisibility` lets them be shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String

    /// As it suits the circumstances: all of them.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Only the last.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// How the columns of split views share the room. Has no effect here.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// How wide the column is that this view is in. Has no effect here.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// How wide the column is that this view is in. Has no effect here.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
