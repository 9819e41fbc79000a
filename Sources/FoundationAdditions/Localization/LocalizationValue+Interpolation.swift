import Foundation

extension String.LocalizationValue {
    /// The parts of a key with interpolated values, while it is built.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var parts: [Part] = []

        /// Creates empty parts.
        ///
        /// - Parameters:
        ///   - literalCapacity: The approximate length of the literal parts.
        ///   - interpolationCount: The number of interpolated values.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        private mutating func append(_ argument: LocalizedArgument, _ specifier: String = "%@") {
            parts.append(.value(.argument(argument), specifier: specifier))
        }

        /// Appends a literal part.
        ///
        /// - Parameter literal: The part.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        /// Appends a string as it is.
        ///
        /// - Parameter string: The string.
        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// Appends a string as it is.
        ///
        /// - Parameter string: The string.
        public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

        /// Appends the description of a value.
        ///
        /// - Parameter value: The value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)")) }

        /// Appends a number in the form of the locale.
        ///
        /// - Parameter value: The number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(Self.argument(value), value._specifier)
        }

        /// Appends a number in a form of C's `printf`, with the digits and separators of the locale.
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: The form, for instance `"%.2f"`. A form for another kind of number is reported, and ignored.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            guard FormatPattern.isSpecifier(specifier, for: value._specifier) else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidInput, "Invalid specifier “\(specifier)” for a value of type \(T.self); ignoring it."))
                return appendInterpolation(value)
            }
            append(Self.argument(value), specifier)
        }

        /// Appends a value in a format. The look-up's locale applies if the format sets none.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - format: The format.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(.value(.formatted(FormattedArgument(value, format)), specifier: "%@"))
        }

        /// Appends an attributed string. `String(localized:)` takes its characters only.
        ///
        /// - Parameter attributedString: The string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            parts.append(.value(.attributed(attributedString), specifier: "%@"))
        }

        /// Appends a resource, which is looked up in its own table.
        ///
        /// - Parameter resource: The resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            parts.append(.value(.resource(resource), specifier: "%@"))
        }

        /// Appends an object that a formatter writes.
        ///
        /// - Parameters:
        ///   - object: The object.
        ///   - formatter: The formatter; nil, the default, for the object's description.
        public mutating func appendInterpolation<Subject: NSObject>(_ object: Subject, formatter: Formatter? = nil) {
            append(.string(formatter.map { $0.string(for: object) ?? "" } ?? "\(object)"))
        }

        /// Appends a value that a formatter writes.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - formatter: The formatter. If it can't write the value, nothing is appended.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ value: Subject, formatter: Formatter
        ) {
            append(.string(formatter.string(for: value) ?? ""))
        }

        /// Appends a date that a formatter writes.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - formatter: The formatter. If it can't write the date, nothing is appended.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(.string(formatter.string(for: date) ?? ""))
        }

        private static func argument(_ value: some _FormatSpecifiable) -> LocalizedArgument {
            switch value._arg {
            case let number as Int64: .integer(number)
            case let number as UInt64: .unsigned(number)
            case let number as Double: .double(number)
            case let number as Float: .double(Double(number))
            case let number as CGFloat: .double(Double(number))
            default: .string("\(value)")
            }
        }
    }
}
