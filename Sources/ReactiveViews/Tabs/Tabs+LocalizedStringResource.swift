// Twins of the initialisers that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Tab where Label == _TabLabel {
    /// Creates a tab with a value, a title that is a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The value of the selection that shows the tab.
    ///   - role: Has no effect here.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            _TabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a value, a title that is a localized text, and an image.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The name of the image.
    ///   - value: The value of the selection that shows the tab.
    ///   - role: Has no effect here.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { _TabLabel(title: Text(titleResource), image: Image(image)) }
    }

    /// Creates a tab of a selection that may be nil, with a title that is a localized text and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The selection's value while the tab is chosen.
    ///   - role: The role; nil for none.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(titleResource, systemImage: systemImage, value: .some(value), role: role, content: content)
    }
}

extension Tab where Value == Never, Label == _TabLabel {
    /// Creates a tab with a title that is a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - role: Has no effect here.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(titleResource), image: Image(systemName: systemImage)) }
    }

    /// Creates a tab with a title that is a localized text, and an image.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The name of the image.
    ///   - role: Has no effect here.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(titleResource), image: Image(image)) }
    }
}

extension TabSection where Header == Text {
    /// Creates a group with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: Has no effect here.
    ///   - content: Returns the tabs.
    @_disfavoredOverload
    public init<T: Hashable>(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<T> content: () -> Content
    ) where T == Content.TabValue {
        self.content = content()
    }
}
