/// Where in the bars an item is shown.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String
    let position: ToolbarPosition

    /// As it suits the circumstances: at the end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(name: "automatic", position: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(name: "principal", position: .principal)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(name: "title", position: .principal)
    /// In place of the subtitle.
    public static let subtitle = ToolbarItemPlacement(name: "subtitle", position: .principal)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", position: .principal)
    public static let navigation = ToolbarItemPlacement(name: "navigation", position: .leading)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", position: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", position: .trailing)
    public static let status = ToolbarItemPlacement(name: "status", position: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", position: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", position: .leading)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", position: .leading)
    /// Above the keyboard: shown while a view has the focus.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", position: .keyboard)
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", position: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", position: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", position: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", position: .trailing)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", position: .bottom)
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament", position: .bottom)
    public static let accessoryBar = ToolbarItemPlacement(name: "accessoryBar", position: .trailing)

    /// In an accessory bar of its own.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { accessoryBar }
}

/// The places where bars show items.
enum ToolbarPosition: String, CaseIterable, Sendable {
    case leading, principal, trailing, bottom, keyboard

    /// Whether it comes after the content.
    var isBelow: Bool { self == .bottom || self == .keyboard }

    /// A bar with the items that belong here; nil without any.
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

/// A bar that something is said about.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// What a bar shows without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a bar is used for, which says how many items fit.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

/// How large a title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    public static let large = ToolbarTitleDisplayMode(name: "large")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
