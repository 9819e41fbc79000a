/// Makes what date pickers look like. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    /// The picker: its body changes `configuration.selection`.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style is told of the picker.
public struct DatePickerStyleConfiguration {
    /// What the date is for.
    public struct Label: View {
        let content: AnyView
        public var body: some View { ControlLabel(of: "DatePicker", HideableLabel(content)) }
    }

    public let label: Label
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
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
    /// The style of the date pickers below; nil for the platform's own looks.
    var datePickerStyle: StyleBox<DatePickerStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == DatePickerStyleConfiguration {
    static var standardDatePicker: StyleBox<DatePickerStyleConfiguration> { box(DefaultDatePickerStyle(), outer: nil) }

    fileprivate static func box<S: DatePickerStyle>(
        _ style: S, outer: StyleBox<DatePickerStyleConfiguration>?
    ) -> StyleBox<DatePickerStyleConfiguration> {
        TypedStyleBox(style, in: \.datePickerStyle, outer: outer) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of the date pickers in this view and below.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any DatePickerStyle, S>> {
                $0.datePickerStyle = .box(style, outer: $0.datePickerStyle)
            })
    }
}

/// A date picker in one of the standard looks.
struct StandardDatePickerBody: View {
    let glyph: ControlGlyph.Kind
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        HStack {
            configuration.label
            LabelSpacer()
            ControlGlyph(glyph)
        }
    }
}
