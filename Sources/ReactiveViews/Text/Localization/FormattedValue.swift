/// A value in a format.
///
/// `@unchecked Sendable`: formats are values (`FormatStyle` demands `Hashable` and `Codable`), and so is what they
/// format. Both are copied when the text is made, and nothing changes them afterwards.
struct FormattedValue<F: FormatStyle>: LocalizableValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in locale: TextLocale) -> String { format.completed(by: locale).format(input) }
}

extension FormatStyle {
    /// The format with a locale, and for dates a calendar and a time zone, where it leaves them open.
    ///
    /// What was set on the format itself counts (⚑).
    func completed(by locale: TextLocale) -> Self {
        let format = self == self.locale(.autoupdatingCurrent) ? self.locale(locale.locale) : self
        switch format {
        case var style as Date.FormatStyle:
            if style.calendar == .autoupdatingCurrent { style.calendar = locale.calendar }
            if style.timeZone == .autoupdatingCurrent { style.timeZone = locale.timeZone }
            return style as? Self ?? format
        case var style as Date.IntervalFormatStyle:
            if style.calendar == .autoupdatingCurrent { style.calendar = locale.calendar }
            if style.timeZone == .autoupdatingCurrent { style.timeZone = locale.timeZone }
            return style as? Self ?? format
        case var style as Date.RelativeFormatStyle:
            if style.calendar == .autoupdatingCurrent { style.calendar = locale.calendar }
            return style as? Self ?? format
        default: return format
        }
    }
}
