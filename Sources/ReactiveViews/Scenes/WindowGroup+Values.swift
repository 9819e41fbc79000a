// The forms of window groups with a value and a title.

extension WindowGroup {
    /// Creates a scene with one window for each value of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    public init<D: Hashable & Codable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, title: nil, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    public init<D: Hashable & Codable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: id, title: nil, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    public init<D: Hashable & Codable>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: nil, title: Text(titleKey).words, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    public init<D: Hashable & Codable>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, title: Text(titleKey).words, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localization key and an identifier.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    public init<D: Hashable & Codable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: id, title: Text(titleKey).words, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a localization key and an identifier.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    public init<D: Hashable & Codable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: id, title: Text(titleKey).words, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    public init<D: Hashable & Codable>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: nil, title: title.words, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    public init<D: Hashable & Codable>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, title: title.words, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a text and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    public init<D: Hashable & Codable>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: id, title: title.words, type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a text and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    public init<D: Hashable & Codable>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: id, title: title.words, type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: nil, title: String(title), type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, title: String(title), type: type) { content($0.binding(default: defaultValue)) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a string and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value. The value is nil in a window that was
    ///     opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        self.init(id: id, title: String(title), type: type) { content($0.binding()) }
    }

    /// Creates a scene with one window for each value of a type, a title that is a string and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for `openWindow`.
    ///   - type: The type of the values.
    ///   - content: Returns the view of a window for a binding to its value.
    ///   - defaultValue: Returns the value of a window that was opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        self.init(id: id, title: String(title), type: type) { content($0.binding(default: defaultValue)) }
    }
}
