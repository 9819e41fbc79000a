// Twins of the initialisers that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension WindowGroup {
    /// Creates a scene with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the windows' title.
    ///   - content: Returns the view of a window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: Text(titleResource).words) { _ in content() }
    }

    /// Creates a scene with a title that is a localized text, and an identifier.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the windows' title.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of a window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: Text(titleResource).words) { _ in content() }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    @_disfavoredOverload
    public init<D: Hashable & Codable>(
        _ titleResource: LocalizedStringResource, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: nil, title: Text(titleResource).words, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    @_disfavoredOverload
    public init<D: Hashable & Codable>(
        _ titleResource: LocalizedStringResource, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, title: Text(titleResource).words, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localized text and an identifier.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    @_disfavoredOverload
    public init<D: Hashable & Codable>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: id, title: Text(titleResource).words, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localized text and an identifier.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    @_disfavoredOverload
    public init<D: Hashable & Codable>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: id, title: Text(titleResource).words, type: type) { content($0.binding(default: defaultValue)) }
    }
}

extension Window {
    /// Creates a scene with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the window's title.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleResource).words, id: id, content: content)
    }
}

extension UtilityWindow {
    /// Creates a scene with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the window's title.
    ///   - id: The identifier for `openWindow`.
    ///   - content: Returns the view of the window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleResource).words, id: id, content: content)
    }
}
