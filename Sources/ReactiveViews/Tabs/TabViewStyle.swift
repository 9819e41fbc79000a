/// How a tab view is shown.
@MainActor
@preconcurrency
public protocol TabViewStyle {
    /// Whether there are pages to swipe between, instead of a bar.
    var _isPaged: Bool { get }
}

extension TabViewStyle {
    public var _isPaged: Bool { false }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A bar of tabs, or a sidebar where there is room. Here it is a bar ⚑.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A bar of tabs in groups.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether it is shown which page it is.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// If there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _isPaged: Bool { true }
}

/// Pages one below the other, the next one peeping in.
public struct CarouselTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _isPaged: Bool { true }
}

/// Pages one below the other.
public struct VerticalPageTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _isPaged: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs.
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, or a sidebar where there is room.
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar of tabs in groups.
    public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages side by side.
    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
    /// Pages one below the other, the next one peeping in.
    public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages one below the other.
    public nonisolated static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

private struct PagedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether tab views show pages.
    var tabViewIsPaged: Bool {
        get { self[PagedKey.self] }
        set { self[PagedKey.self] = newValue }
    }
}

extension View {
    /// How the tab views in this view are shown.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewIsPaged, style._isPaged, as: ModifierKind.Style<any TabViewStyle, S>.self)
    }

    /// How the index of pages is shown. Has no effect here.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        inert(ModifierKind.Style<any IndexViewStyle, S>.self)
    }
}

/// How the index of pages is shown.
public protocol IndexViewStyle {}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A dot for each page.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
