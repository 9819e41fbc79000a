extension Text {
    /// The format of a date in a text.
    ///
    /// ```swift
    /// Text(Date(timeIntervalSinceNow: 3600), style: .relative)
    /// ```
    public struct DateStyle: Hashable, Sendable {
        enum Kind: String, Hashable, Sendable, Codable {
            case time
            case date
            case relative
            case offset
            case timer
        }
        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The distance from now without a direction, such as `2 hr, 23 min`.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now, such as `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// A timer that counts from or to the date, such as `2:23:05`.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Calls a closure with a fixed reference time instead of now, for tests.
    ///
    /// ```swift
    /// let text = Text.withReferenceDate(Date(timeIntervalSince1970: 0)) {
    ///     Text(Date(timeIntervalSince1970: 60), style: .offset)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - date: The time that counts as now in texts that `body` creates.
    ///   - body: The closure to call.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what `body` throws.
    public nonisolated static func withReferenceDate<Result>(_ date: Date, _ body: () throws -> Result) rethrows
        -> Result
    {
        try ReferenceDate.$current.withValue(date, operation: body)
    }

    private nonisolated static var now: Date { ReferenceDate.current ?? VirtualClock.inForce?.date ?? Date() }

    /// Creates a text of a date, in the environment's locale, calendar and time zone.
    ///
    /// Apple's documentation doesn't define when the text changes; here it keeps the distance at its creation and
    /// doesn't update by itself.
    ///
    /// - Parameters:
    ///   - date: The date to show.
    ///   - style: The format of the date.
    public nonisolated init(_ date: Date, style: DateStyle) {
        self.init(DateInWords(date: date, style: style, now: Self.now))
    }

    /// Creates a text of two dates, in the environment's locale, calendar and time zone.
    ///
    /// - Parameter dates: The first and the last date.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        self.init(DateSpan(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Creates a text of an interval, in the environment's locale, calendar and time zone.
    ///
    /// - Parameter interval: The interval between two dates.
    public nonisolated init(_ interval: DateInterval) {
        self.init(DateSpan(start: interval.start, end: interval.end))
    }

    /// Creates a text of a timer within an interval.
    ///
    /// Apple's documentation doesn't define when the text changes; here it keeps the reading at its creation and
    /// doesn't update by itself.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the timer runs; now is clamped to it.
    ///   - pauseTime: The time at which the timer stops; nil, the default, for now.
    ///   - countsDown: Whether the timer shows the remaining time instead of the elapsed time.
    ///   - showsHours: Whether hours are shown by themselves; if false, they count as minutes.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? Self.now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        self.init(ClockReading(seconds: seconds, showsHours: showsHours))
    }
}

/// The reference time of dates; nil for now.
private enum ReferenceDate {
    @TaskLocal static var current: Date?
}
