// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Menu where Label == ReactiveViews.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - content: The items.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a menu with a localized title, a symbol and a primary action.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(titleResource, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - image: The picture.
    ///   - content: The items.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(titleResource, image: image) }
    }

    /// Creates a menu with a localized title, a picture and a primary action.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - image: The picture.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(titleResource, image: image) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - content: The items.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a localized title and a primary action.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }
}
