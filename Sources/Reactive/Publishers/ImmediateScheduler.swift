/// A scheduler that runs every action at once, on the calling thread. Dates and intervals are ignored.
///
/// ```swift
/// let subscription = [1, 2].publisher
///     .receive(on: ImmediateScheduler.shared)
///     .sink { print($0) } // prints 1, 2 before `sink` returns
/// ```
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The scheduler's time. All values are equal.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        init() {}
        /// Returns a stride of zero.
        ///
        /// - Parameter other: Another time, which is equal.
        public func distance(to other: Self) -> Stride { Stride(0) }
        /// Returns this time.
        ///
        /// - Parameter n: A stride, which is ignored.
        public func advanced(by n: Stride) -> Self { self }

        /// A number without a meaning in time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Hashable, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The number, with its sign.
            public var magnitude: Int

            /// Creates a stride.
            ///
            /// - Parameter value: The number.
            public init(_ value: Int) { magnitude = value }
            /// Creates a stride from an integer literal.
            ///
            /// - Parameter value: The number.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Creates a stride from a floating-point literal.
            ///
            /// - Parameter value: The number; its fraction is dropped.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// Creates a stride from an integer; nil if it isn't representable as `Int`.
            ///
            /// - Parameter source: The number.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            public static func += (left: inout Self, right: Self) { left = left + right }
            public static func -= (left: inout Self, right: Self) { left = left - right }
            /// Multiplies the stride by another one.
            ///
            /// - Parameters:
            ///   - left: The stride to change.
            ///   - right: The factor.
            public static func *= (left: inout Self, right: Self) { left = left * right }

            /// Returns zero.
            ///
            /// - Parameter s: The seconds, ignored.
            public static func seconds(_ s: Int) -> Self { 0 }
            /// Returns zero.
            ///
            /// - Parameter s: The seconds, ignored.
            public static func seconds(_ s: Double) -> Self { 0 }
            /// Returns zero.
            ///
            /// - Parameter ms: The milliseconds, ignored.
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            /// Returns zero.
            ///
            /// - Parameter us: The microseconds, ignored.
            public static func microseconds(_ us: Int) -> Self { 0 }
            /// Returns zero.
            ///
            /// - Parameter ns: The nanoseconds, ignored.
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }
    }

    private init() {}

    /// The only time there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action before it returns.
    ///
    /// - Parameters:
    ///   - options: Always nil.
    ///   - action: The action.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs an action before it returns, at any date.
    ///
    /// - Parameters:
    ///   - date: Ignored.
    ///   - tolerance: Ignored.
    ///   - options: Always nil.
    ///   - action: The action.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs an action once, before it returns. It isn't repeated.
    ///
    /// - Parameters:
    ///   - date: Ignored.
    ///   - interval: Ignored.
    ///   - tolerance: Ignored.
    ///   - options: Always nil.
    ///   - action: The action.
    /// - Returns: A cancellable that does nothing.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
