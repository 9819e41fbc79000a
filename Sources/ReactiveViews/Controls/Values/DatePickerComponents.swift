/// A set of date components that a picker shows and edits.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its raw value.
    ///
    /// - Parameter rawValue: The raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 0b110_0000)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 0b1_1100)
}
