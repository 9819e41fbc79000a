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

    private nonisolated static var now: Date { ReferenceDate.current ?? Date() }

    /// A date in words, as of when the text is made: it doesn't go on by itself (⚑).
    public nonisolated init(_ date: Date, style: DateStyle) {
        self.init(verbatim: DateWords.text(for: date, style, from: Self.now))
    }

    /// Two dates in words.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
    }

    /// An interval in words.
    public nonisolated init(_ interval: DateInterval) {
        self.init(verbatim: (interval.start..<interval.end).formatted())
    }

    /// A clock that runs through an interval, as of when the text is made (⚑).
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? Self.now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: DateWords.clock(seconds, showsHours: showsHours))
    }
}

/// Dates and durations in words.
enum DateWords {
    static func text(for date: Date, _ style: Text.DateStyle, from now: Date) -> String {
        let seconds = date.timeIntervalSince(now)
        switch style.kind {
        case .time: return date.formatted(date: .omitted, time: .shortened)
        case .date: return date.formatted(date: .long, time: .omitted)
        case .timer: return clock(seconds.magnitude, showsHours: true)
        case .relative:
            let parts = units(in: seconds.magnitude).prefix(2)
            return parts.map { "\($0.count) \($0.unit.short)" }.joined(separator: ", ")
        case .offset:
            let part = units(in: seconds.magnitude)[0]
            return "\(seconds < 0 ? "-" : "+")\(part.count) \(part.unit.long)\(part.count == 1 ? "" : "s")"
        }
    }

    /// Hours only if there are any, or if they aren't shown by themselves.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = whole(seconds)
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        if showsHours, hours > 0 { return "\(hours):\(padded(minutes)):\(padded(seconds))" }
        return "\(total / 60):\(padded(seconds))"
    }

    private typealias Unit = (seconds: Int, short: String, long: String)
    private static let allUnits: [Unit] = [
        (31_557_600, "yr", "year"), (2_629_800, "mth", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
        (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]

    /// The units that a duration has some of, the largest first; seconds if there is nothing.
    private static func units(in seconds: TimeInterval) -> [(count: Int, unit: Unit)] {
        var rest = whole(seconds)
        var found: [(count: Int, unit: Unit)] = []
        for unit in allUnits where rest >= unit.seconds {
            found.append((rest / unit.seconds, unit))
            rest %= unit.seconds
        }
        return found.isEmpty ? [(0, allUnits[allUnits.count - 1])] : found
    }

    /// Whole seconds of a duration of any length.
    private static func whole(_ seconds: TimeInterval) -> Int {
        seconds.isFinite ? Int(min(max(0, seconds.rounded(.down)), 1e15)) : 0
    }
}

/// The time that dates are told from, now if it is nil.
private enum ReferenceDate {
    @TaskLocal static var current: Date?
}
