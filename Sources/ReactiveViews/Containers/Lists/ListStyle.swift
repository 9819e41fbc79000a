/// How a list shows its rows and sections. The styles are those that there are.
public protocol ListStyle: Sendable {
    /// The name of the style.
    var _name: String { get }
    /// Whether every other row is set off.
    var _alternatesRows: Bool { get }
}

extension ListStyle {
    public var _alternatesRows: Bool { false }
}

extension EnvironmentValues {
    /// The name of the style of the lists below.
    var listStyle: String {
        get { self[entry: "automatic"] }
        set { self[entry: "automatic"] = newValue }
    }
    /// Whether that style sets every other row off.
    var listStyleAlternates: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in this view and below.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any ListStyle, S>> { values in
                values.listStyle = style._name
                values.listStyleAlternates = style._alternatesRows
            })
    }
}

/// The looks that the platform gives a list in its place.
public struct DefaultListStyle: ListStyle {
    public var _name: String { "automatic" }
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The looks that the platform gives a list in its place.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    public var _name: String { "plain" }
    public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections with room between them.
public struct GroupedListStyle: ListStyle {
    public var _name: String { "grouped" }
    public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections with room between them.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with room at their sides.
public struct InsetListStyle: ListStyle {
    public var _name: String { "inset" }
    public let _alternatesRows: Bool
    public nonisolated init() { _alternatesRows = false }
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with room at their sides.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows with room at their sides, every other one set off if so wanted.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Sections on shapes of rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    public var _name: String { "insetGrouped" }
    public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on shapes of rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    public var _name: String { "sidebar" }
    public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows within a border.
public struct BorderedListStyle: ListStyle {
    public var _name: String { "bordered" }
    public let _alternatesRows: Bool
    public nonisolated init() { _alternatesRows = false }
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows within a border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Rows within a border, every other one set off if so wanted.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Rows that turn away at the edges.
public struct CarouselListStyle: ListStyle {
    public var _name: String { "carousel" }
    public nonisolated init() {}
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows that turn away at the edges.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows that grow small at the edges.
public struct EllipticalListStyle: ListStyle {
    public var _name: String { "elliptical" }
    public nonisolated init() {}
}

extension ListStyle where Self == EllipticalListStyle {
    /// Rows that grow small at the edges.
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
