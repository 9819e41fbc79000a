extension Menu where Label == ReactiveViews.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - content: The items.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a symbol and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - content: The items.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a localized title, a symbol and a primary action.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a symbol, a primary action and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - image: The picture.
    ///   - content: The items.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(titleKey, image: image) }
    }

    /// Creates a menu with a picture and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - image: The picture.
    ///   - content: The items.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(title, image: image) }
    }

    /// Creates a menu with a localized title, a picture and a primary action.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - image: The picture.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a picture, a primary action and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - image: The picture.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { ReactiveViews.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
