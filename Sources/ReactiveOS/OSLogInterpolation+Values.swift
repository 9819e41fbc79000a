import Glibc

extension OSLogInterpolation {
    /// Appends a string; by default it is redacted where the log is printed.
    ///
    /// - Parameters:
    ///   - argumentString: The string.
    ///   - align: The alignment.
    ///   - privacy: Whether the string is redacted.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append("%s", privacy, isPublicByDefault: false) { align.aligned(argumentString()) }
    }

    /// Appends the description of a value; by default it is redacted where the log is printed.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - align: The alignment.
    ///   - privacy: Whether the description is redacted.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("%s", privacy, isPublicByDefault: false) { align.aligned(value().description) }
    }

    /// Appends an object; by default it is redacted where the log is printed.
    ///
    /// - Parameters:
    ///   - argumentObject: The object.
    ///   - privacy: Whether the object is redacted.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> AnyObject, privacy: OSLogPrivacy = .auto
    ) {
        append("%@", privacy, isPublicByDefault: false) { "\(argumentObject())" }
    }

    /// Appends an error; by default it is redacted where the log is printed.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - privacy: Whether the error is redacted.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append("%@", privacy, isPublicByDefault: false) { "\(error())" }
    }

    /// Appends the name of a type.
    ///
    /// - Parameters:
    ///   - value: The type.
    ///   - align: The alignment.
    ///   - privacy: Whether the name is redacted.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append("%s", privacy, isPublicByDefault: true) { align.aligned(_typeName(value(), qualified: false)) }
    }

    /// Appends a Boolean.
    ///
    /// - Parameters:
    ///   - boolean: The Boolean.
    ///   - format: Its notation.
    ///   - privacy: Whether the Boolean is redacted.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append("%{bool}d", privacy, isPublicByDefault: true) { Self.word(boolean(), format) }
    }

    /// Appends an integer.
    ///
    /// - Parameters:
    ///   - number: The integer.
    ///   - format: Its notation.
    ///   - align: The alignment.
    ///   - privacy: Whether the integer is redacted.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.specifier, privacy, isPublicByDefault: true) { align.aligned(format.string(number())) }
    }

    /// Appends an integer; this overload is what an integer literal means.
    ///
    /// - Parameters:
    ///   - number: The integer.
    ///   - format: Its notation.
    ///   - align: The alignment.
    ///   - privacy: Whether the integer is redacted.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.specifier, privacy, isPublicByDefault: true) { align.aligned(format.string(number())) }
    }

    /// Appends a 32-bit integer with a meaning.
    ///
    /// - Parameters:
    ///   - number: The integer.
    ///   - format: Its meaning.
    ///   - privacy: Whether the integer is redacted.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
    ) {
        append("%d", privacy, isPublicByDefault: true) { Self.string(number(), format) }
    }

    /// Appends a floating-point number, by default with six decimals.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - format: Its notation.
    ///   - align: The alignment.
    ///   - privacy: Whether the number is redacted.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.specifier, privacy, isPublicByDefault: true) { align.aligned(format.string(Double(number()))) }
    }

    /// Appends a floating-point number; this overload is what a floating-point literal means.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - format: Its notation.
    ///   - align: The alignment.
    ///   - privacy: Whether the number is redacted.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.specifier, privacy, isPublicByDefault: true) { align.aligned(format.string(number())) }
    }

    private static func word(_ value: Bool, _ format: OSLogBoolFormat) -> String {
        switch format {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }

    private static func string(_ number: Int32, _ format: OSLogInt32ExtendedFormat) -> String {
        switch format {
        case .truth: return word(number != 0, .truth)
        case .answer: return word(number != 0, .answer)
        case .darwinErrno: return "[\(number): \(String(cString: strerror(number)))]"
        case .darwinSignal:
            return "[\(number)\(strsignal(number).map { ": " + String(cString: $0) } ?? "")]"
        case .darwinMode: return "0" + String(UInt32(bitPattern: number), radix: 8)
        case .ipv4Address:
            let bytes = withUnsafeBytes(of: number) { Array($0) }
            return bytes.map { "\($0)" }.joined(separator: ".")
        case .secondsSince1970:
            var seconds = time_t(number)
            var parts = tm()
            guard gmtime_r(&seconds, &parts) != nil else { return "\(number)" }
            let numbers: [any CVarArg] = [
                parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
            ]
            return CFormat.string("%04d-%02d-%02d %02d:%02d:%02d+0000", numbers)
        }
    }
}
