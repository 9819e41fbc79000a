/// A container with two or three columns: the selection in one column determines the content of the next.
///
/// Where the horizontal size class is regular, the columns are side by side. A link outside the last column shows its view
/// in place of the last column's root. A link with a value in a list with a selection selects the value instead.
///
/// Where the size class is compact, as on a telephone, the columns collapse into one stack, which shows the last column
/// that has something to show: the sidebar at first, and the next column once a row of its list is selected or a link
/// has shown a view. Going back ends the selection. A `preferredCompactColumn` chooses the column on top instead; the
/// split view sets the binding when the user goes forward or back. Views keep their state when the size class changes.
///
/// A host is compact below 600 points of width; see `EnvironmentValues.horizontalSizeClass`.
///
/// ```swift
/// NavigationSplitView {
///     List(names, id: \.self, selection: $name) { Text($0) }
/// } detail: {
///     Text(name ?? "Choose a name")
/// }
/// ```
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let columns: SplitColumns<Sidebar, Content, Detail>

    /// Creates a view with three columns.
    ///
    /// - Parameters:
    ///   - sidebar: Returns the first column.
    ///   - content: Returns the second column.
    ///   - detail: Returns the last column.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: nil, preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view with three columns and a visibility.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns.
    ///   - sidebar: Returns the first column.
    ///   - content: Returns the second column.
    ///   - detail: Returns the last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view with three columns.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The column on top where the columns collapse into a stack.
    ///   - sidebar: Returns the first column.
    ///   - content: Returns the second column.
    ///   - detail: Returns the last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail()
        )
    }

    /// Creates a view with three columns and a visibility.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns.
    ///   - preferredCompactColumn: The column on top where the columns collapse into a stack.
    ///   - sidebar: Returns the first column.
    ///   - content: Returns the second column.
    ///   - detail: Returns the last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    @MainActor public var body: some View {
        columns.preference(key: NavigationBarKey.self, value: NavigationBarOptions())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a view with two columns.
    ///
    /// - Parameters:
    ///   - sidebar: Returns the first column.
    ///   - detail: Returns the last column.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        columns = SplitColumns(
            visibility: nil, preferred: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Creates a view with two columns and a visibility.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns.
    ///   - sidebar: Returns the first column.
    ///   - detail: Returns the last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Creates a view with two columns.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The column on top where the columns collapse into a stack.
    ///   - sidebar: Returns the first column.
    ///   - detail: Returns the last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    /// Creates a view with two columns and a visibility.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns.
    ///   - preferredCompactColumn: The column on top where the columns collapse into a stack.
    ///   - sidebar: Returns the first column.
    ///   - detail: Returns the last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        columns = SplitColumns(
            visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }
}

/// The visible columns of a split view. It is ignored where the columns collapse into a stack.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String

    /// The columns that suit the context; here all.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three columns, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Only the last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: SplitColumn

    init(_ column: SplitColumn) { self.column = column }

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(.sidebar)
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(.content)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(.detail)
}

/// The distribution of space among the columns of a split view. It has no effect here.
public protocol NavigationSplitViewStyle {}

/// The style that suits the context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// A style that makes the last column narrower to show the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// A style that keeps the size of the last column.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style that suits the context.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style that makes the last column narrower to show the others.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style that keeps the size of the last column.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// Sets the style of the split views inside. It has no effect here.
    ///
    /// - Parameter style: The style.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        inert(ModifierKind.Style<any NavigationSplitViewStyle, S>.self)
    }

    /// Sets the width of the column that the view is in. For the last column, which gets the rest, it is the minimum.
    ///
    /// - Parameter width: The width in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        columnWidth(ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the range of widths of the column that the view is in.
    ///
    /// A column has its ideal width, or less if the columns don't fit. The user can't resize columns here, so none is
    /// wider than its ideal. The last column gets the rest.
    ///
    /// - Parameters:
    ///   - min: The smallest width in points. Nil stands for the standard, 180 points, or the ideal width if that is
    ///     less.
    ///   - ideal: The ideal width in points.
    ///   - max: The largest width in points; nil for no limit.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let least = min ?? Swift.min(ColumnWidth.standard.min, ideal)
        return columnWidth(ColumnWidth(min: least, ideal: ideal, max: max ?? .infinity))
    }

    private func columnWidth(_ width: ColumnWidth) -> some View {
        let isValid = width.checkValidity()
        return navigationBarOption(as: ModifierKind.ColumnWidth.self) { if isValid { $0.columnWidth = width } }
    }
}
