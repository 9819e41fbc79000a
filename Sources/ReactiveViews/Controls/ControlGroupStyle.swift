/// A style of control groups: makes the view that a group shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Bar: ControlGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.content }
///     }
/// }
///
/// ControlGroup {
///     Button("In") { zoom += 1 }
///     Button("Out") { zoom -= 1 }
/// }
/// .controlGroupStyle(Bar())
/// ```
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    /// Makes the view of a group.
    ///
    /// - Parameter configuration: The parts of the group.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group, for a style.
public struct ControlGroupStyleConfiguration {
    /// The type of the controls.
    nonisolated public struct Content: ErasedView {
        let content: AnyView
    }

    /// The type of the label.
    nonisolated public struct Label: ErasedView {
        let content: AnyView
    }

    /// The controls.
    public let content: Content
    /// The label; empty if the group has none.
    public let label: Label
}

extension EnvironmentValues {
    /// The style of the control groups below; nil for the standard one.
    var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the control groups in this view.
    ///
    /// - Parameter style: The style. The system's styles all show the controls in one element `ControlGroup`.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any ControlGroupStyle).self, in: \.controlGroupStyle) {
            $0.makeBody(configuration: $1)
        }
    }
}

/// The controls as a group, for the system's styles.
nonisolated private struct StandardControlGroup: View {
    let configuration: ControlGroupStyleConfiguration

    @MainActor var body: some View { GroupedControls(label: configuration.label, content: configuration.content) }
}

/// The platform's style.
public struct AutomaticControlGroupStyle: ControlGroupStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardControlGroup(configuration: configuration)
    }
}

/// The style of a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardControlGroup(configuration: configuration)
    }
}

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardControlGroup(configuration: configuration)
    }
}

/// A menu with a compact row of controls.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardControlGroup(configuration: configuration)
    }
}

/// A palette.
public struct PaletteControlGroupStyle: ControlGroupStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardControlGroup(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The platform's style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The style of a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu with a compact row of controls.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A palette.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
