import Dispatch

extension DispatchQueue.SchedulerTimeType {
    /// A duration in nanoseconds. A duration that isn't representable is clamped to the greatest of its sign. Literals
    /// are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The duration in nanoseconds, with its sign.
        public var magnitude: Int

        private enum CodingKeys: String, CodingKey {
            case magnitude = "_nanoseconds"
        }

        /// The duration as an interval of Dispatch.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a duration.
        ///
        /// - Parameter timeInterval: The interval; `.never` becomes the greatest duration.
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

        /// Creates a duration from an integer literal.
        ///
        /// - Parameter value: The seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Creates a duration from a floating-point literal.
        ///
        /// - Parameter value: The seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// Creates a duration of whole seconds; nil if it isn't representable.
        ///
        /// - Parameter source: The seconds.
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
        /// Returns the product of the seconds, truncated to nanoseconds.
        public static func * (left: Self, right: Self) -> Self {
            Self(clamping: Int128(left.magnitude) * Int128(right.magnitude) / 1_000_000_000)
        }
        public static func += (left: inout Self, right: Self) { left = left + right }
        public static func -= (left: inout Self, right: Self) { left = left - right }
        /// Multiplies the seconds.
        ///
        /// - Parameters:
        ///   - left: The duration to change.
        ///   - right: The factor.
        public static func *= (left: inout Self, right: Self) { left = left * right }

        /// Returns a duration of seconds, truncated to nanoseconds.
        ///
        /// - Parameter s: The seconds; fractions are allowed. NaN traps.
        public static func seconds(_ s: Double) -> Self {
            precondition(
                !s.isNaN, "DispatchQueue.SchedulerTimeType.Stride.seconds(\(s)): not a number; pass finite seconds.")
            let nanoseconds = s * 1_000_000_000
            // `Double(Int.max)` is rounded up to 2⁶³, which isn't an Int.
            if nanoseconds >= Double(Int.max) { return .nanoseconds(.max) }
            return .nanoseconds(nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds))
        }
        /// Returns a duration of a whole number of seconds.
        ///
        /// - Parameter s: The seconds.
        public static func seconds(_ s: Int) -> Self { Self(clamping: Int128(s) * 1_000_000_000) }
        /// Returns a duration of milliseconds.
        ///
        /// - Parameter ms: The milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(clamping: Int128(ms) * 1_000_000) }
        /// Returns a duration of microseconds.
        ///
        /// - Parameter us: The microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(clamping: Int128(us) * 1_000) }
        /// Returns a duration of nanoseconds.
        ///
        /// - Parameter ns: The nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(clamping: Int128(ns)) }
    }
}
