/// How much room is between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    let name: String
    var points: CGFloat?

    public static let `default` = ListSectionSpacing(name: "default")
    public static let compact = ListSectionSpacing(name: "compact")

    /// Room in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(name: "custom", points: spacing)
    }
}

/// Whether every other row of a list is set off.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// As the list's style has it.
    public static let automatic = AlternatingRowBackgroundBehavior(.automatic)
    public static let enabled = AlternatingRowBackgroundBehavior(.enabled)
    public static let disabled = AlternatingRowBackgroundBehavior(.disabled)
}

extension EnvironmentValues {
    /// The room between the rows of the lists below, in points; nil for that of the platform.
    var listRowSpacing: CGFloat? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    /// The room between the sections of the lists below.
    var listSectionSpacing: ListSectionSpacing {
        get { self[entry: .default] }
        set { self[entry: .default] = newValue }
    }
    /// The least height of a row in a list, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[entry: 44] }
        set { self[entry: 44] = newValue }
    }
    /// The least height of a header in a list, in points; nil for that of the platform.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    /// Whether every other row of the lists below is set off.
    var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

extension View {
    /// Sets the room between the rows of a list, in points; nil for that of the platform. Rows with room between them have no lines
    /// there, and are groups of their own in grouped styles.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing, as: ModifierKind.ListRowSpacing.self)
    }

    /// Sets the room between the sections of a list.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the room between the sections of a list, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Says whether every other row of the lists in this view is set off: the second, the fourth and so on.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior)
    }
}
