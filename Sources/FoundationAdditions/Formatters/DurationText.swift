import Foundation

/// A unit of durations.
struct DurationUnit: Sendable {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    /// The word for one.
    let name: String
    let short: String
    let letter: String
    /// Whether durations use it unless units are set.
    let isDefault: Bool

    /// The units from years to seconds.
    static let all: [DurationUnit] = [
        DurationUnit(component: .year, flag: .year, name: "year", short: "yr", letter: "y", isDefault: true),
        DurationUnit(component: .month, flag: .month, name: "month", short: "mth", letter: "mo", isDefault: true),
        DurationUnit(
            component: .weekOfMonth, flag: .weekOfMonth, name: "week", short: "wk", letter: "w", isDefault: false),
        DurationUnit(component: .day, flag: .day, name: "day", short: "day", letter: "d", isDefault: true),
        DurationUnit(component: .hour, flag: .hour, name: "hour", short: "hr", letter: "h", isDefault: true),
        DurationUnit(component: .minute, flag: .minute, name: "minute", short: "min", letter: "m", isDefault: true),
        DurationUnit(component: .second, flag: .second, name: "second", short: "sec", letter: "s", isDefault: true),
    ]

    /// The number of seconds; nil for months and years, which differ in length.
    var seconds: Int? {
        switch component {
        case .weekOfMonth: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        default: nil
        }
    }
}

/// Writes the parts of a duration.
struct DurationText {
    let style: DateComponentsFormatter.UnitsStyle
    let locale: Locale

    /// Returns the parts in words.
    ///
    /// - Parameters:
    ///   - parts: The units and their numbers, the largest first.
    ///   - isPadded: Whether the first number of a positional duration has two digits.
    ///   - hasLeading: Whether no unit was dropped before the first one.
    func text(_ parts: [(unit: DurationUnit, count: Int)], isPadded: Bool, hasLeading: Bool) -> String {
        if style == .positional {
            return parts.enumerated().map { index, part in
                let digits = part.count.formatted(.number.grouping(.never).locale(locale))
                let zero = 0.formatted(.number.locale(locale))
                return part.count < 10 && (index > 0 || isPadded) ? zero + digits : digits
            }.joined(separator: ":")
        }
        let separator = style == .abbreviated || style == .brief ? " " : ", "
        return parts.map(word).joined(separator: separator)
    }

    private func word(_ part: (unit: DurationUnit, count: Int)) -> String {
        let count = part.count
        let digits = count.formatted(.number.locale(locale))
        if locale.language.languageCode?.identifier ?? "en" == "en" {
            switch style {
            case .abbreviated: return digits + part.unit.letter
            case .brief: return digits + part.unit.short + (count != 1 && part.unit.component == .day ? "s" : "")
            case .short: return "\(digits) \(part.unit.short)" + (count != 1 && isCounted(part.unit) ? "s" : "")
            case .spellOut: return "\(spelled(count)) \(part.unit.name)" + (count == 1 ? "" : "s")
            default: return "\(digits) \(part.unit.name)" + (count == 1 ? "" : "s")
            }
        }
        guard let seconds = part.unit.seconds, let unit = Duration.UnitsFormatStyle.Unit(part.unit) else {
            return "\(digits) \(part.unit.letter)"
        }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            style == .full || style == .spellOut ? .wide : style == .short ? .abbreviated : .narrow
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1)
        ).locale(locale)
        return format.format(.seconds(count * seconds))
    }

    /// Whether a short unit has a plural.
    private func isCounted(_ unit: DurationUnit) -> Bool {
        [.year, .month, .weekOfMonth, .day].contains(unit.component)
    }

    private func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
}

extension Duration.UnitsFormatStyle.Unit {
    fileprivate init?(_ unit: DurationUnit) {
        switch unit.component {
        case .weekOfMonth: self = .weeks
        case .day: self = .days
        case .hour: self = .hours
        case .minute: self = .minutes
        case .second: self = .seconds
        default: return nil
        }
    }
}
