import Glibc

/// The notation of integers in messages.
public struct OSLogIntegerFormatting {
    let radix: Int
    let explicitPositiveSign: Bool
    let includePrefix: Bool
    let uppercase: Bool
    let minDigits: () -> Int

    private init(
        _ radix: Int, sign: Bool = false, prefix: Bool = false, uppercase: Bool = false,
        minDigits: @escaping () -> Int = { 0 }
    ) {
        self.radix = radix
        explicitPositiveSign = sign
        includePrefix = prefix
        self.uppercase = uppercase
        self.minDigits = minDigits
    }

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }
    /// Hexadecimal digits without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }
    /// Octal digits without a prefix.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }

    /// Decimal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - minDigits: The least number of digits; zeros fill it.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(10, sign: explicitPositiveSign, minDigits: minDigits)
    }

    /// Decimal digits.
    ///
    /// - Parameter explicitPositiveSign: Whether positive numbers have a plus sign.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(10, sign: explicitPositiveSign)
    }

    /// Hexadecimal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - includePrefix: Whether the digits follow `0x`.
    ///   - uppercase: Whether letters are upper case.
    ///   - minDigits: The least number of digits; zeros fill it.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            16, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase, minDigits: minDigits)
    }

    /// Hexadecimal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - includePrefix: Whether the digits follow `0x`.
    ///   - uppercase: Whether letters are upper case.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(16, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase)
    }

    /// Octal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - includePrefix: Whether the digits follow `0o`.
    ///   - uppercase: Has no effect on octal digits.
    ///   - minDigits: The least number of digits; zeros fill it.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            8, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase, minDigits: minDigits)
    }

    /// Octal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - includePrefix: Whether the digits follow `0o`.
    ///   - uppercase: Has no effect on octal digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(8, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase)
    }

    func string(_ number: some FixedWidthInteger) -> String {
        var digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let missing = min(minDigits(), 1_000) - digits.count
        if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
        if includePrefix { digits = (radix == 16 ? "0x" : radix == 8 ? "0o" : "") + digits }
        return (number < 0 ? "-" : explicitPositiveSign ? "+" : "") + digits
    }

    var specifier: String { radix == 16 ? "%llx" : radix == 8 ? "%llo" : "%lld" }
}

/// The notation of floating-point numbers in messages.
public struct OSLogFloatFormatting {
    private let letter: Character
    private let precision: (() -> Int)?
    private let explicitPositiveSign: Bool
    private let uppercase: Bool

    private init(_ letter: Character, _ precision: (() -> Int)? = nil, sign: Bool = false, uppercase: Bool = false) {
        self.letter = letter
        self.precision = precision
        explicitPositiveSign = sign
        self.uppercase = uppercase
    }

    /// A decimal fraction with six decimals.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// Hexadecimal digits with an exponent.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    /// Digits with a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// The shorter one of `fixed` and `exponential`.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

    /// A decimal fraction.
    ///
    /// - Parameters:
    ///   - precision: The number of decimals.
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether infinity and NaN are upper case.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision, sign: explicitPositiveSign, uppercase: uppercase)
    }

    /// A decimal fraction with six decimals.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether infinity and NaN are upper case.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", sign: explicitPositiveSign, uppercase: uppercase)
    }

    /// Hexadecimal digits with an exponent.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether letters are upper case.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", sign: explicitPositiveSign, uppercase: uppercase)
    }

    /// Digits with a power of ten.
    ///
    /// - Parameters:
    ///   - precision: The number of decimals.
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether letters are upper case.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision, sign: explicitPositiveSign, uppercase: uppercase)
    }

    /// Digits with a power of ten.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether letters are upper case.
    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", sign: explicitPositiveSign, uppercase: uppercase)
    }

    /// The shorter one of a decimal fraction and digits with a power of ten.
    ///
    /// - Parameters:
    ///   - precision: The number of significant digits.
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether letters are upper case.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision, sign: explicitPositiveSign, uppercase: uppercase)
    }

    /// The shorter one of a decimal fraction and digits with a power of ten.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - uppercase: Whether letters are upper case.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", sign: explicitPositiveSign, uppercase: uppercase)
    }

    var specifier: String {
        let letter = uppercase ? letter.uppercased() : String(letter)
        return "%" + (explicitPositiveSign ? "+" : "") + (precision.map { ".\(min(max($0(), 0), 300))" } ?? "") + letter
    }

    func string(_ number: Double) -> String { CFormat.string(specifier, [number]) }
}

/// The notation of Booleans in messages.
public enum OSLogBoolFormat: Hashable, Sendable {
    /// `true` or `false`.
    case truth
    /// `YES` or `NO`.
    case answer
}

/// What a 32-bit integer means.
public enum OSLogInt32ExtendedFormat: Hashable, Sendable {
    /// An IPv4 address in network byte order.
    case ipv4Address
    /// Seconds since 1970, in UTC.
    case secondsSince1970
    /// An error number of the system; its description is written.
    case darwinErrno
    /// The access rights of a file.
    case darwinMode
    /// A signal; its description is written.
    case darwinSignal
    /// `true` unless 0.
    case truth
    /// `YES` unless 0.
    case answer
}

/// Numbers in the notation of C's `printf`.
enum CFormat {
    /// Returns the arguments in a format that fits them: the caller guarantees it.
    static func string(_ format: String, _ arguments: [any CVarArg]) -> String {
        withVaList(arguments) { list in
            var buffer = [CChar](repeating: 0, count: 1_500)
            let count = vsnprintf(&buffer, buffer.count, format, list)
            guard count > 0 else { return "" }
            return String(decoding: buffer.prefix(min(Int(count), buffer.count - 1)).map(UInt8.init), as: UTF8.self)
        }
    }
}
