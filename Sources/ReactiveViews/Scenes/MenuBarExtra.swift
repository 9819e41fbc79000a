/// A scene in the menu bar. A test opens it with `AppHost.perform(_:)` and its title.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") {
///     Button("Start") { timer.start() }
/// }
/// ```
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    init(title: String?, label: AnyView? = nil, isInserted: Binding<Bool>?, content: Content) {
        windows = WindowScene(
            id: nil, title: title, label: label, valueType: nil, isSingle: true, isInitial: false,
            isInserted: isInserted
        ) { _ in content }
    }

    private init(label: Label, isInserted: Binding<Bool>?, content: Content) {
        self.init(
            title: (label as? Text)?.words, label: AnyView(label), isInserted: isInserted, content: content)
    }

    /// Creates a scene in the menu bar.
    ///
    /// - Parameters:
    ///   - content: The content of the menu or window.
    ///   - label: What the menu bar shows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar that the user can remove.
    ///
    /// - Parameters:
    ///   - isInserted: Whether it is in the menu bar.
    ///   - content: The content of the menu or window.
    ///   - label: What the menu bar shows.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates a scene in the menu bar with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - content: The content of the menu or window.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).words, isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar, with a title that is a localization key, that the user can remove.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isInserted: Whether it is in the menu bar.
    ///   - content: The content of the menu or window.
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).words, isInserted: isInserted, content: content())
    }

    /// Creates a scene in the menu bar, with a title that is a string, that the user can remove.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isInserted: Whether it is in the menu bar.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra where Label == ReactiveViews.Label<Text, Image> {
    /// Creates a scene in the menu bar with a title that is a localization key, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The content of the menu or window.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).words, isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar with a title that is a string, and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar with a title that is a localization key, and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - image: The name of the picture.
    ///   - content: The content of the menu or window.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).words, isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar with a title that is a localization key, and a symbol, that the user can remove.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - systemImage: The name of the symbol.
    ///   - isInserted: Whether it is in the menu bar.
    ///   - content: The content of the menu or window.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleKey).words, isInserted: isInserted, content: content())
    }
}

/// A style of scenes in the menu bar.
@MainActor
@preconcurrency
public protocol MenuBarExtraStyle {}

/// The system's style of scenes in the menu bar.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public nonisolated init() {} }
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public nonisolated init() {} }
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public nonisolated init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The system's style.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
