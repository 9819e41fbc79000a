extension Picker {
    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - label: The label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label(), content())
    }

    /// The older form, with the label as a value.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the selected option.
    ///   - label: The label.
    ///   - content: The options, each with a tag.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label, content())
    }

    /// Creates a picker for several values at once.
    ///
    /// It shows the value of the first element. A choice sets all of them. Without elements nothing can be chosen.
    ///
    /// - Parameters:
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), label(), content())
    }
}

/// Returns a binding that reads the first of several bindings and writes them all; nil without bindings.
func common<Value>(_ bindings: [Binding<Value>]) -> Binding<Value>? {
    guard let first = bindings.first else { return nil }
    return Binding(get: { first.wrappedValue }, set: { for binding in bindings { binding.wrappedValue = $0 } })
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(titleKey), content())
    }

    /// Creates a picker with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(title), content())
    }

    /// Creates a picker with a localized title for several values at once.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), Text(titleKey), content())
    }

    /// Creates a picker with a title that isn't localized, for several values at once.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), Text(title), content())
    }
}

extension Picker where Label == _TitleAndSymbol {
    /// Creates a picker with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage), content())
    }

    /// Creates a picker with a symbol and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, _TitleAndSymbol(title: Text(title), systemImage: systemImage), content())
    }
}
