/// Pickers that show another view in place of the selected option while they are closed.
///
/// It applies to the styles that open: menu and navigation link. The element's value stays that of the selected option.
/// The view has at least the size of that option.
extension Picker {
    /// Creates a picker with a view in place of the selected option.
    ///
    /// ```swift
    /// struct Speed: View {
    ///     @State private var speed = 1
    ///
    ///     var body: some View {
    ///         Picker("Speed", selection: $speed) {
    ///             Text("Normal").tag(1)
    ///             Text("Double").tag(2)
    ///         } currentValueLabel: {
    ///             Text("\(speed)×")
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - label: The label.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, label(), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - label: The label.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
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
    /// Creates a picker with a localized title and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, Text(titleKey), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a localized title and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            common(sources.map { $0[keyPath: selection] }), Text(titleKey), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title that isn't localized, and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, Text(title), content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a title that isn't localized and a view in place of the
    /// selected option.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
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
    /// Creates a picker with a localized title, a symbol and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection, _TitleAndSymbol(title: Text(titleKey), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a localized title, a symbol and a view in place of the
    /// selected option.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
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

    /// Creates a picker with a symbol, a title that isn't localized, and a view in place of the selected option.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - selection: A binding to the value of the selected option.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection, _TitleAndSymbol(title: Text(title), systemImage: systemImage), content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once, with a symbol, a title that isn't localized, and a view in place of
    /// the selected option.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - systemImage: The name of the system symbol beside the title.
    ///   - sources: The elements whose bindings the picker changes together.
    ///   - selection: The key path to the binding of an element.
    ///   - content: The options, each with a tag.
    ///   - currentValueLabel: The view in place of the selected option while the picker is closed.
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
