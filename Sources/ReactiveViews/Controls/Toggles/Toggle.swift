/// A control that is on or off. A tap on it changes that, unless its style has it otherwise.
public struct Toggle<Label: View>: View {
    @Environment(\.toggleStyle) private var style
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, isMixed: false, label())
    }

    /// A toggle for several values at once: on if all of them are, and mixed if they differ.
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

    public var body: some View {
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
    /// The toggle that a style is to make the looks of, in the looks of the style further out.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == _TitleAndSymbol {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndSymbol(title: Text(title), systemImage: systemImage) }
    }

    /// A toggle for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage) }
    }

    /// A toggle for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { _TitleAndSymbol(title: Text(title), systemImage: systemImage) }
    }
}
