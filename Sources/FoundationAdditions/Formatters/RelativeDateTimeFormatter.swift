import Foundation

/// Writes dates relative to others: "in 2 hours", "yesterday".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// let text = formatter.localizedString(fromTimeInterval: -3600)  // "1 hour ago"
/// ```
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // `@unchecked Sendable` is the superclass's: a formatter isn't to be changed while threads share it.

    /// Whether words like "yesterday" are used.
    public enum DateTimeStyle: Int, Sendable {
        /// Always numbers: "1 day ago".
        case numeric = 0
        /// Words where the language has them: "yesterday".
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full = 0
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2 mo. ago", as short as the language allows.
        case abbreviated
    }

    /// Whether words like "yesterday" are used.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// The position of the text in a sentence.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar; nil for the user's.
    open var calendar: Calendar! = .current
    /// The locale; nil for the user's.
    open var locale: Locale! = .current

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter, never nil; its settings aren't coded.
    ///
    /// - Parameter coder: The coder.
    public required init?(coder: NSCoder) { super.init() }

    private var style: Date.RelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale ?? .current,
            calendar: calendar ?? .current)
    }

    /// Returns the time from a date to another one in words.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - referenceDate: The date to which it is relative.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Returns a duration in words.
    ///
    /// - Parameter timeInterval: The duration in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite else { return "" }
        // The style counts from now; a fraction of a second passes until it does, which may not change the unit.
        let direction: TimeInterval = timeInterval < 0 ? -1 : 1
        return style.format(Date(timeIntervalSinceNow: timeInterval + direction * 0.1))
    }

    /// Returns parts of a date in words: the first one that isn't 0.
    ///
    /// - Parameter dateComponents: The parts, relative to now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let calendar: Calendar = calendar ?? .current
        let now = Date()
        guard let date = calendar.date(byAdding: dateComponents, to: now) else { return "" }
        return localizedString(fromTimeInterval: date.timeIntervalSince(now))
    }

    /// Returns a date relative to now; nil for other values.
    ///
    /// - Parameter obj: The date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
