import Foundation

extension EnvironmentValues {
    /// Sets what formatted texts depend on, so that they are the same on each machine: American English, the Gregorian
    /// calendar, UTC. A host with a virtual clock begins with these values; `setEnvironment` replaces them.
    mutating func pinTextSettings() {
        let locale = Locale(identifier: "en_US")
        self.locale = locale
        timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        self.calendar = calendar
    }
}

/// A function that returns the current date: that of the virtual clock in force, or the system's.
///
/// ```swift
/// struct Greeting: View {
///     @Environment(\.currentDate) private var currentDate
///
///     var body: some View {
///         Text(currentDate(), format: .dateTime.hour())
///     }
/// }
/// ```
///
/// `Date()` follows a virtual clock in tests on Linux. Use this function where it doesn't: on other systems, and in
/// programs that don't link the testing modules.
public struct CurrentDate: Sendable {
    private let date: @Sendable () -> Date

    /// Creates a function that returns the date of the clock in force.
    public init() { date = { VirtualClock.inForce?.date ?? Date() } }

    /// Creates a function that always returns the same date.
    ///
    /// - Parameter date: The date.
    public init(_ date: Date) { self.date = { date } }

    /// Returns the current date.
    public func callAsFunction() -> Date { date() }
}

extension EnvironmentValues {
    /// Returns the current date, virtual or real. Set it to fix the date of some views.
    public var currentDate: CurrentDate {
        get { self[CurrentDateKey.self] }
        set { self[CurrentDateKey.self] = newValue }
    }
}

private struct CurrentDateKey: EnvironmentKey {
    static let defaultValue = CurrentDate()
}
