/// Windows of one kind. The first scene of a program opens one; `openWindow` opens more.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    private init(id: String?, title: String?, type: Any.Type? = nil, content: @escaping (WindowValue) -> Content) {
        windows = WindowScene(id: id, title: title, valueType: type, isSingle: false, content: content)
    }

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil) { _ in content() }
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil) { _ in content() }
    }

    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: title.words) { _ in content() }
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: Text(titleKey).words) { _ in content() }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: String(title)) { _ in content() }
    }

    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title.words) { _ in content() }
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: Text(titleKey).words) { _ in content() }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: String(title)) { _ in content() }
    }

    /// Windows that show values of a type, one for each; none in a window that was opened without.
    public init<D: Hashable & Codable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: nil, title: nil, type: type) { content($0.binding()) }
    }

    /// Windows that show values of a type, one for each; none in a window that was opened without.
    public init<D: Hashable & Codable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: id, title: nil, type: type) { content($0.binding()) }
    }

    /// Windows that show values of a type, one for each.
    public init<D: Hashable & Codable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, title: nil, type: type) { content($0.binding(default: defaultValue)) }
    }
}

/// A window of which there is one at most.
public struct Window<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    private init(title: String, id: String, content: @escaping () -> Content) {
        windows = WindowScene(id: id, title: title, valueType: nil, isSingle: true) { _ in content() }
    }

    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.words, id: id, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey).words, id: id, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), id: id, content: content)
    }
}

/// The window of a program's settings, which `openSettings` opens.
public struct Settings<Content: View>: PrimitiveScene {
    private let windows: WindowScene<Content>

    public var _windows: WindowScene<Content> { windows }

    public init(@ViewBuilder content: @escaping () -> Content) {
        windows = WindowScene(
            id: settingsWindow, title: "Settings", valueType: nil, isSingle: true, isInitial: false
        ) { _ in content() }
    }
}

/// What settings are opened by.
let settingsWindow = "(settings)"
