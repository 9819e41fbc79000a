extension LocalizedStringKey {
    /// Collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var string = ""
        private(set) var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            string += literal
        }

        private mutating func append(
            _ value: String, _ specifier: String = "%@", isInteger: Bool = false, runs: TextRuns? = nil
        ) {
            let start = string.utf8.count
            string += value
            let count = string.utf8.count - start
            arguments.append(
                Argument(start: start, count: count, specifier: specifier, isInteger: isInteger, runs: runs))
        }

        /// A number that the locale decides how to write.
        private mutating func append(_ number: some CVarArg, specifier: String) {
            guard let value = SpecifiedNumber(number, specifier) else {
                return append(String(format: specifier, number), specifier)
            }
            append(Text(value), specifier)
        }

        private mutating func append(_ text: Text, _ specifier: String = "%@") {
            append(text.string, specifier, runs: text.looks == .plain ? nil : TextRuns.merging(text.allRuns))
        }

        public mutating func appendInterpolation(_ string: String) {
            append(string)
        }

        /// Any value, as Swift writes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("\(value)")
        }

        /// A number as the environment's locale writes it: integers in groups, others with six decimals.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            if T._Arg.self == Int64.self || T._Arg.self == UInt64.self {
                append("\(value._arg)", value._specifier, isInteger: true)
            } else {
                append(value._arg, specifier: value._specifier)
            }
        }

        /// A number as C's `printf` has it, `"%.2f"`, with the digits, groups and decimal separator of the
        /// environment's locale. A specifier for another kind of number is reported, and the number put in as Swift
        /// writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            guard FormatPattern.isSpecifier(specifier, for: value._specifier) else {
                Diagnostics.report(
                    Diagnostic(.invalidInput, "“\(specifier)” is no specifier for a value of type \(T.self)."))
                return append("\(value)", value._specifier)
            }
            append(value._arg, specifier: specifier)
        }

        /// A value as a formatter puts it; nothing if it can't.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
        }

        /// An object as a formatter puts it; nothing if it can't.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
        }

        /// A value in a format, with the environment's locale where the format sets none.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text(input, format: format))
        }

        /// A text that looks as it does by itself.
        public mutating func appendInterpolation(_ text: Text) {
            append(text)
        }

        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// A date in words, as of when the key is made.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text(dates))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            appendInterpolation(Text(interval))
        }

        /// A clock that runs through an interval, as of when the key is made.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
    }
}

/// A number that keys of translations have a specifier of their own for.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var _arg: Int64 { Int64(clamping: self) }
    public var _specifier: String { MemoryLayout<Self>.size == 8 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _arg: UInt64 { UInt64(clamping: self) }
    public var _specifier: String { MemoryLayout<Self>.size == 8 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public var _arg: CGFloat { self }
    public var _specifier: String { "%lf" }
}
