import Dispatch

extension DispatchQueue.SchedulerTimeType {
    /// A duration, in nanoseconds. What is too long to be told becomes the longest there is, of its sign; literals are
    /// seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The nanoseconds; negative if the duration is.
        public var magnitude: Int

        private enum CodingKeys: String, CodingKey {
            case magnitude = "_nanoseconds"
        }

        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Never counts as the longest there is.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let s): self = .seconds(s)
            case .milliseconds(let ms): self = .milliseconds(ms)
            case .microseconds(let us): self = .microseconds(us)
            case .nanoseconds(let ns): self = .nanoseconds(ns)
            case .never: self = .nanoseconds(.max)
            @unknown default: self = .nanoseconds(.max)
            }
        }

        public init(integerLiteral value: Int) { self = .seconds(value) }
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// That many seconds; nil if they are too many.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            guard !overflow else { return nil }
            self = .nanoseconds(nanoseconds)
        }

        private init(clamping nanoseconds: Int128) { magnitude = Int(clamping: nanoseconds) }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self {
            Self(clamping: Int128(left.magnitude) + Int128(right.magnitude))
        }
        public static func - (left: Self, right: Self) -> Self {
            Self(clamping: Int128(left.magnitude) - Int128(right.magnitude))
        }
        /// The product of the seconds; less than a nanosecond is nothing.
        public static func * (left: Self, right: Self) -> Self {
            Self(clamping: Int128(left.magnitude) * Int128(right.magnitude) / 1_000_000_000)
        }
        public static func += (left: inout Self, right: Self) { left = left + right }
        public static func -= (left: inout Self, right: Self) { left = left - right }
        public static func *= (left: inout Self, right: Self) { left = left * right }

        /// Less than a nanosecond is nothing. Traps if it is no number.
        public static func seconds(_ s: Double) -> Self {
            precondition(!s.isNaN, "DispatchQueue.SchedulerTimeType.Stride.seconds: not a number")
            let nanoseconds = s * 1_000_000_000
            // As a Double the greatest Int is one more than it is.
            if nanoseconds >= Double(Int.max) { return .nanoseconds(.max) }
            return .nanoseconds(nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds))
        }
        public static func seconds(_ s: Int) -> Self { Self(clamping: Int128(s) * 1_000_000_000) }
        public static func milliseconds(_ ms: Int) -> Self { Self(clamping: Int128(ms) * 1_000_000) }
        public static func microseconds(_ us: Int) -> Self { Self(clamping: Int128(us) * 1_000) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(clamping: Int128(ns)) }
    }
}
