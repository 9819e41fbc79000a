/// What a row or section of a list looks like, other than its content. Data for hosts that draw.
struct RowSettings: Equatable {
    var insets: EdgeInsets?
    var separator: Visibility = .automatic
    var separatorEdges: VerticalEdge.Set = .all
    var sectionSeparator: Visibility = .automatic
    var sectionSeparatorEdges: VerticalEdge.Set = .all
}

/// The room around a row's content, for layout.
struct RowInsetsKey: LayoutValueKey {
    static let defaultValue: EdgeInsets? = nil
}

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

extension EnvironmentValues {
    /// What the rows below look like.
    var rowSettings: RowSettings {
        get { self[entry: RowSettings()] }
        set { self[entry: RowSettings()] = newValue }
    }
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
}

extension View {
    /// Sets the room around the content of a list's row; nil for that of the platform.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        layoutValue(key: RowInsetsKey.self, value: insets)
            .transformEnvironment(\.rowSettings) { $0.insets = insets }
    }

    /// Shows or hides the lines above and below a list's row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        transformEnvironment(\.rowSettings) {
            $0.separator = visibility
            $0.separatorEdges = edges
        }
    }

    /// Shows or hides the lines above and below a list's section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        transformEnvironment(\.rowSettings) {
            $0.sectionSeparator = visibility
            $0.sectionSeparatorEdges = edges
        }
    }

    /// Sets the room between the rows of a list, in points; nil for that of the platform.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the room between the sections of a list.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the room between the sections of a list, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Puts a view behind a list's row; nil for what the platform puts there. It is no element.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }
}

/// Keeps what is behind a row, for hosts that draw.
struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background?

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, RowBackgroundModifier<Background>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, RowBackgroundModifier<Background>>> {
        ModifierNode(view, under: parent)
    }
}
