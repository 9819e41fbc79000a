/// A value with its format.
///
/// `@unchecked Sendable` is sound: a format is a value (`FormatStyle` requires `Hashable` and `Codable`), and so is its
/// input. Both are copied when the text is created and never change.
struct FormattedValue<F: FormatStyle>: LocalizableValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in locale: TextLocale) -> String { format.completed(by: locale).format(input) }
}

extension FormatStyle {
    /// Returns the format with the locale and, for dates, the calendar and time zone filled in where the format leaves
    /// them open.
    ///
    /// Apple's documentation doesn't define which setting wins; here those of the format itself take precedence.
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
