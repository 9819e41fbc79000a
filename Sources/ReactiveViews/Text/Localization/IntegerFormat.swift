/// How a locale writes integers: its digits, its groups and its minus sign.
///
/// Read off a few numbers that Foundation has formatted; formatting each number by Foundation takes a hundred times as
/// long.
final class IntegerFormat: Sendable {
    /// From 0 to 9.
    private let digits: [Character]
    /// What stands before and after a negative number's digits.
    private let minus: (before: String, after: String)
    private let separator: String
    /// How many digits are in the last group, and in each before it.
    private let lastGroup: Int
    private let group: Int
    /// The least number of digits that are put into groups.
    private let leastGrouped: Int
    private let hasOwnSigns: Bool

    private static let known = Lock<[String: IntegerFormat]>([:])

    /// That of a locale. It is made once for each.
    static func format(for locale: Locale) -> IntegerFormat {
        let key = locale.identifier
        if let format = known.withLock({ $0[key] }) { return format }
        let format = IntegerFormat(locale)
        known.withLock { $0[key] = format }
        return format
    }

    private init(_ locale: Locale) {
        let style = IntegerFormatStyle<Int>(locale: locale)
        let digits = (0...9).map { style.format($0).last ?? "0" }
        let isDigit: (Character) -> Bool = { digits.contains($0) }
        let groups = style.format(1_234_567_890).split(whereSeparator: { !isDigit($0) }).map(\.count)
        let long = style.format(1_234_567_890)
        let separators = long.split(whereSeparator: isDigit)
        let negative = style.format(-1)
        let one = negative.firstIndex(where: isDigit) ?? negative.endIndex
        self.digits = digits
        minus = (String(negative[..<one]), String(negative[one...].dropFirst()))
        separator = separators.last.map { String($0) } ?? ""
        lastGroup = groups.count > 1 ? groups[groups.count - 1] : .max
        group = groups.count > 1 ? groups[groups.count - 2] : .max
        leastGrouped =
            [4, 5, 6].first { style.format($0 == 4 ? 1_234 : $0 == 5 ? 12_345 : 123_456).count > $0 } ?? .max
        hasOwnSigns = digits != Array("0123456789") || minus != ("-", "")
    }

    /// Whether Swift writes a number with so many characters in the same way.
    func leavesAlone(count: Int) -> Bool {
        !hasOwnSigns && count < leastGrouped
    }

    /// A number that Swift has written.
    func string(_ number: Substring.UTF8View) -> String {
        guard number.first == UInt8(ascii: "-") else { return grouped(number) }
        return minus.before + grouped(number.dropFirst()) + minus.after
    }

    private func grouped(_ number: Substring.UTF8View) -> String {
        var result = ""
        var left = number.count
        let isGrouped = left >= leastGrouped
        for digit in number {
            result.append(character(digit))
            left -= 1
            guard isGrouped, left >= lastGroup, (left - lastGroup) % group == 0 else { continue }
            result += separator
        }
        return result
    }

    /// Text with the locale's digits in place of ASCII's.
    func localized(_ text: String) -> String {
        guard hasOwnSigns else { return text }
        return String(text.map { $0.asciiValue.map(character) ?? $0 })
    }

    private func character(_ byte: UInt8) -> Character {
        let zero = UInt8(ascii: "0")
        return (zero...zero + 9).contains(byte) ? digits[Int(byte - zero)] : Character(Unicode.Scalar(byte))
    }
}
