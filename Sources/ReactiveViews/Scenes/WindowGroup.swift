/// A scene with any number of windows of one kind. The first scene of a program opens one; `openWindow` opens more.
///
/// ```swift
/// WindowGroup("Note", id: "note") { Text("Hello") }
/// WindowGroup(for: Int.self) { $number in Text("Note \(number ?? 0)") }
/// ```
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    init(id: String?, title: String?, type: Any.Type? = nil, content: @escaping (WindowValue) -> Content) {
        windows = WindowScene(id: id, title: title, valueType: type, isSingle: false, content: content)
    }

    /// Creates a scene.
    ///
    /// - Parameter content: Returns the view of a window.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil) { _ in content() }
    }

    /// Creates a scene with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of a window.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil) { _ in content() }
    }

    /// Creates a scene with a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - content: Returns the view of a window.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: title.words) { _ in content() }
    }

    /// Creates a scene with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the windows' title.
    ///   - content: Returns the view of a window.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: Text(titleKey).words) { _ in content() }
    }

    /// Creates a scene with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - content: Returns the view of a window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: String(title)) { _ in content() }
    }

    /// Creates a scene with a title that is a text, and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of a window.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title.words) { _ in content() }
    }

    /// Creates a scene with a title that is a localization key, and an identifier.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the windows' title.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of a window.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: Text(titleKey).words) { _ in content() }
    }

    /// Creates a scene with a title that is a string, and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of a window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: String(title)) { _ in content() }
    }

    /// Creates a scene with one window for each value of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    public init<D: Hashable & Codable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: nil, title: nil, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, and an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    public init<D: Hashable & Codable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: id, title: nil, type: type) { content($0.binding()) }
    }
}

/// A scene with at most one window.
///
/// ```swift
/// Window("About", id: "about") { Text("Version 1") }
/// ```
nonisolated public struct Window<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    init(title: String, id: String, content: @escaping () -> Content) {
        windows = WindowScene(id: id, title: title, valueType: nil, isSingle: true) { _ in content() }
    }

    /// Creates a scene with a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.words, id: id, content: content)
    }

    /// Creates a scene with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the window's title.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey).words, id: id, content: content)
    }

    /// Creates a scene with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), id: id, content: content)
    }
}

/// The window of a program's settings, which `openSettings` opens.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    /// Creates the scene.
    ///
    /// - Parameter content: Returns the view of the settings.
    public init(@ViewBuilder content: @escaping () -> Content) {
        windows = WindowScene(
            id: settingsWindow, title: "Settings", valueType: nil, isSingle: true, isInitial: false
        ) { _ in content() }
    }
}

/// The identifier of the settings scene.
let settingsWindow = "(settings)"

/// A scene with at most one window, which stands in front of others on Apple's systems.
///
/// ```swift
/// UtilityWindow("Inspector", id: "inspector") { Text("Nothing is selected") }
/// ```
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    init(title: String, id: String, content: @escaping () -> Content) {
        windows = WindowScene(id: id, title: title, valueType: nil, isSingle: true, isInitial: false) { _ in content() }
    }

    /// Creates a scene with a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.words, id: id, content: content)
    }

    /// Creates a scene with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the window's title.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey).words, id: id, content: content)
    }

    /// Creates a scene with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), id: id, content: content)
    }
}
