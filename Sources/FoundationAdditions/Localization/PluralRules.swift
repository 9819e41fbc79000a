import Foundation

/// Unicode's rules for the plural forms of cardinal numbers, by language.
package enum PluralRules {
    /// Returns the form of a number in a language. Languages without a rule here have the rule of English.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - language: The code of the language, with or without region: `pt-PT`.
    package static func category(of number: PluralOperands, in language: String) -> PluralCategory {
        let parts = language.split { $0 == "-" || $0 == "_" }
        let code = parts.first.map { $0.lowercased() } ?? "en"
        if code == "pt" { return parts.contains("PT") ? romance(number, isOne: isExactlyOne) : portuguese(number) }
        return rules[code]?(number) ?? english(number)
    }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func set(_ codes: String, _ rule: @escaping Rule) {
            for code in codes.split(separator: " ") { rules[String(code)] = rule }
        }
        set("ja zh ko vi th id in ms lo my km jv su to yue ig yo wo bo dz") { _ in .other }
        set("en de nl sv et fi gl ia io yi sc sw ur fy", english)
        set("af bg el hu tr az ka kk ky mn ne nb nn no sq ml mr ta te uz eu lb tk so xh fo gsw ku or ug") {
            $0.isInteger && $0.i == 1 ? .one : .other
        }
        set("am as bn fa gu hi kn zu doi") { $0.i == 0 || ($0.isInteger && $0.i == 1) ? .one : .other }
        set("ak ln mg nso pa ti wa bho guw") { $0.isInteger && $0.i <= 1 ? .one : .other }
        set("hy ff kab") { $0.i <= 1 ? .one : .other }
        set("fr", portuguese)
        set("it ca") { romance($0, isOne: isExactlyOne) }
        set("es") { romance($0) { $0.isInteger && $0.i == 1 } }
        set("da") { ($0.isInteger && $0.i == 1) || (!$0.isInteger && $0.i <= 1) ? .one : .other }
        set("is") { endsInOne($0.f == 0 ? $0.i : $0.f) ? .one : .other }
        set("mk") { ($0.v == 0 && endsInOne($0.i)) || endsInOne($0.f) ? .one : .other }
        set("lv prg", latvian)
        set("lt", lithuanian)
        set("ru uk", russian)
        set("be") { $0.isInteger ? russian($0) : .other }
        set("pl", polish)
        set("cs sk") {
            guard $0.v == 0 else { return .many }
            return $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other
        }
        set("sl") {
            guard $0.v == 0 else { return .few }
            switch $0.i % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        }
        set("hr sr bs sh") { number in
            if number.v == 0 { return endsInOne(number.i) ? .one : endsInTwoToFour(number.i) ? .few : .other }
            return endsInOne(number.f) ? .one : endsInTwoToFour(number.f) ? .few : .other
        }
        set("ro mo") {
            if isExactlyOne($0) { return .one }
            return $0.v != 0 || $0.i == 0 || (1...19).contains($0.i % 100) ? .few : .other
        }
        set("he iw") {
            if isExactlyOne($0) || ($0.i == 0 && $0.v != 0) { return .one }
            return $0.i == 2 && $0.v == 0 ? .two : .other
        }
        set("ar ars", arabic)
        set("ga") { whole($0, [.one: 1...1, .two: 2...2, .few: 3...6, .many: 7...10]) }
        set("cy") { whole($0, [.zero: 0...0, .one: 1...1, .two: 2...2, .few: 3...3, .many: 6...6]) }
        set("gd") {
            guard $0.isInteger else { return .other }
            switch $0.i {
            case 1, 11: return .one
            case 2, 12: return .two
            case 3...10, 13...19: return .few
            default: return .other
            }
        }
        set("mt") {
            guard $0.isInteger else { return .other }
            if $0.i == 1 { return .one }
            if $0.i == 2 { return .two }
            if $0.i == 0 || (3...10).contains($0.i % 100) { return .few }
            return (11...19).contains($0.i % 100) ? .many : .other
        }
        set("si") { ($0.isInteger && $0.i <= 1) || ($0.i == 0 && $0.f == 1) ? .one : .other }
        set("fil tl") {
            let last = ($0.v == 0 ? $0.i : $0.f) % 10
            return ($0.v == 0 && (1...3).contains($0.i)) || ![4, 6, 9].contains(last) ? .one : .other
        }
        return rules
    }()

    @Sendable private static func isExactlyOne(_ number: PluralOperands) -> Bool { number.i == 1 && number.v == 0 }

    @Sendable private static func english(_ number: PluralOperands) -> PluralCategory {
        isExactlyOne(number) ? .one : .other
    }

    /// One form for one, another one for whole millions.
    private static func romance(
        _ number: PluralOperands, isOne: (PluralOperands) -> Bool
    ) -> PluralCategory {
        if isOne(number) { return .one }
        return number.i != 0 && number.i % 1_000_000 == 0 && number.v == 0 ? .many : .other
    }

    @Sendable private static func portuguese(_ number: PluralOperands) -> PluralCategory {
        romance(number) { $0.i <= 1 }
    }

    private static func endsInOne(_ number: UInt64) -> Bool { number % 10 == 1 && number % 100 != 11 }

    private static func endsInTwoToFour(_ number: UInt64) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }

    @Sendable private static func russian(_ number: PluralOperands) -> PluralCategory {
        guard number.v == 0 else { return .other }
        return endsInOne(number.i) ? .one : endsInTwoToFour(number.i) ? .few : .many
    }

    @Sendable private static func polish(_ number: PluralOperands) -> PluralCategory {
        guard number.v == 0 else { return .other }
        return number.i == 1 ? .one : endsInTwoToFour(number.i) ? .few : .many
    }

    @Sendable private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .many }
        if (11...19).contains(number.i % 100) || number.i % 10 == 0 { return .other }
        return number.i % 10 == 1 ? .one : .few
    }

    @Sendable private static func latvian(_ number: PluralOperands) -> PluralCategory {
        if number.isInteger, number.i % 10 == 0 || (11...19).contains(number.i % 100) { return .zero }
        if number.v == 2, (11...19).contains(number.f % 100) { return .zero }
        if number.isInteger { return endsInOne(number.i) ? .one : .other }
        return number.v == 2 ? (endsInOne(number.f) ? .one : .other) : number.f % 10 == 1 ? .one : .other
    }

    @Sendable private static func arabic(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        switch number.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default:
            let rest = number.i % 100
            return (3...10).contains(rest) ? .few : (11...99).contains(rest) ? .many : .other
        }
    }

    private static func whole(
        _ number: PluralOperands, _ ranges: [PluralCategory: ClosedRange<UInt64>]
    ) -> PluralCategory {
        guard number.isInteger else { return .other }
        return ranges.first { $0.value.contains(number.i) }?.key ?? .other
    }
}
