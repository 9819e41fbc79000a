import Foundation

/// Writes durations: "2 hours, 5 minutes", "2:05:00".
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// formatter.unitsStyle = .abbreviated
/// let text = formatter.string(from: 7500)  // "2h 5m"
/// ```
///
/// Positional durations have the digits of the locale. English units have Apple's words; other languages have
/// Foundation's names for weeks and smaller units, and English ones for months and years.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // `@unchecked Sendable` is the superclass's: a formatter isn't to be changed while threads share it.

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2:05:00"
        case positional = 0
        /// "2h 5m"
        case abbreviated
        /// "2 hr, 5 min"
        case short
        /// "2 hours, 5 minutes"
        case full
        /// "two hours, five minutes"
        case spellOut
        /// "2hr 5min"
        case brief
    }

    /// What happens to units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a behaviour.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In positional durations leading units are dropped, in others all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Units before the first one that isn't 0 are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Units between others are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Units after the last one that isn't 0 are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers have two digits in positional durations.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units that are used; none for those from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// What happens to units that are 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units; 0 for no limit.
    open var maximumUnitCount = 0
    /// Whether larger units that aren't allowed are added to smaller ones. They always are here.
    open var collapsesLargestUnit = false
    /// Whether the text says that the duration is approximate.
    open var includesApproximationPhrase = false
    /// Whether the text says that the duration remains.
    open var includesTimeRemainingPhrase = false
    /// Whether the last unit has a fraction. It hasn't here.
    open var allowsFractionalUnits = false
    /// The position of the text in a sentence.
    open var formattingContext = Formatter.Context.unknown
    /// The date from which units are counted; nil for now.
    open var referenceDate: Date?
    /// The calendar, with the locale; nil for the user's.
    open var calendar: Calendar? = .current

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter, never nil; its settings aren't coded.
    ///
    /// - Parameter coder: The coder.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a duration in words; nil if it isn't finite.
    ///
    /// - Parameter ti: The duration, in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Apple rounds to whole seconds.
        return text(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// Returns the time between two dates in words.
    ///
    /// - Parameters:
    ///   - startDate: The beginning.
    ///   - endDate: The end.
    open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate) }

    /// Returns parts of a date in words.
    ///
    /// - Parameter components: The parts.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { text(from: start, to: $0) }
    }

    /// Returns parts of a date, or a duration in seconds, in words; nil for other values.
    ///
    /// - Parameter obj: The parts or the duration.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// Returns parts of a date in a style.
    ///
    /// - Parameters:
    ///   - components: The parts.
    ///   - unitsStyle: How units are written.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func text(from start: Date, to end: Date) -> String? {
        var calendar = calendar ?? .current
        calendar.timeZone = .gmt
        let locale = calendar.locale ?? .current
        let units = DurationUnit.all.filter { allowedUnits.isEmpty ? $0.isDefault : allowedUnits.contains($0.flag) }
        guard !units.isEmpty else { return nil }
        let isNegative = end < start
        let difference = calendar.dateComponents(
            Set(units.map(\.component)), from: min(start, end), to: max(start, end))
        var parts = units.map { (unit: $0, count: difference.value(for: $0.component) ?? 0) }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var text = DurationText(style: unitsStyle, locale: locale).text(
            parts, isPadded: zeroFormattingBehavior.contains(.pad), hasLeading: parts.count == units.count)
        if isNegative { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        return includesTimeRemainingPhrase ? text + " remaining" : text
    }

    private func withoutZeros(_ parts: [(unit: DurationUnit, count: Int)]) -> [(unit: DurationUnit, count: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        // A positional duration has minutes and seconds at least, if both are allowed.
        let least = unitsStyle == .positional ? min(2, parts.count) : 1
        guard let first = parts.firstIndex(where: { $0.count != 0 }),
            let last = parts.lastIndex(where: { $0.count != 0 })
        else { return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(least)) }
        var kept: [(unit: DurationUnit, count: Int)] = []
        for (index, part) in parts.enumerated() {
            if part.count == 0 {
                if index < first, behavior.contains(.dropLeading), parts.count - index > least { continue }
                if index > last, behavior.contains(.dropTrailing), unitsStyle != .positional { continue }
                if index > first, index < last, behavior.contains(.dropMiddle), unitsStyle != .positional { continue }
            }
            kept.append(part)
        }
        return kept
    }
}
