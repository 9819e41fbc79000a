/// Two or three columns: what is chosen in one is shown in the next.
///
/// All columns are shown, side by side if there is room for them; where it is too narrow they are one below the other ⚑, not in a stack.
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
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        inert(ModifierKind.Style<any NavigationSplitViewStyle, S>.self)
    }

    /// How wide the column is that this view is in. The last column has what the others leave; for it that is the least width.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        columnWidth(ColumnWidth(min: width, ideal: width, max: width))
    }

    /// How wide the column is that this view is in: its ideal width, or less where there isn't room for all columns. The width is never
    /// the user's to change here, so nothing makes a column wider than its ideal ⚑. The last column has what the others leave.
    ///
    /// - Parameter min: the least width; that of the platform, or the ideal if that is less, if nil.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let least = min ?? Swift.min(ColumnWidth.standard.min, ideal)
        return columnWidth(ColumnWidth(min: least, ideal: ideal, max: max ?? .infinity))
    }

    private func columnWidth(_ width: ColumnWidth) -> some View {
        let isValid = width.min >= 0 && width.min <= width.ideal && width.ideal <= width.max && width.ideal < .infinity
        if !isValid {
            Diagnostics.report(
                .invalidGeometry,
                "A column can't be \(width.ideal) wide, at least \(width.min) and at most \(width.max); it has its standard width."
            )
        }
        return navigationBarOption(as: ModifierKind.ColumnWidth.self) { if isValid { $0.columnWidth = width } }
    }
}
