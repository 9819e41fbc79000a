extension Button where Label == Text {
    /// Creates a button with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - action: The closure to call when the button is pressed.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a localized title and a role.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that isn't localized, and a role.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration that a style gets.
    ///
    /// It has the look of the next style further out, so that a style can add to a button.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        let button = configuration.button
        self.init(role: configuration.role, action: { button.trigger() }) { configuration.label }
    }
}

extension Button where Label == _TitleAndSymbol {
    /// Creates a button with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - action: The closure to call when the button is pressed.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a symbol and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a localized title, a symbol and a role.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage)
        }
    }

    /// Creates a button with a symbol, a role and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            _TitleAndSymbol(title: Text(title), systemImage: systemImage)
        }
    }
}

/// The label of a button that has only a role.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor public var body: some View { Text(verbatim: title) }

    @MainActor private var title: String {
        switch role {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "Done"
        default: "Close"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the title of its role.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - action: The action.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
