/// A style of menus: makes the view that a menu shows.
///
/// ```swift
/// struct Bracketed: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             Text("[")
///             Menu(configuration)
///             Text("]")
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    /// Makes the view of a menu. `Menu(configuration)` is the menu in the next style further out.
    ///
    /// - Parameter configuration: The parts of the menu.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for a style.
public struct MenuStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView

    let label: AnyView
    let content: AnyView
    let primaryAction: (@MainActor () -> Void)?
}

/// The default style.
public struct DefaultMenuStyle: MenuStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus that look like the buttons around.
public struct ButtonMenuStyle: MenuStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus that look like buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuLook, .borderless)
    }
}

/// Menus that look like buttons with a border.
public struct BorderedButtonMenuStyle: MenuStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuLook, .bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// Menus that look like the buttons around.
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Menus that look like buttons without a border.
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// Menus that look like buttons with a border.
    public nonisolated static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension EnvironmentValues {
    /// The look that a menu's style gives the labels of menus below; nil for that of the buttons around.
    var menuLook: StandardButtonBody.Look? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The style of the menus below; nil for the standard one.
    var menuStyle: StyleBox<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the menus in this view.
    ///
    /// - Parameter style: The style.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any MenuStyle).self, in: \.menuStyle) { $0.makeBody(configuration: $1) }
    }

    /// Shows or hides the indicator of menus. It is kept in the environment.
    ///
    /// - Parameter visibility: The visibility.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility, as: ModifierKind.MenuIndicator.self)
    }

    /// Sets the order of a menu's items. It is kept in the environment; a menu here has its items in their declared
    /// order.
    ///
    /// - Parameter order: The order.
    public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order, as: ModifierKind.MenuOrder.self)
    }

    /// Sets whether the menus around the view close when a button in the view has performed its action.
    ///
    /// ```swift
    /// Menu("Size") {
    ///     Button("Larger") { size += 1 }.menuActionDismissBehavior(.disabled)
    /// }
    /// ```
    ///
    /// - Parameter behavior: The behaviour. With `disabled` the menu stays open.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior, as: ModifierKind.MenuDismissal.self)
    }
}

/// The order of a menu's items. It has no effect here.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The platform's order.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items are nearest to the user's finger.
    public static let priority = MenuOrder(name: "priority")
    /// The declared order.
    public static let fixed = MenuOrder(name: "fixed")
}

/// A behaviour of a menu after an item was chosen. It has no effect here.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// The platform's behaviour.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension EnvironmentValues {
    /// Whether menus close when a button below has performed its action.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

extension InputEvent {
    /// Whether the pressed button closes the menus around it.
    @MainActor
    var closesMenus: Bool { origin?.environment.menuActionDismissBehavior != .disabled }
}
