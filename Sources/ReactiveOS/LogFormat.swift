/// A format of `os_log` with its arguments: C's specifiers, `%@`, and options in braces, for instance `%{public}s`.
enum LogFormat {
    /// Returns a message with the arguments inserted. A specifier without an argument, or with one of another kind,
    /// writes the argument's description or nothing.
    static func render(_ format: StaticString, _ arguments: [any CVarArg]) -> RenderedMessage {
        render(format.description, arguments)
    }

    static func render(_ format: String, _ arguments: [any CVarArg]) -> RenderedMessage {
        var message = RenderedMessage()
        var rest = Substring(format)
        var next = arguments.makeIterator()
        while let percent = rest.firstIndex(of: "%") {
            message.append(literal: String(rest[..<percent]))
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                message.append(literal: "%")
                rest = rest.dropFirst()
                continue
            }
            guard let specifier = Specifier(&rest) else {
                message.append(literal: "%")
                continue
            }
            guard let argument = next.next() else {
                message.append("<missing>", isPublic: true, redaction: "", specifier: specifier.text)
                continue
            }
            let isPublic = specifier.options.contains("public") || (!specifier.isPrivate && specifier.isScalar)
            message.append(
                specifier.string(argument), isPublic: isPublic,
                redaction: specifier.options.contains("sensitive") ? "<sensitive>" : "<private>",
                specifier: specifier.text)
        }
        message.append(literal: String(rest))
        return message
    }

    private struct Specifier {
        var options: [Substring] = []
        var flags: Substring
        var letter: Character
        let text: String

        var isPrivate: Bool { options.contains("private") || options.contains("sensitive") }
        var isScalar: Bool { !"@sSP".contains(letter) }

        /// Reads what follows a percent sign; nil if it is no specifier.
        init?(_ rest: inout Substring) {
            var after = rest
            var options: [Substring] = []
            if after.first == "{" {
                guard let end = after.firstIndex(of: "}") else { return nil }
                options = after[..<end].dropFirst().split { $0 == "," || $0 == " " }
                after = after[end...].dropFirst()
            }
            let flags = after.prefix { "0123456789.+-#' ".contains($0) }
            after = after[flags.endIndex...].drop { "hlqLzjt".contains($0) }
            guard let letter = after.first, "@dDiuUxXoOfFeEgGaAcCsSpP".contains(letter) else { return nil }
            after = after.dropFirst()
            self.options = options
            self.flags = flags
            self.letter = letter
            text = "%" + String(rest[..<after.startIndex])
            rest = after
        }

        func string(_ argument: any CVarArg) -> String {
            switch letter {
            case "d", "i", "D", "u", "U", "x", "X", "o", "O":
                guard let number = argument as? any FixedWidthInteger else { break }
                if options.contains("bool") || options.contains("BOOL") {
                    return options.contains("bool")
                        ? (isZero(number) ? "false" : "true") : isZero(number) ? "NO" : "YES"
                }
                let letter = Character(letter.lowercased() == "x" ? String(letter) : letter.lowercased())
                return "di".contains(letter)
                    ? CFormat.string("%\(usableFlags)lld", [Int64(truncatingIfNeeded: number)])
                    : CFormat.string("%\(usableFlags)ll\(letter)", [unsigned(number)])
            case "f", "F", "e", "E", "g", "G", "a", "A":
                guard let number = argument as? any BinaryFloatingPoint else { break }
                return CFormat.string("%\(usableFlags)\(letter)", [Double(number)])
            case "c", "C":
                guard let number = argument as? any FixedWidthInteger else { break }
                return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String($0) } ?? ""
            default: break
            }
            return "\(argument)"
        }

        /// The flags unless they request an enormous width.
        private var usableFlags: Substring {
            flags.split { !$0.isNumber }.allSatisfy { $0.count <= 3 } ? flags : ""
        }

        private func isZero(_ number: some FixedWidthInteger) -> Bool { number == 0 }

        /// The bits of a number of its own width.
        private func unsigned<T: FixedWidthInteger>(_ number: T) -> UInt64 {
            T.bitWidth >= 64
                ? UInt64(truncatingIfNeeded: number)
                : UInt64(truncatingIfNeeded: number) & (1 << UInt64(T.bitWidth) - 1)
        }
    }
}

/// Logs a message with C's format specifiers.
///
/// - Parameters:
///   - message: The format. Options stand in braces: `%{public}@`.
///   - dso: Has no effect.
///   - log: The log.
///   - type: The level.
///   - args: The values of the format.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    LogRecords.shared.append(.message, type, log, LogFormat.render(message, args))
}

/// Logs a message with C's format specifiers.
///
/// - Parameters:
///   - type: The level.
///   - dso: Has no effect.
///   - log: The log.
///   - message: The format. Options stand in braces: `%{public}@`.
///   - args: The values of the format.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    LogRecords.shared.append(.message, type, log, LogFormat.render(message, args))
}

/// Logs a message with interpolated values at the default level.
///
/// - Parameter message: The message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    LogRecords.shared.append(.message, .default, .default, message.render())
}

/// Logs a message with interpolated values.
///
/// - Parameters:
///   - logger: The logger.
///   - message: The message.
@_disfavoredOverload
public func os_log(_ logger: Logger, _ message: OSLogMessage) {
    LogRecords.shared.append(.message, .default, logger.handle, message.render())
}

/// Logs a message with interpolated values.
///
/// - Parameters:
///   - type: The level.
///   - log: The log.
///   - message: The message.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogRecords.shared.append(.message, type, log, message.render())
}
