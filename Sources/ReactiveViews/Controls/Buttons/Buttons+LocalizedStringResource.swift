// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Button where Label == Text {
    /// Creates a button with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with a localized title and a role.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == _TitleAndSymbol {
    /// Creates a button with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void)
    {
        self.init(titleResource, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a localized title, a symbol and a role.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            _TitleAndSymbol(title: Text(titleResource), systemImage: systemImage)
        }
    }
}

nonisolated extension View {
    /// Sets a localized description of the view, which a tooltip shows. It has no effect here.
    ///
    /// - Parameter textResource: The resource of the description's localized string.
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }
}
