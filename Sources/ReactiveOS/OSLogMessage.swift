/// A message for the log: a literal, with interpolated values if there are any.
///
/// ```swift
/// logger.info("Loaded \(count) notes of \(user, privacy: .private) in \(seconds, format: .fixed(precision: 2)) s")
/// ```
///
/// Values are evaluated when the message is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let interpolation: OSLogInterpolation

    /// Creates a message from a literal with interpolated values.
    ///
    /// - Parameter stringInterpolation: The parts.
    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    /// Creates a message from a literal.
    ///
    /// - Parameter value: The literal.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    /// Evaluates and writes the values.
    package func render() -> RenderedMessage { interpolation.render() }
}

/// The parts of a log message, while it is built.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private enum Part {
        case literal(String)
        case value(() -> String, specifier: String, OSLogPrivacy, isPublicByDefault: Bool)
    }
    private var parts: [Part] = []

    /// Creates empty parts.
    ///
    /// - Parameters:
    ///   - literalCapacity: The approximate length of the literal parts.
    ///   - interpolationCount: The number of interpolated values.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a literal part.
    ///
    /// - Parameter literal: The part.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends a value.
    mutating func append(
        _ specifier: String, _ privacy: OSLogPrivacy, isPublicByDefault: Bool, _ value: @escaping () -> String
    ) {
        parts.append(.value(value, specifier: specifier, privacy, isPublicByDefault: isPublicByDefault))
    }

    func render() -> RenderedMessage {
        var message = RenderedMessage()
        for part in parts {
            switch part {
            case .literal(let literal): message.append(literal: literal)
            case .value(let value, let specifier, let privacy, let isPublicByDefault):
                let value = value()
                message.append(
                    value, isPublic: privacy.isPublic(byDefault: isPublicByDefault),
                    redaction: privacy.redaction(value),
                    specifier: privacy.specifier(specifier))
            }
        }
        return message
    }
}
