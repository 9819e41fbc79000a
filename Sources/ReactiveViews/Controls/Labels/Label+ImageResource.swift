extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleKey, image: resource.name)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title, image: resource.name)
    }
}

extension Button where Label == ReactiveViews.Label<Text, Image> {
    /// A button with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ReactiveViews.Label(titleKey, image: image) }
    }

    /// A button with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ReactiveViews.Label(title, image: image) }
    }
}
