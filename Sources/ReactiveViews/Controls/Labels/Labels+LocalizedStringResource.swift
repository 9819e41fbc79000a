// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension ContentUnavailableView
where Label == ReactiveViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a message with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - title: The resource of the title's localized string.
    ///   - name: The name of the picture.
    ///   - description: The explanation; nil for none.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init {
            ReactiveViews.Label(title, image: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// Creates a message with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The resource of the title's localized string.
    ///   - name: The name of the system symbol.
    ///   - description: The explanation; nil for none.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init {
            ReactiveViews.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a picture of the asset catalogue.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - resource: The picture.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == ReactiveViews.Label<Text, Image> {
    /// Creates a button with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - image: The picture.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ReactiveViews.Label(titleResource, image: image) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - name: The name of the picture.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - name: The name of the system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a labeled view with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - content: The content.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - value: The value, as text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(value))
    }

    /// Creates a formatted value with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - value: The value.
    ///   - format: The format.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleResource), content: Text(value, format: format))
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - destination: The address to open.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
