/// The environment's locale, calendar and time zone, for numbers and dates in texts.
///
/// An object, so that texts' settings are compared and copied cheaply.
package final class TextLocale: Sendable {
    package let locale: Locale
    package let calendar: Calendar
    package let timeZone: TimeZone
    private let knownIntegers = Lock<IntegerFormat?>(nil)

    package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    /// That of an environment that sets none.
    package static let current = TextLocale(locale: .current, calendar: .current, timeZone: .current)

    /// How integers are written; looked up by the first text that shows one.
    var integers: IntegerFormat {
        if let known = knownIntegers.withLock({ $0 }) { return known }
        let found = IntegerFormat.format(for: locale)
        knownIntegers.withLock { $0 = found }
        return found
    }
}

extension TextLocale: Equatable {
    package static func == (lhs: TextLocale, rhs: TextLocale) -> Bool {
        if lhs === rhs { return true }
        return lhs.locale == rhs.locale && lhs.calendar == rhs.calendar && lhs.timeZone == rhs.timeZone
    }
}

extension EnvironmentValues {
    /// Passes the locale, the calendar and the time zone on to texts.
    func textLocale() -> TextLocale {
        TextLocale(locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
