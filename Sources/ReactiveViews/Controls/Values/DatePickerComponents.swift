/// What of a date can be entered.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 0b110_0000)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 0b1_1100)
}
