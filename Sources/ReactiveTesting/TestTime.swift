import Reactive
import ReactiveFoundation

/// A date of a ``VirtualTimeScheduler`` without a queue: the time since its clock's start.
public struct TestTime: Strideable, Hashable, Sendable {
    /// The time since the start of the clock, in nanoseconds.
    public let nanoseconds: Int

    /// Creates a date.
    ///
    /// - Parameter nanoseconds: The time since the start of the clock, in nanoseconds.
    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
    init(_ instant: VirtualClock.Instant) { nanoseconds = Int(instant.nanoseconds) }

    var instant: VirtualClock.Instant { VirtualClock.Instant(nanoseconds: Int64(nanoseconds)) }

    /// Returns the time from this date to another one.
    ///
    /// - Parameter other: The other date.
    public func distance(to other: TestTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    /// Returns the date after a time.
    ///
    /// - Parameter stride: The time.
    public func advanced(by stride: Stride) -> TestTime { TestTime(nanoseconds: nanoseconds + stride.nanoseconds) }

    /// A time between two dates.
    public struct Stride: Comparable, SignedNumeric, Hashable, Codable, SchedulerTimeIntervalConvertible, Sendable {
        /// The time, in nanoseconds.
        public let nanoseconds: Int

        /// Creates a time.
        ///
        /// - Parameter nanoseconds: The time, in nanoseconds.
        public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
        /// Creates a time from a literal number of seconds.
        ///
        /// - Parameter value: The time, in seconds.
        public init(integerLiteral value: Int) { nanoseconds = value * 1_000_000_000 }
        /// Creates a time of an exact number of seconds; nil if its nanoseconds aren't an `Int`.
        ///
        /// - Parameter source: The time, in seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            guard !overflow else { return nil }
            self.init(nanoseconds: nanoseconds)
        }

        /// The absolute value, in nanoseconds.
        public var magnitude: Int { abs(nanoseconds) }

        public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }
        public static func + (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.nanoseconds + right.nanoseconds)
        }
        public static func - (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.nanoseconds - right.nanoseconds)
        }
        public static func * (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.nanoseconds * right.nanoseconds)
        }
        /// Multiplies the nanoseconds of two times, and stores the product in the first one.
        ///
        /// - Parameters:
        ///   - left: The time to multiply.
        ///   - right: The time to multiply by.
        public static func *= (left: inout Self, right: Self) { left = left * right }

        /// Returns a time of seconds.
        ///
        /// - Parameter s: The number of seconds.
        public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
        /// Returns a time of seconds, rounded towards zero to nanoseconds.
        ///
        /// - Parameter s: The number of seconds.
        public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1e9)) }
        /// Returns a time of milliseconds.
        ///
        /// - Parameter ms: The number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
        /// Returns a time of microseconds.
        ///
        /// - Parameter us: The number of microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }
        /// Returns a time of nanoseconds.
        ///
        /// - Parameter ns: The number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
}
