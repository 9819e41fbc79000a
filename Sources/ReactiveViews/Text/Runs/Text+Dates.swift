extension Text {
    /// How a date is put into words.
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
        /// How long ago it was or how long it will be, `2 hr, 23 min`.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is off, `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts from or to it, `2:23:05`.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Runs `body` with another time that dates are told from than now, for tests.
    public nonisolated static func withReferenceDate<Result>(_ date: Date, _ body: () throws -> Result) rethrows
        -> Result
    {
        try ReferenceDate.$current.withValue(date, operation: body)
    }

    private nonisolated static var now: Date { ReferenceDate.current ?? VirtualClock.current?.date ?? Date() }

    /// A date in words of the environment's locale, calendar and time zone, as of when the text is made: it doesn't go
    /// on by itself (⚑).
    public nonisolated init(_ date: Date, style: DateStyle) {
        self.init(DateInWords(date: date, style: style, now: Self.now))
    }

    /// Two dates in words of the environment's locale, calendar and time zone.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        self.init(DateSpan(start: dates.lowerBound, end: dates.upperBound))
    }

    /// An interval in words of the environment's locale, calendar and time zone.
    public nonisolated init(_ interval: DateInterval) {
        self.init(DateSpan(start: interval.start, end: interval.end))
    }

    /// A clock that runs through an interval, as of when the text is made (⚑).
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

/// The time that dates are told from, now if it is nil.
private enum ReferenceDate {
    @TaskLocal static var current: Date?
}
