/// A style of lists: the spacing, background and separators of rows and sections.
///
/// A client doesn't make styles of its own; it uses the standard ones.
///
/// ```swift
/// List { Text("Row") }.listStyle(.plain)
/// ```
public protocol ListStyle: Sendable {
    /// The name of the style.
    var _name: String { get }
    /// Whether every other row has a background.
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
    /// Whether that style gives every other row a background.
    var listStyleAlternates: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the lists in this view.
    ///
    /// - Parameter style: The style.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any ListStyle, S>> { values in
                values.listStyle = style._name
                values.listStyleAlternates = style._alternatesRows
            })
    }
}

/// The default style: like `insetGrouped`.
public struct DefaultListStyle: ListStyle {
    public var _name: String { "automatic" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: like `insetGrouped`.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge, with separators.
public struct PlainListStyle: ListStyle {
    public var _name: String { "plain" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, with separators.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections with gaps between them, from edge to edge.
public struct GroupedListStyle: ListStyle {
    public var _name: String { "grouped" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections with gaps between them, from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with side margins and separators.
public struct InsetListStyle: ListStyle {
    public var _name: String { "inset" }
    public let _alternatesRows: Bool
    /// Creates the style.
    public nonisolated init() { _alternatesRows = false }
    /// Creates the style, optionally with a background behind every other row.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with side margins and separators.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Creates the style, optionally with a background behind every other row.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Sections as groups with round corners, gaps and side margins.
public struct InsetGroupedListStyle: ListStyle {
    public var _name: String { "insetGrouped" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as groups with round corners, gaps and side margins.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows of a sidebar: from edge to edge, without separators.
public struct SidebarListStyle: ListStyle {
    public var _name: String { "sidebar" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar: from edge to edge, without separators.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows inside a border. The border isn't painted here; the separators are.
public struct BorderedListStyle: ListStyle {
    public var _name: String { "bordered" }
    public let _alternatesRows: Bool
    /// Creates the style.
    public nonisolated init() { _alternatesRows = false }
    /// Creates the style, optionally with a background behind every other row.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows inside a border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Creates the style, optionally with a background behind every other row.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Rows that tilt away at the edges. Here they don't tilt: they look like those of `sidebar`.
public struct CarouselListStyle: ListStyle {
    public var _name: String { "carousel" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows that tilt away at the edges. Here they don't tilt: they look like those of `sidebar`.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows that shrink at the edges. Here they don't shrink: they look like those of `sidebar`.
public struct EllipticalListStyle: ListStyle {
    public var _name: String { "elliptical" }
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == EllipticalListStyle {
    /// Rows that shrink at the edges. Here they don't shrink: they look like those of `sidebar`.
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
