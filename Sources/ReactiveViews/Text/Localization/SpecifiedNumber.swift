/// A number with a specifier as C's `printf` has it, written with a locale's digits, groups and decimal separator.
struct SpecifiedNumber: LocalizableValue {
    private enum Number: Equatable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case float(Double)
    }

    private let number: Number
    private let specifier: String

    /// Nil for a kind of number that isn't known here.
    init?(_ number: some CVarArg, _ specifier: String) {
        switch number {
        case let number as Int64: self.number = .signed(number)
        case let number as UInt64: self.number = .unsigned(number)
        case let number as Double: self.number = .float(number)
        case let number as Float: self.number = .float(Double(number))
        case let number as CGFloat: self.number = .float(Double(number))
        default: return nil
        }
        self.specifier = specifier
    }

    func string(in locale: TextLocale) -> String {
        switch number {
        case .signed(let number): String(format: specifier, locale: locale.locale, number)
        case .unsigned(let number): String(format: specifier, locale: locale.locale, number)
        case .float(let number): String(format: specifier, locale: locale.locale, number)
        }
    }
}
