import Foundation

extension String {
    /// A key of translations with interpolated values, for `String(localized:)`.
    ///
    /// `"\(count) files"` is looked up as `%lld files`, `"Hello \(name)"` as `Hello %@`. Without a translation the text
    /// is the key with its values, numbers in the form of the locale.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        package enum Part: Hashable, Sendable {
            case literal(String)
            case value(LocalizationArgument, specifier: String)
        }

        package let parts: [Part]

        /// Creates a key without values.
        ///
        /// - Parameter value: The key. Percent signs in it stand for themselves.
        public init(_ value: String) { parts = value.isEmpty ? [] : [.literal(value)] }

        /// Creates a key from a literal.
        ///
        /// - Parameter value: The literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key from a literal with interpolated values.
        ///
        /// - Parameter stringInterpolation: The parts.
        public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

        /// The values.
        package var arguments: [LocalizationArgument] {
            parts.compactMap { if case .value(let argument, _) = $0 { argument } else { nil } }
        }

        /// The key by which tables are searched. A key without values is searched as it is.
        package var key: String {
            let hasValues = parts.count > 1 || !arguments.isEmpty
            return parts.map { part in
                switch part {
                case .literal(let literal): hasValues ? literal.replacing("%", with: "%%") : literal
                case .value(_, let specifier): specifier
                }
            }.joined()
        }

        /// Returns the key's own text in a locale.
        func text(in locale: Locale) -> MarkedText {
            var text = MarkedText()
            for part in parts {
                switch part {
                case .literal(let literal): text.append(literal)
                case .value(let argument, let specifier): text.append(value: argument.string(specifier, locale))
                }
            }
            return text
        }
    }
}

/// A text, and which parts of it are values: Markdown in values has no meaning.
struct MarkedText {
    private(set) var string = ""
    /// The places of the values in the text's UTF-8.
    private(set) var values: [Range<Int>] = []

    mutating func append(_ literal: String) { string += literal }

    mutating func append(value: String) {
        let start = string.utf8.count
        string += value
        if string.utf8.count > start { values.append(start..<string.utf8.count) }
    }
}

/// A value in a key of translations.
package enum LocalizationArgument: Hashable, Sendable {
    case argument(LocalizedArgument)
    /// A value with its format, which is written for a locale.
    case formatted(FormattedArgument)
    case attributed(AttributedString)
    case resource(LocalizedStringResource)

    /// The value as plural rules see it.
    package var plain: LocalizedArgument {
        if case .argument(let argument) = self { argument } else { .string("") }
    }

    /// Returns the value in a locale's form. A resource is in the language of its own locale.
    ///
    /// - Parameters:
    ///   - specifier: C's specifier for numbers.
    ///   - locale: The locale.
    package func string(_ specifier: String, _ locale: Locale) -> String {
        switch self {
        case .argument(let argument): argument.string(specifier, locale)
        case .formatted(let value): value.string(in: locale)
        case .attributed(let string): String(string.characters)
        case .resource(let resource): resource.string(in: resource.locale)
        }
    }
}

extension LocalizedArgument {
    /// Returns the value in a locale's form. A specifier for another kind of value is ignored.
    func string(_ specifier: String, _ locale: Locale) -> String {
        let letter = FormatPattern.conversion(in: specifier)
        let isPlain = letter.map { specifier.dropFirst().drop { "lhq0123456789$".contains($0) } == String($0) } ?? true
        let isInteger = letter.map(FormatPattern.integers.contains) ?? false
        switch self {
        case .string(let string): return string
        case .integer(let number):
            if isInteger, !isPlain || letter == "x" || letter == "X" || letter == "o" {
                return String(format: Self.long(specifier), locale: locale, number)
            }
            return number.formatted(.number.locale(locale))
        case .unsigned(let number):
            if isInteger, !isPlain || letter == "x" || letter == "X" || letter == "o" {
                return String(format: Self.long(specifier), locale: locale, number)
            }
            return number.formatted(.number.locale(locale))
        case .double(let number):
            let isFloat = letter.map(FormatPattern.floats.contains) ?? false
            return String(format: isFloat ? Self.unnumbered(specifier) : "%lf", locale: locale, number)
        }
    }

    /// The specifier without the value's number.
    private static func unnumbered(_ specifier: String) -> String {
        guard let sign = specifier.firstIndex(of: "$") else { return specifier }
        return "%" + specifier[specifier.index(after: sign)...]
    }

    /// The specifier for an integer of 64 bits.
    private static func long(_ specifier: String) -> String {
        let plain = unnumbered(specifier).filter { !"lhqzjt".contains($0) }
        return plain.dropLast() + "ll" + plain.suffix(1)
    }
}

/// A value with its format.
///
/// `@unchecked Sendable` is sound: the box keeps values of formats and their inputs, which are copied when the key is
/// made and never change.
package final class FormattedArgument: Hashable, @unchecked Sendable {
    private let value: AnyHashable?
    private let format: AnyHashable
    private let write: (Locale) -> String

    init<F: FormatStyle>(_ value: F.FormatInput, _ format: F) where F.FormatOutput == String {
        self.value = value as? AnyHashable
        self.format = format
        write = { locale in
            // A format that sets no locale has the one of the look-up.
            let isOpen = format == format.locale(.autoupdatingCurrent)
            return (isOpen ? format.locale(locale) : format).format(value)
        }
    }

    package func string(in locale: Locale) -> String { write(locale) }

    package static func == (lhs: FormattedArgument, rhs: FormattedArgument) -> Bool {
        if lhs === rhs { return true }
        guard let left = lhs.value, let right = rhs.value else { return false }
        return left == right && lhs.format == rhs.format
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
