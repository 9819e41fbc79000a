/// A style of date pickers: makes the look of a picker and determines what changes it.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Tomorrow: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///         Button("A day later") { configuration.selection += 86_400 }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes the view of a picker. It must change `configuration.selection` when the user enters a date.
    ///
    /// - Parameter configuration: The properties of the picker.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker, for a style.
public struct DatePickerStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "DatePicker", HideableLabel(content)) }
    }

    /// The label.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date; nil if there is no lower bound.
    public var minimumDate: Date?
    /// The latest date; nil if there is no upper bound.
    public var maximumDate: Date?
    /// The components to show and edit.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

extension EnvironmentValues {
    /// The style of the date pickers below; nil for the standard one.
    var datePickerStyle: StyleBox<DatePickerStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == DatePickerStyleConfiguration {
    static var standardDatePicker: StyleBox {
        TypedStyleBox(DefaultDatePickerStyle(), in: \.datePickerStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the date pickers in this view.
    ///
    /// - Parameter style: The style.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any DatePickerStyle).self, in: \.datePickerStyle) { $0.makeBody(configuration: $1) }
    }
}
