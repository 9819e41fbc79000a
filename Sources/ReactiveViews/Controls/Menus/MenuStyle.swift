/// How menus are shown.
@MainActor
@preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    /// Shows a menu. `Menu(configuration)` is the menu in the style around.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu that a style shows.
public struct MenuStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView

    let label: AnyView
    let content: AnyView
    let primaryAction: (@MainActor () -> Void)?
}

/// The menus' own way.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus that look like buttons.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus that look like buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus that look like buttons with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The menus' own way.
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// Menus that look like buttons.
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

/// A style of any type.
struct AnyMenuStyle {
    let make: @MainActor (MenuStyleConfiguration) -> AnyView
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyMenuStyle? { nil }
}

extension EnvironmentValues {
    /// The style of menus, nil for their own.
    var menuStyle: AnyMenuStyle? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// How the menus in this view are shown.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(
            \.menuStyle, AnyMenuStyle { AnyView(style.makeBody(configuration: $0)) },
            as: ModifierKind.Style<any MenuStyle, S>.self)
    }

    /// Whether menus show that they are some. Has no effect here.
    public func menuIndicator(_ visibility: Visibility) -> some View { inert(ModifierKind.MenuIndicator.self) }

    /// In which order menus show their items. Has no effect here: they are shown as declared.
    public func menuOrder(_ order: MenuOrder) -> some View { inert(ModifierKind.MenuOrder.self) }

    /// Whether a menu stays open when an item was chosen. Has no effect here.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        inert(ModifierKind.MenuDismissal.self)
    }
}

/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu goes away when an item was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
