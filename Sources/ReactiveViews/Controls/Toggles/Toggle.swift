/// A control that is on or off; a tap switches it.
///
/// A style of a client may handle taps in another way.
///
/// ```swift
/// struct Settings: View {
///     @State private var isOn = false
///
///     var body: some View {
///         Toggle("Sound", isOn: $isOn)
///     }
/// }
/// ```
nonisolated public struct Toggle<Label: View>: View {
    @Environment(\.toggleStyle) private var style
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - isOn: A binding to whether the toggle is on.
    ///   - label: The label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, isMixed: false, label())
    }

    /// Creates a toggle for several values at once.
    ///
    /// It is on if all values are true, and mixed if they differ. A tap sets all of them.
    ///
    /// - Parameters:
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let on = bindings.filter(\.wrappedValue).count
        let all = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { newValue in for binding in bindings { binding.wrappedValue = newValue } })
        self.init(all, isMixed: on > 0 && on < bindings.count, label())
    }

    private init(_ isOn: Binding<Bool>, isMixed: Bool, _ label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    @MainActor public var body: some View {
        let style = style ?? .standardToggle
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
        StyledView(style: style, configuration: configuration)
            .modifier(
                ControlElement(
                    "Toggle", attributes: isMixed ? ["mixed"] : isOn.wrappedValue ? ["on"] : [],
                    showsContent: style.takesEvents, takesRowTaps: !style.takesEvents
                ) { event, _ in
                    guard case .tap = event, !style.takesEvents else { return false }
                    isOn.wrappedValue = !isOn.wrappedValue
                    return true
                })
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration that a style gets.
    ///
    /// It has the look of the next style further out, so that a style can add to a toggle.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - isOn: A binding to whether the toggle is on.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - isOn: A binding to whether the toggle is on.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a localized title for several values at once.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title that isn't localized, for several values at once.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == _TitleAndSymbol {
    /// Creates a toggle with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - isOn: A binding to whether the toggle is on.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage) }
    }

    /// Creates a toggle with a symbol and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - isOn: A binding to whether the toggle is on.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndSymbol(title: Text(title), systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and a symbol for several values at once.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage) }
    }

    /// Creates a toggle with a symbol and a title that isn't localized, for several values at once.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - sources: The elements whose bindings the toggle changes together.
    ///   - isOn: The key path to the binding of an element.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { _TitleAndSymbol(title: Text(title), systemImage: systemImage) }
    }
}
