/// Pickers that show something else for what is chosen while they are closed: those that open, so neither segments nor wheels. The element's
/// value stays that of the chosen option, whose room it has at least.
extension Picker {
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, label(), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker for several values at once.
    public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }), label(), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, Text(titleKey), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }), Text(titleKey), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, Text(title), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }), Text(title), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == _TitleAndSymbol {
    public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection, _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }),
            _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection, _TitleAndSymbol(title: Text(title), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }),
            _TitleAndSymbol(title: Text(title), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}
