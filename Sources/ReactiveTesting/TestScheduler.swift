import Reactive
import ReactiveFoundation

/// A scheduler whose clock stands still until it is told to go on.
///
/// What is due runs in the order of (date, order of scheduling), on the thread that advances the clock; `now` is
/// then the date for which it was scheduled. What the work itself schedules takes part, if it is due in time.
public final class TestScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never
    public typealias SchedulerTimeType = TestTime

    /// The clock, which isn't `VirtualClock.current` for what runs here unless the test makes it that.
    public let clock: VirtualClock

    public init(clock: VirtualClock = VirtualClock()) {
        self.clock = clock
    }

    public var now: TestTime { TestTime(clock.now) }
    public var minimumTolerance: TestTime.Stride { .nanoseconds(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        clock.schedule(at: clock.now, action)
    }

    public func schedule(
        after date: TestTime, tolerance: TestTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        clock.schedule(at: date.instant, action)
    }

    public func schedule(
        after date: TestTime, interval: TestTime.Stride, tolerance: TestTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        precondition(interval.nanoseconds > 0, "An interval must be positive")
        return clock.repeating(every: .nanoseconds(interval.nanoseconds), from: date.instant, action)
    }

    /// Moves the clock and runs what becomes due.
    public func advance(by stride: TestTime.Stride) { advance(to: now.advanced(by: stride)) }

    /// Moves the clock and runs what becomes due. It never moves back.
    public func advance(to date: TestTime) {
        while let action = clock.takeNext(until: date.instant) { action() }
        clock.move(to: date.instant)
    }

    /// Runs what is due now, without moving the clock.
    public func advance() { advance(by: .nanoseconds(0)) }

    /// Runs all there is, moving the clock as far as it takes; never returns if something repeats forever.
    public func run() {
        while let action = clock.takeNext(until: nil) { action() }
    }
}

/// A date of a `TestScheduler`, counted from its start.
public struct TestTime: Strideable, Hashable, Sendable {
    public let nanoseconds: Int

    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
    init(_ instant: VirtualClock.Instant) { nanoseconds = Int(instant.nanoseconds) }

    var instant: VirtualClock.Instant { VirtualClock.Instant(nanoseconds: Int64(nanoseconds)) }

    public func distance(to other: TestTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    public func advanced(by stride: Stride) -> TestTime { TestTime(nanoseconds: nanoseconds + stride.nanoseconds) }

    public struct Stride: Comparable, SignedNumeric, Hashable, Codable, SchedulerTimeIntervalConvertible, Sendable {
        public let nanoseconds: Int

        public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
        public init(integerLiteral value: Int) { nanoseconds = value * 1_000_000_000 }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self.init(integerLiteral: seconds)
        }

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
        public static func *= (left: inout Self, right: Self) { left = left * right }

        public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
        public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1e9)) }
        public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
        public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
}
