/// The locale, calendar and time zone of numbers and dates in text.
///
/// It is a class so that text settings are cheap to copy and compare.
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

    /// The locale of an environment that sets none.
    package static let current = TextLocale(locale: .current, calendar: .current, timeZone: .current)

    /// The notation of integers, looked up on first use.
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
    /// Returns the locale, calendar and time zone for text.
    func textLocale() -> TextLocale {
        TextLocale(locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
