/// The place of an item in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String
    let position: ToolbarPosition

    /// The end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(name: "automatic", position: .trailing)
    /// The place of the title.
    public static let principal = ToolbarItemPlacement(name: "principal", position: .principal)
    /// The place of the title.
    public static let title = ToolbarItemPlacement(name: "title", position: .principal)
    /// The place of the subtitle; here that of the title.
    public static let subtitle = ToolbarItemPlacement(name: "subtitle", position: .principal)
    /// The place of the large title; here that of the title.
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", position: .principal)
    /// The beginning of the navigation bar, for navigation.
    public static let navigation = ToolbarItemPlacement(name: "navigation", position: .leading)
    /// The end of the navigation bar, for the most important action.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", position: .trailing)
    /// The end of the navigation bar, for less important actions.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", position: .trailing)
    /// The bottom bar, for information about the content.
    public static let status = ToolbarItemPlacement(name: "status", position: .bottom)
    /// The end of the navigation bar, for confirming a modal view.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", position: .trailing)
    /// The beginning of the navigation bar, for cancelling a modal view.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", position: .leading)
    /// The beginning of the navigation bar, for the destructive action of a modal view.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", position: .leading)
    /// The bar above the keyboard, which is shown while a view has the focus.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", position: .keyboard)
    /// The beginning of the top bar.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", position: .leading)
    /// The end of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", position: .trailing)
    /// The beginning of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", position: .leading)
    /// The end of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", position: .trailing)
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", position: .bottom)
    /// The ornament below the window; here the bottom bar.
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament", position: .bottom)
    /// The accessory bar below the toolbar; here the end of the navigation bar.
    public static let accessoryBar = ToolbarItemPlacement(name: "accessoryBar", position: .trailing)

    /// The accessory bar with an identifier; here the end of the navigation bar.
    ///
    /// - Parameter id: Has no effect here.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { accessoryBar }
}

/// The positions of items in the bars.
enum ToolbarPosition: String, CaseIterable, Sendable {
    case leading, principal, trailing, bottom, keyboard

    /// Whether the bar is after the content.
    var isBelow: Bool { self == .bottom || self == .keyboard }

    /// Returns a bar with the items of this position; nil if there are none.
    @MainActor
    func element(of items: [ViewElement]) -> ViewElement? {
        let own = items.filter { $0.attributes.first == rawValue }
        guard !own.isEmpty else { return nil }
        var bar = ViewElement("Toolbar")
        bar.attributes = [rawValue]
        bar.children = own.flatMap(\.children)
        return bar.children.isEmpty ? nil : bar
    }
}

/// A bar whose visibility or appearance can be set.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bars of the context.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar at the top of a navigation container.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The toolbar of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    /// The ornament below the window.
    public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// An item that bars show by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The purpose of a navigation bar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The purpose that suits the context.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Navigation through a hierarchy.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// Browsing with a history.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing a document.
    public static let editor = ToolbarRole(name: "editor")
}

/// The size of a title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// The size that suits the context.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Below the bar, in a large font.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Within the bar, in a large font.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// Within the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
