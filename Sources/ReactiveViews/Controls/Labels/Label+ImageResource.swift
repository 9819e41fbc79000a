extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a picture of the asset catalogue.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - resource: The picture.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a picture of the asset catalogue and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - resource: The picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == ReactiveViews.Label<Text, Image> {
    /// Creates a button with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - image: The picture.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ReactiveViews.Label(titleKey, image: image) }
    }

    /// Creates a button with a picture and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - image: The picture.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ReactiveViews.Label(title, image: image) }
    }
}
