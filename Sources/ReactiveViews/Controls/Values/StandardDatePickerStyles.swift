/// The default style: a field.
public struct DefaultDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .fieldBorder, configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: a field.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A small field that opens a calendar. Here it looks like `field`.
public struct CompactDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .fieldBorder, configuration: configuration)
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A small field that opens a calendar. Here it looks like `field`.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .fieldBorder, configuration: configuration)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper. Here only the stepper is painted.
public struct StepperFieldDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .stepper, configuration: configuration)
    }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with a stepper. Here only the stepper is painted.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A calendar or clock. Here a calendar is painted as a single box.
public struct GraphicalDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .calendar, configuration: configuration)
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar or clock. Here a calendar is painted as a single box.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each component. Here it is painted as a single box.
public struct WheelDatePickerStyle: DatePickerStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDatePickerBody(glyph: .wheel, configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component. Here it is painted as a single box.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
