extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label(), content())
    }

    /// The older form, the label first.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label, content())
    }

    /// A picker for several values at once, which shows that of the first; a choice is made for all of them. Without any nothing can be
    /// chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), label(), content())
    }
}

/// A binding to several places that hold one value.
func common<Value>(_ bindings: [Binding<Value>]) -> Binding<Value>? {
    guard let first = bindings.first else { return nil }
    return Binding(get: { first.wrappedValue }, set: { for binding in bindings { binding.wrappedValue = $0 } })
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(titleKey), content())
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(title), content())
    }

    /// A picker with a title for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), Text(titleKey), content())
    }

    /// A picker with a title for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), Text(title), content())
    }
}

extension Picker where Label == _TitleAndSymbol {
    /// A picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage), content())
    }

    /// A picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, _TitleAndSymbol(title: Text(title), systemImage: systemImage), content())
    }
}
