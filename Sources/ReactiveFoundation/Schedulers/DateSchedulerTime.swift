import Foundation

/// A date as a scheduler's time: what those of `RunLoop` and `OperationQueue` have in common.
public protocol DateSchedulerTime: Strideable, Hashable, Codable, Sendable where Stride: SecondsStride {
    var date: Date { get set }
    init(_ date: Date)
}

extension DateSchedulerTime {
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

    public static func == (left: Self, right: Self) -> Bool { left.date == right.date }
    public static func < (left: Self, right: Self) -> Bool { left.date < right.date }
}

/// A duration in seconds: what those of `RunLoop` and `OperationQueue` have in common. Literals are seconds.
public protocol SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
where Magnitude == TimeInterval, IntegerLiteralType == TimeInterval, FloatLiteralType == TimeInterval {
    /// The seconds; negative if the duration is.
    var magnitude: TimeInterval { get set }
    init(_ timeInterval: TimeInterval)
}

extension SecondsStride {
    public var timeInterval: TimeInterval { magnitude }

    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// That many seconds; nil if they can't be told exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
    }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    /// The product of the seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func *= (left: inout Self, right: Self) { left = left * right }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}
