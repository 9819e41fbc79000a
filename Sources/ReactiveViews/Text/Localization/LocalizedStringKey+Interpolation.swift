extension LocalizedArgument {
    /// Creates a number that chooses a plural form; nil for other types.
    fileprivate init?(_ number: some CVarArg) {
        switch number {
        case let number as Int64: self = .integer(number)
        case let number as UInt64: self = .unsigned(number)
        case let number as Double: self = .double(number)
        case let number as Float: self = .double(Double(number))
        case let number as CGFloat: self = .double(Double(number))
        default: return nil
        }
    }
}

extension LocalizedStringKey {
    /// Creates a key from one of `String(localized:)`, with its values.
    init(_ value: String.LocalizationValue) {
        var parts = StringInterpolation(literalCapacity: 0, interpolationCount: value.arguments.count)
        for part in value.parts {
            switch part {
            case .literal(let literal): parts.appendLiteral(literal)
            case .value(let argument, let specifier): parts.append(argument, specifier)
            }
        }
        self.init(stringInterpolation: parts)
    }

    /// The parts of a key with interpolated values, while it is built.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var string = ""
        private(set) var arguments: [Argument] = []

        /// Creates empty parts.
        ///
        /// - Parameters:
        ///   - literalCapacity: The approximate length of the literal parts, in bytes.
        ///   - interpolationCount: The number of interpolated values.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// Appends a literal part.
        ///
        /// - Parameter literal: The part.
        public mutating func appendLiteral(_ literal: String) {
            string += literal
        }

        private mutating func append(
            _ value: String, _ specifier: String = "%@", isInteger: Bool = false, runs: TextRuns? = nil,
            number: LocalizedArgument? = nil
        ) {
            let start = string.utf8.count
            string += value
            let count = string.utf8.count - start
            arguments.append(
                Argument(
                    start: start, count: count, specifier: specifier, isInteger: isInteger, runs: runs, number: number))
        }

        /// Appends a number that is written by the rules of the locale.
        private mutating func append(_ number: some CVarArg, specifier: String) {
            guard let value = SpecifiedNumber(number, specifier) else {
                return append(String(format: specifier, number), specifier)
            }
            append(Text(value), specifier, LocalizedArgument(number))
        }

        private mutating func append(_ text: Text, _ specifier: String = "%@", _ number: LocalizedArgument? = nil) {
            append(
                text.string, specifier, runs: text.looks == .plain ? nil : TextRuns.merging(text.allRuns),
                number: number)
        }

        fileprivate mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
            switch argument {
            case .argument(.string(let string)): append(string, specifier)
            case .argument(.integer(let number)) where specifier == number._specifier: appendInterpolation(number)
            case .argument(.unsigned(let number)) where specifier == number._specifier: appendInterpolation(number)
            case .argument(.integer(let number)): append(number, specifier: specifier)
            case .argument(.unsigned(let number)): append(number, specifier: specifier)
            case .argument(.double(let number)): append(number, specifier: specifier)
            case .formatted(let value): append(Text(LocalizedFormattedValue(value: value)), specifier)
            case .attributed(let string): append(Text(string), specifier)
            case .resource(let resource): append(Text(resource), specifier)
            }
        }

        /// Appends a string as it is.
        ///
        /// - Parameter string: The string.
        public mutating func appendInterpolation(_ string: String) {
            append(string)
        }

        /// Appends the name of a colour for assistive technologies.
        ///
        /// - Parameter color: The colour.
        public mutating func appendInterpolation(accessibilityName color: Color) {
            append(color.description)
        }

        /// Appends the description of a value.
        ///
        /// - Parameter value: The value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("\(value)")
        }

        /// Appends a number in the form of the environment's locale: integers with grouping, others with six decimals.
        ///
        /// - Parameter value: The number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            // Descriptions instead of interpolations, which look up how the type is described.
            let number = value._arg
            if let number = number as? Int64 {
                append(number.description, value._specifier, isInteger: true, number: .integer(number))
            } else if let number = number as? UInt64 {
                append(number.description, value._specifier, isInteger: true, number: .unsigned(number))
            } else {
                append(number, specifier: value._specifier)
            }
        }

        /// Appends a number in a form of C's `printf`, with the digits and separators of the environment's locale.
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: The form, for instance `"%.2f"`. A form for another kind of number is reported, and the
        ///     number's description is appended.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            guard FormatPattern.isSpecifier(specifier, for: value._specifier) else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidInput,
                        "Invalid specifier “\(specifier)” for a value of type \(T.self); using its description."))
                return append("\(value)", value._specifier)
            }
            append(value._arg, specifier: specifier)
        }

        /// Appends a value that a formatter writes.
        ///
        /// - Parameters:
        ///   - subject: The value.
        ///   - formatter: The formatter; nil, the default, for the value's description. If it can't write the value,
        ///     nothing is appended.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
        }

        /// Appends a date that a formatter writes.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - formatter: The formatter; nil, the default, for the date's description. If it can't write the date,
        ///     nothing is appended.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
            append(formatter.map { $0.string(for: date) ?? "" } ?? "\(date)")
        }

        /// Appends a decimal number that a formatter writes.
        ///
        /// - Parameters:
        ///   - number: The number.
        ///   - formatter: The formatter. If it can't write the number, nothing is appended.
        public mutating func appendInterpolation(_ number: Decimal, formatter: Formatter) {
            append(formatter.string(for: NSDecimalNumber(decimal: number)) ?? "")
        }

        /// Appends a text that is looked up in its own table.
        ///
        /// - Parameter resource: The text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(Text(resource))
        }

        /// Appends an object that a formatter writes.
        ///
        /// - Parameters:
        ///   - subject: The object.
        ///   - formatter: The formatter; nil, the default, for the object's description. If it can't write the object,
        ///     nothing is appended.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
        }

        /// Appends a value in a format. The environment's locale applies if the format sets none.
        ///
        /// - Parameters:
        ///   - input: The value.
        ///   - format: The format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text(input, format: format))
        }

        /// Appends a text with its own attributes.
        ///
        /// - Parameter text: The text.
        public mutating func appendInterpolation(_ text: Text) {
            append(text)
        }

        /// Appends an image.
        ///
        /// - Parameter image: The image.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        /// Appends an attributed string with its attributes.
        ///
        /// - Parameter attributedString: The string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Appends a date. Relative styles count from the creation of the key.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - style: The style of the date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// Appends a range of dates.
        ///
        /// - Parameter dates: The range.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text(dates))
        }

        /// Appends an interval of dates.
        ///
        /// - Parameter interval: The interval.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            appendInterpolation(Text(interval))
        }

        /// Appends a timer that runs through an interval, as it is when the key is created.
        ///
        /// - Parameters:
        ///   - timerInterval: The interval.
        ///   - pauseTime: The date at which the timer stops; nil, the default, for never.
        ///   - countsDown: Whether the timer counts down.
        ///   - showsHours: Whether hours are shown.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
    }
}

/// A value of a key of `String(localized:)` with its format.
private struct LocalizedFormattedValue: LocalizableValue {
    let value: FormattedArgument

    func string(in locale: TextLocale) -> String { value.string(in: locale.locale) }
}
