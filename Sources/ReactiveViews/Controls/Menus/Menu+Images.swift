extension Menu where Label == ReactiveViews.Label<Text, Image> {
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol, and something that a tap does.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a title and a symbol, and something that a tap does.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(titleKey, image: image) }
    }

    /// A menu with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ReactiveViews.Label(title, image: image) }
    }

    /// A menu with a title and a picture, and something that a tap does.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { ReactiveViews.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// A menu with a title and a picture, and something that a tap does.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { ReactiveViews.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
