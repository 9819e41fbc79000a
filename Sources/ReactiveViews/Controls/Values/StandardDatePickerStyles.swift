/// The looks that the platform gives a date picker in its place.
public struct DefaultDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .fieldBorder, configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The looks that the platform gives a date picker in its place.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date in a small box, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .fieldBorder, configuration: configuration)
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date in a small box, which opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The date in a field.
public struct FieldDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .fieldBorder, configuration: configuration)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The date in a field.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The date in a field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .stepper, configuration: configuration)
    }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The date in a field with a stepper.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A calendar or clock.
public struct GraphicalDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .calendar, configuration: configuration)
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar or clock.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .wheel, configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
