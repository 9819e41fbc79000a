import Foundation

/// A scheduler's time that is a date. `RunLoop` and `OperationQueue` use it.
public protocol DateSchedulerTime: Strideable, Hashable, Codable, Sendable where Stride: SecondsStride {
    /// The date.
    var date: Date { get set }
    /// Creates a time.
    ///
    /// - Parameter date: The date.
    init(_ date: Date)
}

extension DateSchedulerTime {
    /// Returns the duration from this time to another one; negative if the other is earlier.
    ///
    /// - Parameter other: The other time.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// Returns the time after a duration.
    ///
    /// - Parameter n: The duration; may be negative.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

    public static func == (left: Self, right: Self) -> Bool { left.date == right.date }
    public static func < (left: Self, right: Self) -> Bool { left.date < right.date }
}

/// A duration in seconds. `RunLoop` and `OperationQueue` use it. Literals are seconds.
public protocol SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
where Magnitude == TimeInterval, IntegerLiteralType == TimeInterval, FloatLiteralType == TimeInterval {
    /// The duration in seconds, with its sign.
    var magnitude: TimeInterval { get set }
    /// Creates a duration.
    ///
    /// - Parameter timeInterval: The seconds.
    init(_ timeInterval: TimeInterval)
}

extension SecondsStride {
    /// The duration in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a duration from an integer literal.
    ///
    /// - Parameter value: The seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Creates a duration from a floating-point literal.
    ///
    /// - Parameter value: The seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Creates a duration of whole seconds; nil if they aren't exactly representable.
    ///
    /// - Parameter source: The seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
    }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    /// Returns the product of the seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Multiplies the seconds.
    ///
    /// - Parameters:
    ///   - left: The duration to change.
    ///   - right: The factor.
    public static func *= (left: inout Self, right: Self) { left = left * right }

    /// Returns a duration of a whole number of seconds.
    ///
    /// - Parameter s: The seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Returns a duration of seconds.
    ///
    /// - Parameter s: The seconds; fractions are allowed.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns a duration of milliseconds.
    ///
    /// - Parameter ms: The milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
    /// Returns a duration of microseconds.
    ///
    /// - Parameter us: The microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    /// Returns a duration of nanoseconds.
    ///
    /// - Parameter ns: The nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}
