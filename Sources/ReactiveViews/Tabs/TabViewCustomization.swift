/// The places of a tab in a view that adapts to its size.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = TabPlacement(name: "automatic")
    /// The tab stays in the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// The tab is only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How the user may customize a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The user can move and hide the tab.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The user can't change the tab.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The user's changes of the tabs of a `TabView`.
///
/// Tabs with a `customizationID` are hidden while their visibility in the bar, or in the sidebar if the tabs are there, is
/// hidden. The orders are only kept.
///
/// ```swift
/// @State private var customization = TabViewCustomization()
///
/// TabView {
///     Tab("Home", systemImage: "house") { Home() }.customizationID("home")
/// }
/// .tabViewCustomization($customization)
/// ```
public struct TabViewCustomization: Hashable, Codable, Sendable {
    /// The user's changes of a tab.
    public struct TabCustomization: Hashable, Codable, Sendable {
        private var bar: Bool?
        private var sidebar: Bool?

        /// Whether the tab is shown in the bar.
        public var tabBarVisibility: Visibility {
            get { Visibility(isShown: bar) }
            set { bar = newValue.isShown }
        }
        /// Whether the tab is shown in the sidebar.
        public var sidebarVisibility: Visibility {
            get { Visibility(isShown: sidebar) }
            set { sidebar = newValue.isShown }
        }

        init() {}
    }

    /// The user's changes of a section.
    public struct SectionCustomization: Hashable, Codable, Sendable {
        /// The identifiers of the section's tabs in the user's order; nil for the program's order.
        public var tabOrder: [String]?

        init() {}

        /// Returns to the program's order.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Creates a customization without changes.
    public init() {}

    /// The changes of a tab, by its identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The changes of a section, by its identifier.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// The changes of a section, by its identifier; nil if there are none.
    public subscript(sectionID id: String) -> SectionCustomization? {
        get { sections[id] }
        set { sections[id] = newValue }
    }

    /// Whether a tab is shown in the bar, by its identifier.
    public subscript(tabBarVisibility id: String) -> Visibility {
        get { self[tab: id].tabBarVisibility }
        set { self[tab: id].tabBarVisibility = newValue }
    }

    /// Whether a tab is shown in the sidebar, by its identifier.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// Returns to the program's visibilities.
    public mutating func resetVisibility() { tabs = [:] }

    /// Returns to the program's order of sections.
    public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
    fileprivate init(isShown: Bool?) {
        switch isShown {
        case nil: self = .automatic
        case true?: self = .visible
        case false?: self = .hidden
        }
    }

    fileprivate var isShown: Bool? {
        switch self {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
    }
}

extension EnvironmentValues {
    /// The customization of the tabs below; nil for none.
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    /// Whether the tabs below are shown in the bar if the user hasn't changed them.
    var defaultTabVisibility: Visibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// Whether the tabs below are shown in the sidebar if the user hasn't changed them.
    var defaultSidebarVisibility: Visibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// The place of the tabs around the view; nil outside of tabs, which is always so here.
    public var tabBarPlacement: TabBarPlacement? { nil }
}

/// The place of a bar of tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    /// A bar at the bottom.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// A bar at the top.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// A sidebar.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// A row of pages.
    public static let pageView = TabBarPlacement(name: "pageView")
    /// An ornament of a window.
    public static let ornament = TabBarPlacement(name: "ornament")
}

nonisolated extension View {
    /// Applies the user's customization to the tabs in this view.
    ///
    /// - Parameter customization: The customization; nil for none.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }

    /// Sets where the tabs of this view are. It applies to tab views of the style `sidebarAdaptable`. In a compact width
    /// these have a bar in any case.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Inbox", systemImage: "tray") { Text("No messages") }
    /// }
    /// .tabViewStyle(.sidebarAdaptable)
    /// .defaultAdaptableTabBarPlacement(.sidebar)
    /// ```
    ///
    /// - Parameter placement: The place; by default a bar.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        environment(\.adaptableTabBarPlacement, placement, as: ModifierKind.TabBarPlacement.self)
    }

    /// Adds a view above the tabs in the sidebar. It has no effect here.
    ///
    /// - Parameter content: Returns the view.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(ModifierKind.SidebarHeader<Content>.self)
    }

    /// Adds a view below the tabs in the sidebar. It has no effect here.
    ///
    /// - Parameter content: Returns the view.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(ModifierKind.SidebarFooter<Content>.self)
    }

    /// Adds a bar at the bottom of the sidebar. It has no effect here.
    ///
    /// - Parameter content: Returns the bar's content.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(ModifierKind.SidebarBottomBar<Content>.self)
    }
}

/// Tabs that the user may hide.
nonisolated struct CustomizedTabs<Content: View>: View {
    let id: String
    let content: Content
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.defaultTabVisibility) private var defaultVisibility
    @Environment(\.defaultSidebarVisibility) private var defaultSidebarVisibility
    @Environment(\.tabBarIsSidebar) private var isSidebar

    init(id: String, content: Content) {
        self.id = id
        self.content = content
    }

    @MainActor private var isShown: Bool {
        let own = customization?.wrappedValue[tab: id]
        switch (isSidebar ? own?.sidebarVisibility : own?.tabBarVisibility) ?? .automatic {
        case .visible: return true
        case .hidden: return false
        case .automatic: return (isSidebar ? defaultSidebarVisibility : defaultVisibility) != .hidden
        }
    }

    @MainActor var body: some View { if isShown { content } }
}

/// Tabs that are only in a sidebar.
nonisolated struct SidebarTabs<Content: View>: View {
    let content: Content
    let isSidebarOnly: Bool
    @Environment(\.tabBarIsSidebar) private var isSidebar

    init(content: Content, isSidebarOnly: Bool) {
        self.content = content
        self.isSidebarOnly = isSidebarOnly
    }

    @MainActor var body: some View { if isSidebar || !isSidebarOnly { content } }
}
