/// The default style: the date and the time on grey shapes.
public struct DefaultDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(look: .compact, configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: the date and the time on grey shapes.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date and the time on grey shapes, without the calendar that they open.
public struct CompactDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(look: .compact, configuration: configuration)
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time on grey shapes, without the calendar that they open.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The date and the time in a field. Here it looks like `compact`.
public struct FieldDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(look: .field, configuration: configuration)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The date and the time in a field. Here it looks like `compact`.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The date and the time with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(look: .stepper, configuration: configuration)
    }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The date and the time with a stepper.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// The calendar of a month with the selected day, and the time.
public struct GraphicalDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(look: .graphical, configuration: configuration)
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The calendar of a month with the selected day, and the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each component.
public struct WheelDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(look: .wheel, configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
