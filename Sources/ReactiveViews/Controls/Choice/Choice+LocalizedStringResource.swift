// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Picker where Label == Text {
    /// Creates a picker with a localized title and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    @_disfavoredOverload
    public init<V: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, Text(titleResource), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a localized title and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, V: View>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }), Text(titleResource), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == _TitleAndSymbol {
    /// Creates a picker with a localized title, a symbol and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    @_disfavoredOverload
    public init<V: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection, _TitleAndSymbol(title: Text(titleResource), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a localized title, a symbol and a view in place of the
    /// selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, V: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }),
            _TitleAndSymbol(title: Text(titleResource), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(titleResource), content())
    }

    /// Creates a picker with a localized title for several values at once.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(common(sources.map { $0[keyPath: selection] }), Text(titleResource), content())
    }
}

extension Picker where Label == _TitleAndSymbol {
    /// Creates a picker with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, _TitleAndSymbol(title: Text(titleResource), systemImage: systemImage), content())
    }
}
