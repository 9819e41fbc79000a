// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - isOn: A binding to whether the toggle is on.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a localized title for several values at once.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == _TitleAndSymbol {
    /// Creates a toggle with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - isOn: A binding to whether the toggle is on.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndSymbol(title: Text(titleResource), systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and a symbol for several values at once.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) {
            _TitleAndSymbol(title: Text(titleResource), systemImage: systemImage)
        }
    }
}
