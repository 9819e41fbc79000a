/// Runs everything at once, on the calling thread; dates mean nothing to it.
public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()

    public typealias SchedulerOptions = Never

    /// A time of which all are the same.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        init() {}
        public func distance(to other: Self) -> Stride { Stride(0) }
        public func advanced(by n: Stride) -> Self { self }

        /// A number without a meaning in time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Hashable, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            public var magnitude: Int

            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { magnitude = value }
            public init(floatLiteral value: Double) { magnitude = Int(value) }
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
            public static func *= (left: inout Self, right: Self) { left = left * right }

            public static func seconds(_ s: Int) -> Self { 0 }
            public static func seconds(_ s: Double) -> Self { 0 }
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            public static func microseconds(_ us: Int) -> Self { 0 }
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }
    }

    private init() {}

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
