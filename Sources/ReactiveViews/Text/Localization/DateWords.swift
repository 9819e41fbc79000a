/// A date in words.
struct DateInWords: LocalizableValue {
    let date: Date
    let style: Text.DateStyle
    /// The time from which it is told.
    let now: Date

    func string(in locale: TextLocale) -> String {
        let seconds = date.timeIntervalSince(now)
        return switch style.kind {
        case .time: date.formatted(DateWords.format(date: .omitted, time: .shortened, locale))
        case .date: date.formatted(DateWords.format(date: .long, time: .omitted, locale))
        case .timer: DateWords.clock(seconds.magnitude, showsHours: true, locale)
        case .relative: DateWords.duration(seconds.magnitude, units: 2, isShort: true, locale)
        case .offset:
            (seconds < 0 ? "-" : "+") + DateWords.duration(seconds.magnitude, units: 1, isShort: false, locale)
        }
    }
}

/// Two dates in words.
struct DateSpan: LocalizableValue {
    let start: Date
    let end: Date

    func string(in locale: TextLocale) -> String {
        let style = Date.IntervalFormatStyle(
            date: .numeric, time: .shortened, locale: locale.locale, calendar: locale.calendar,
            timeZone: locale.timeZone)
        return style.format(start..<max(start, end))
    }
}

/// What a clock shows.
struct ClockReading: LocalizableValue {
    let seconds: TimeInterval
    let showsHours: Bool

    func string(in locale: TextLocale) -> String {
        DateWords.clock(seconds, showsHours: showsHours, locale)
    }
}

/// Dates and durations in words.
private enum DateWords {
    static func format(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ locale: TextLocale
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: locale.locale, calendar: locale.calendar, timeZone: locale.timeZone)
    }

    /// Hours only if there are any, or if they aren't shown by themselves.
    static func clock(_ seconds: TimeInterval, showsHours: Bool, _ locale: TextLocale) -> String {
        let total = whole(seconds)
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let digits =
            showsHours && hours > 0
            ? "\(hours):\(padded(minutes)):\(padded(seconds))" : "\(total / 60):\(padded(seconds))"
        return locale.integers.localized(digits)
    }

    /// The largest units of a duration. Foundation names them in other languages than English; it has none longer than
    /// weeks.
    static func duration(_ seconds: TimeInterval, units: Int, isShort: Bool, _ locale: TextLocale) -> String {
        guard locale.locale.language.languageCode == .english else {
            let style = Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: isShort ? .abbreviated : .wide,
                maximumUnitCount: units
            ).locale(locale.locale)
            return style.format(.seconds(whole(seconds)))
        }
        return parts(of: seconds).prefix(units).map { part in
            "\(part.count) " + (isShort ? part.unit.short : part.unit.long + (part.count == 1 ? "" : "s"))
        }.joined(separator: ", ")
    }

    private typealias Unit = (seconds: Int, short: String, long: String)
    private static let allUnits: [Unit] = [
        (31_557_600, "yr", "year"), (2_629_800, "mth", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
        (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]

    /// The units that a duration has some of, the largest first; seconds if there is nothing.
    private static func parts(of seconds: TimeInterval) -> [(count: Int, unit: Unit)] {
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
