/// The form of a tab view.
@MainActor
@preconcurrency
public protocol TabViewStyle {
    /// Whether the tab view has pages instead of a tab bar.
    nonisolated var _isPaged: Bool { get }
}

extension TabViewStyle {
    public nonisolated var _isPaged: Bool { false }
}

/// A style with a tab bar.
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A style with a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A style with a tab bar that may be a sidebar where the horizontal size class is regular: with a
/// `defaultAdaptableTabBarPlacement` of `sidebar`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A style with a tab bar in groups. Here it is a plain tab bar.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// A style with pages side by side.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page index, the dots below the pages.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// The index is shown for more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// The index is always shown.
        public static let always = IndexDisplayMode(name: "always")
        /// The index is never shown.
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates a style.
    ///
    /// - Parameter indexDisplayMode: The visibility of the page index; `never` hides it.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public nonisolated var _isPaged: Bool { true }
}

/// A style with pages one below the other, with a part of the next page visible.
public struct CarouselTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _isPaged: Bool { true }
}

/// A style with pages one below the other.
public struct VerticalPageTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _isPaged: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style: a tab bar.
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style with a tab bar.
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style with a tab bar that may be a sidebar where the horizontal size class is regular: with a
    /// `defaultAdaptableTabBarPlacement` of `sidebar`.
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A style with a tab bar in groups. Here it is a plain tab bar.
    public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A style with pages side by side.
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Returns a style with pages side by side.
    ///
    /// - Parameter indexDisplayMode: The visibility of the page index; `never` hides it.
    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
    /// A style with pages one below the other, with a part of the next page visible.
    public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// A style with pages one below the other.
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

extension EnvironmentValues {
    /// Whether the bar of tab views may be a sidebar.
    var tabBarIsAdaptable: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// The place of bars that may be a sidebar.
    var adaptableTabBarPlacement: AdaptableTabBarPlacement {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// Whether tab views have a sidebar instead of a bar. In a compact width they have a bar.
    var tabBarIsSidebar: Bool {
        tabBarIsAdaptable && adaptableTabBarPlacement == .sidebar && horizontalSizeClass != .compact
    }
    /// Whether pages have dots.
    var pageIndexMode: PageTabViewStyle.IndexDisplayMode {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// Whether the dots of pages have a background.
    var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

nonisolated extension View {
    /// Sets the form of the tab views inside.
    ///
    /// ```swift
    /// TabView {
    ///     Text("First")
    ///     Text("Second")
    /// }
    /// .tabViewStyle(.page)
    /// ```
    ///
    /// - Parameter style: The style.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any TabViewStyle, S>> { values in
                values.tabViewIsPaged = style._isPaged
                values.tabBarIsAdaptable = style is SidebarAdaptableTabViewStyle
                values.pageIndexMode = (style as? PageTabViewStyle)?.indexDisplayMode ?? .automatic
            })
    }

    /// Sets the look of the dots of pages in pictures.
    ///
    /// - Parameter style: The style.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(
            \.pageIndexBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic,
            as: ModifierKind.Style<any IndexViewStyle, S>.self)
    }
}

/// The look of a page index in pictures.
public protocol IndexViewStyle {}

/// A page index with a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the background of the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// The visibility that suits the context.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// The background is shown during interaction.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// The background is always shown.
        public static let always = BackgroundDisplayMode(name: "always")
        /// The background is never shown.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// Creates a style.
    ///
    /// - Parameter backgroundDisplayMode: Whether the dots have a background; only `always` gives them one.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    let backgroundDisplayMode: BackgroundDisplayMode
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A page index with a dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns a page index with a dot for each page.
    ///
    /// - Parameter backgroundDisplayMode: Whether the dots have a background; only `always` gives them one.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
