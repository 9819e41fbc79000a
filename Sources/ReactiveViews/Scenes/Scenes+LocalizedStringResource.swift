// Twins of the initialisers that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension MenuBarExtra where Label == Text {
    /// Creates a scene in the menu bar with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a scene in the menu bar, with a title that is a localized text, that the user can remove.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - isInserted: Whether it is in the menu bar.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { Text(titleResource) }
    }
}

extension MenuBarExtra where Label == ReactiveViews.Label<Text, Image> {
    /// Creates a scene in the menu bar with a title that is a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource).words, isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar with a title that is a localized text, and a picture.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The name of the picture.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource).words, isInserted: nil, content: content())
    }

    /// Creates a scene in the menu bar with a title that is a localized text, and a symbol, that the user can remove.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - isInserted: Whether it is in the menu bar.
    ///   - content: The content of the menu or window.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleResource).words, isInserted: isInserted, content: content())
    }
}
