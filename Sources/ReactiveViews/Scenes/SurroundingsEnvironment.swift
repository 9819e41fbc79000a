// What the system tells views about their surroundings. A host has no device, so the values have defaults until a host
// or a view sets them.

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    /// An ordinary background.
    public static let standard = BackgroundProminence(name: "standard")
    /// A prominent background, for example of a selected row.
    public static let increased = BackgroundProminence(name: "increased")
}

/// The size of the rows in a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows of medium size.
    case medium
    /// Large rows.
    case large
}

/// The find navigator of the views around an editor.
public struct FindContext: Sendable {
    /// Whether the navigator is shown; nil if no view has a navigator.
    public var isPresented: Binding<Bool>?
    /// Whether the navigator can replace text.
    public var supportsReplace: Bool
}

extension EnvironmentValues {
    /// Whether the screen shows less light, as an always-on display does. False by default.
    public var isLuminanceReduced: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// Whether the scene is being recorded or mirrored. False by default.
    public var isSceneCaptured: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// Whether a Live Activity fills the screen. False by default.
    public var isActivityFullscreen: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// Whether the tab bar shows sections. False by default: the tab bar of a host is a row of items.
    public var isTabBarShowingSections: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// Whether the user prefers alternatives to content that follows the head. False by default.
    public var accessibilityPrefersHeadAnchorAlternative: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// Whether the background of a widget is shown. True by default.
    public var showsWidgetContainerBackground: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }

    /// Whether content transitions draw views as one picture. False by default. Nothing here reads it.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// The material behind the view; nil if a view sets none. Nothing here sets it.
    public var backgroundMaterial: Material? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }

    /// How much the background of the view stands out. Nothing here sets it.
    public var backgroundProminence: BackgroundProminence {
        get { self[entry: .standard] }
        set { self[entry: .standard] = newValue }
    }

    /// How much badges attract attention: the value of the nearest `badgeProminence(_:)`.
    public var badgeProminence: BadgeProminence {
        get { self[entry: .standard] }
        set { self[entry: .standard] = newValue }
    }

    /// When materials look active: the value of the nearest `materialActiveAppearance(_:)`.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// Whether menus show that they are menus: the value of the nearest `menuIndicator(_:)`.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// The order of the items of menus: the value of the nearest `menuOrder(_:)`.
    public var menuOrder: MenuOrder {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// The place of search suggestions: a menu below the search field.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

    /// The size of the rows in sidebars that the user prefers. Medium by default.
    public var sidebarRowSize: SidebarRowSize {
        get { self[entry: .medium] }
        set { self[entry: .medium] = newValue }
    }

    /// How the labels of a toolbar's items look. Nothing here reads it.
    public var toolbarLabelStyle: ToolbarLabelStyle? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }

    /// The find navigator of the nearest `findNavigator(isPresented:)`; nil if there is none.
    public var findContext: FindContext? {
        findBinding.map { FindContext(isPresented: $0, supportsReplace: !findSettings.isReplaceDisabled) }
    }

    /// The flag of the nearest find navigator; nil if there is none.
    var findBinding: Binding<Bool>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}
