import Foundation

/// A translation, which may depend on numbers and on the device.
package struct LocalizedEntry: Sendable {
    /// The text of a translation.
    indirect enum Variant: Sendable {
        case text(String)
        case plural([PluralCategory: Variant])
        case device([String: Variant])

        /// Whether the text depends on a number.
        var dependsOnNumber: Bool {
            switch self {
            case .text: false
            case .plural: true
            case .device(let variants): variants.values.contains { $0.dependsOnNumber }
            }
        }
    }

    /// A named part of a translation, `%#@name@`, whose text depends on one of the values.
    struct Substitution: Sendable {
        /// The number of the value, from 1; nil for the one at the part's place.
        var argument: Int?
        /// The value's specifier without the percent sign, for instance `lld`.
        var specifier: String
        var variant: Variant
    }

    var variant: Variant
    var substitutions: [String: Substitution] = [:]

    /// Returns the format for values: a text with specifiers of C, in which each place has the number of its value if
    /// it isn't the next one.
    ///
    /// - Parameters:
    ///   - arguments: The values; numbers choose the plural forms.
    ///   - language: The language whose plural rules apply.
    func format(for arguments: [LocalizedArgument], in language: String) -> String {
        let first = arguments.first { $0.operands != nil }?.operands
        let text = Self.choose(variant, first, language)
        guard text.contains("%#@") else { return text }
        return insert(into: text, arguments, language, depth: 0)
    }

    private static func choose(_ variant: Variant, _ number: PluralOperands?, _ language: String) -> String {
        switch variant {
        case .text(let text): return text
        case .device(let variants):
            // Without a screen there is no special device; a telephone's text comes before others.
            let chosen =
                variants["iphone"] ?? variants["other"] ?? variants.min { $0.key < $1.key }?.value ?? .text("")
            return choose(chosen, number, language)
        case .plural(let forms):
            let number = number ?? PluralOperands(Int64(0))
            // A form for zero applies in every language.
            if number.n == 0, let zero = forms[.zero] { return choose(zero, number, language) }
            let category = PluralRules.category(of: number, in: language)
            let chosen = forms[category] ?? forms[.other] ?? forms.values.first ?? .text("")
            return choose(chosen, number, language)
        }
    }

    /// Replaces the named parts. Parts that contain themselves end at a depth of eight.
    private func insert(
        into text: String, _ arguments: [LocalizedArgument], _ language: String, depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(text)
        var place = 0
        while let start = rest.range(of: "%#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
            result += rest[..<start.lowerBound]
            let name = String(rest[start.upperBound..<end])
            rest = rest[rest.index(after: end)...]
            place += 1
            guard depth < 8, let part = substitutions[name] else {
                result += name
                continue
            }
            let number = part.argument ?? place
            let argument = arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
            let chosen = Self.choose(part.variant, argument?.operands, language)
            let inner = insert(into: chosen, arguments, language, depth: depth + 1)
            result += Self.numbering(inner, number, part.specifier)
        }
        return result + rest
    }

    /// Gives the places of a part, `%arg` or a specifier without a number, the number of the part's value.
    private static func numbering(_ text: String, _ number: Int, _ specifier: String) -> String {
        var result = ""
        for piece in FormatPattern(text.replacing("%arg", with: "%\(specifier)")).pieces {
            switch piece {
            case .literal(let literal): result += literal.replacing("%", with: "%%")
            case .value(_, let own, let hasNumber):
                result += hasNumber ? own : "%\(number)$" + own.dropFirst()
            }
        }
        return result
    }
}

/// A value that is inserted into a translation.
package enum LocalizedArgument: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)

    /// What plural rules need to know of a number; nil for a string.
    var operands: PluralOperands? {
        switch self {
        case .string: nil
        case .integer(let number): PluralOperands(number)
        case .unsigned(let number): PluralOperands(number)
        case .double(let number): PluralOperands(number)
        }
    }
}
