import Reactive
import ReactiveFoundation

/// A scheduler with virtual time: its clock moves only when a test advances it.
///
/// Work runs on the thread that advances the clock, ordered by date and then by order of scheduling. While work runs,
/// `now` is its date. Work that it schedules also runs if it is due before the advance ends.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let recorder = Recorder<String, Never>()
/// let subject = PassthroughSubject<String, Never>()
/// subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
/// subject.send("a")
/// scheduler.advance(by: .seconds(1))
/// #expect(recorder.values == ["a"])
/// ```
public final class TestScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never
    public typealias SchedulerTimeType = TestTime

    /// The clock. It becomes `VirtualClock.current` of scheduled work only if the test sets it.
    public let clock: VirtualClock

    /// Creates a scheduler.
    ///
    /// - Parameter clock: The clock; a new one by default.
    public init(clock: VirtualClock = VirtualClock()) {
        self.clock = clock
    }

    /// The current date of the clock.
    public var now: TestTime { TestTime(clock.now) }
    /// Zero: work runs exactly at its date.
    public var minimumTolerance: TestTime.Stride { .nanoseconds(0) }

    /// Schedules work for the current date. It runs when the clock is advanced.
    ///
    /// - Parameters:
    ///   - options: Nil: there are none.
    ///   - action: The work.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        clock.schedule(at: clock.now, action)
    }

    /// Schedules work for a date.
    ///
    /// - Parameters:
    ///   - date: The date. Work for a past date runs when the clock is advanced.
    ///   - tolerance: The tolerance; it is ignored.
    ///   - options: Nil: there are none.
    ///   - action: The work.
    public func schedule(
        after date: TestTime, tolerance: TestTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        clock.schedule(at: date.instant, action)
    }

    /// Schedules repeated work.
    ///
    /// - Parameters:
    ///   - date: The date of the first run.
    ///   - interval: The time between two runs; it must be positive.
    ///   - tolerance: The tolerance; it is ignored.
    ///   - options: Nil: there are none.
    ///   - action: The work.
    /// - Returns: A cancellable that ends the repetition.
    public func schedule(
        after date: TestTime, interval: TestTime.Stride, tolerance: TestTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        precondition(interval.nanoseconds > 0, "The interval of repeated work must be positive")
        return clock.repeating(every: .nanoseconds(interval.nanoseconds), from: date.instant, action)
    }

    /// Advances the clock and runs the work that becomes due.
    ///
    /// - Parameter stride: The time by which the clock advances.
    public func advance(by stride: TestTime.Stride) { advance(to: now.advanced(by: stride)) }

    /// Advances the clock to a date and runs the work that becomes due. The clock never moves back.
    ///
    /// - Parameter date: The date.
    public func advance(to date: TestTime) {
        while let action = clock.takeNext(until: date.instant) { action() }
        clock.move(to: date.instant)
    }

    /// Runs the work that is due at the current date.
    public func advance() { advance(by: .nanoseconds(0)) }

    /// Runs all scheduled work, advancing the clock as far as necessary. It never returns while repeated work exists.
    public func run() {
        while let action = clock.takeNext(until: nil) { action() }
    }
}

/// A date of a ``TestScheduler``: the time since its clock's start.
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
        /// Creates a time of an exact number of seconds; nil if it isn't an `Int`.
        ///
        /// - Parameter source: The time, in seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self.init(integerLiteral: seconds)
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
