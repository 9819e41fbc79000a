import Reactive
import ReactiveFoundation

/// A scheduler with virtual time: its clock moves only when a test advances it.
///
/// Work runs on the thread that advances the clock, ordered by date and then by order of scheduling. Repeated work
/// keeps the place at which it began. While work runs, `now` is its date. Work that it schedules also runs if it is due
/// before the advance ends.
///
/// ```swift
/// let scheduler = VirtualTimeScheduler<TestTime, Never>()
/// let subject = PassthroughSubject<String, Never>()
/// let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
/// subject.send("a")
/// scheduler.advance(by: .seconds(1))
/// #expect(recorder.values == ["a"])
/// ```
public final class VirtualTimeScheduler<Time: VirtualTime, Options>: Scheduler, Sendable {
    public typealias SchedulerTimeType = Time
    public typealias SchedulerOptions = Options

    /// The clock. It becomes `VirtualClock.current` of scheduled work only if the test sets it.
    public let clock: VirtualClock

    /// Creates a scheduler.
    ///
    /// - Parameter clock: The clock; a new one by default.
    public init(clock: VirtualClock = VirtualClock()) {
        self.clock = clock
    }

    /// The current date of the clock.
    public var now: Time { Time(clock.now, on: clock) }
    /// Zero: work runs exactly at its date.
    public var minimumTolerance: Time.Stride { .nanoseconds(0) }

    /// Schedules work for the current date. It runs when the clock is advanced.
    ///
    /// - Parameters:
    ///   - options: The options; they are ignored.
    ///   - action: The work.
    public func schedule(options: Options?, _ action: @escaping () -> Void) {
        clock.schedule(at: clock.now, action)
    }

    /// Schedules work for a date.
    ///
    /// - Parameters:
    ///   - date: The date. Work for a past date runs when the clock is advanced.
    ///   - tolerance: The tolerance; it is ignored.
    ///   - options: The options; they are ignored.
    ///   - action: The work.
    public func schedule(
        after date: Time, tolerance: Time.Stride, options: Options?, _ action: @escaping () -> Void
    ) {
        clock.schedule(at: date.instant(on: clock), action)
    }

    /// Schedules repeated work.
    ///
    /// - Parameters:
    ///   - date: The date of the first run.
    ///   - interval: The time between two runs; it must be positive.
    ///   - tolerance: The tolerance; it is ignored.
    ///   - options: The options; they are ignored.
    ///   - action: The work.
    /// - Returns: A cancellable that ends the repetition.
    public func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Options?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        precondition(interval > .zero, "The interval of repeated work must be positive")
        let first = date.instant(on: clock)
        let length = first.duration(to: date.advanced(by: interval).instant(on: clock))
        // An interval may be shorter than the unit of the dates.
        return clock.repeating(every: max(length, .nanoseconds(1)), from: first, action)
    }

    /// Advances the clock and runs the work that becomes due.
    ///
    /// - Parameter stride: The time by which the clock advances.
    public func advance(by stride: Time.Stride) { advance(to: now.advanced(by: stride)) }

    /// Advances the clock and runs the work that becomes due.
    ///
    /// - Parameter duration: The time by which the clock advances. A negative one doesn't set the clock back.
    @_disfavoredOverload
    public func advance(by duration: Duration) { advance(until: clock.now.advanced(by: duration)) }

    /// Advances the clock to a date and runs the work that becomes due. The clock never moves back.
    ///
    /// - Parameter date: The date.
    public func advance(to date: Time) { advance(until: date.instant(on: clock)) }

    /// Runs the work that is due at the current date.
    public func advance() { advance(until: clock.now) }

    private func advance(until target: VirtualClock.Instant) {
        while let action = clock.takeNext(until: target) { action() }
        clock.move(to: target)
    }

    /// Runs all scheduled work, advancing the clock as far as necessary.
    ///
    /// Repeated work never ends: after 100 000 pieces of work the method reports a diagnostic and returns.
    ///
    /// ```swift
    /// let queue = VirtualTimeScheduler<DispatchQueue.SchedulerTimeType, Never>()
    /// queue.schedule(after: queue.now.advanced(by: .seconds(3_600))) { print("an hour later") }
    /// queue.run() // prints "an hour later", at once
    /// ```
    ///
    /// - Returns: Whether no work is left.
    @discardableResult
    public func run() -> Bool {
        for _ in 0..<100_000 {
            guard let action = clock.takeNext(until: nil) else { return true }
            action()
        }
        guard clock.nextDue != nil else { return true }
        Diagnostics.report(
            Diagnostic(
                .clockStorm,
                "run() stopped after 100000 pieces of work and \(clock.elapsed) s; repeated work never ends. Cancel it, "
                    + "or use advance(by:)."))
        return false
    }
}
