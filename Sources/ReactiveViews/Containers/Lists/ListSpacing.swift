/// The spacing between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    let name: String
    var points: CGFloat?

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(name: "default")
    /// A spacing of 16 points in grouped styles, none in the other styles.
    public static let compact = ListSectionSpacing(name: "compact")

    /// Returns a spacing in points.
    ///
    /// - Parameter spacing: The spacing, in points. A negative or infinite one counts as `default`.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(name: "custom", points: spacing)
    }
}

/// A choice of painting every other row of a list with a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// The choice of the list's style.
    public static let automatic = AlternatingRowBackgroundBehavior(.automatic)
    /// Every other row has a background.
    public static let enabled = AlternatingRowBackgroundBehavior(.enabled)
    /// No row has an alternating background.
    public static let disabled = AlternatingRowBackgroundBehavior(.disabled)
}

extension EnvironmentValues {
    /// The spacing between the rows of the lists below, in points; nil for the platform's.
    var listRowSpacing: CGFloat? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    /// The spacing between the sections of the lists below.
    var listSectionSpacing: ListSectionSpacing {
        get { self[entry: .default] }
        set { self[entry: .default] = newValue }
    }
    /// The minimum height of a row in a list, in points; 44 by default.
    ///
    /// A negative or infinite height counts as the default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[entry: 44] }
        set { self[entry: 44] = newValue }
    }
    /// The minimum height of a header or footer in a list, in points; nil, the default, means 28.
    ///
    /// A negative or infinite height counts as the default.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    /// Whether every other row of the lists below has a background.
    var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

nonisolated extension View {
    /// Sets the spacing between the rows of lists in this view.
    ///
    /// Rows with a spacing have no separators between them. In grouped styles each is a group of its own.
    ///
    /// - Parameter spacing: The spacing, in points; nil, like a negative or infinite one, means none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing, as: ModifierKind.ListRowSpacing.self)
    }

    /// Sets the spacing between the sections of lists in this view.
    ///
    /// ```swift
    /// List {
    ///     Section("One") { Text("a") }
    ///     Section("Two") { Text("b") }
    /// }
    /// .listSectionSpacing(.compact)
    /// ```
    ///
    /// - Parameter spacing: The spacing.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the spacing between the sections of lists in this view, in points.
    ///
    /// - Parameter spacing: The spacing, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Sets whether the second, fourth and each further even row of lists in this view has a background.
    ///
    /// ```swift
    /// List(0..<10) { Text("Row \($0)") }
    ///     .alternatingRowBackgrounds()
    /// ```
    ///
    /// - Parameter behavior: The choice; `enabled` by default.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior)
    }
}
