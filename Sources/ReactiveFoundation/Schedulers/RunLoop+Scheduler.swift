import Foundation

/// Runs actions on the run loop's thread, in its default mode.
///
/// ```swift
/// RunLoop.main.schedule(after: .init(Date() + 1)) { print("a second later") }
/// RunLoop.main.run(until: Date() + 2)
/// ```
///
/// Actions wait while the loop isn't run or is in another mode. In a program whose `main` is `async` nothing runs the
/// main loop; use `DispatchQueue.main` there.
///
/// Any thread may schedule; this wakes the loop. Actions without a date run in order of scheduling, dated ones in order
/// of date, then of scheduling. A repeating action runs once for all intervals that it missed. Tolerances are ignored.
///
/// After a dated action, or one scheduled on another thread, the loop always has a timer to wait for: `run()` doesn't
/// return by itself any more. Actions on the main loop and on the calling thread's loop follow a current
/// `VirtualClock`.
extension RunLoop: Scheduler {
    /// A date as the scheduler's time.
    public struct SchedulerTimeType: DateSchedulerTime {
        /// The date.
        public var date: Date

        /// Creates a time.
        ///
        /// - Parameter date: The date.
        public init(_ date: Date) { self.date = date }

        /// A duration in seconds.
        public struct Stride: SecondsStride {
            /// The duration in seconds, with its sign.
            public var magnitude: TimeInterval

            /// Creates a duration.
            ///
            /// - Parameter timeInterval: The seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// Options for running an action. There are none.
    public struct SchedulerOptions: Sendable {}

    /// The current date, or that of the virtual clock that the scheduler follows.
    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.governing(self)?.date ?? Date()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action on the loop's thread as soon as possible.
    ///
    /// - Parameters:
    ///   - options: Ignored.
    ///   - action: The action, called once on the loop's thread.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.now, action)
            return
        }
        let action = UncheckedSendable(action)
        perform { action.value() }
        if RunLoop.current !== self { LoopAgenda.of(self).wake() }
    }

    /// Runs an action on the loop's thread at a date or later.
    ///
    /// - Parameters:
    ///   - date: The earliest time; a past one means as soon as possible.
    ///   - tolerance: Ignored.
    ///   - options: Ignored.
    ///   - action: The action, called once on the loop's thread.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.instant(at: date.date), action)
            return
        }
        LoopAgenda.of(self).add(at: date.date, action)
    }

    /// Runs an action on the loop's thread repeatedly, until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call; a past one means as soon as possible.
    ///   - interval: The time between two calls. Zero and negative ones count as 0.1 ms.
    ///   - tolerance: Ignored.
    ///   - options: Ignored.
    ///   - action: The action, called on the loop's thread.
    /// - Returns: A cancellable that ends the repetition. After a cancellation on the loop's thread
    ///   the action isn't called any more.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = VirtualClock.governing(self) {
            let interval = Duration(clamping: interval.timeInterval.asRepeatInterval)
            let job = clock.schedule(every: interval, from: clock.instant(at: date.date), action)
            return AnyCancellable { job.cancel() }
        }
        let repetition = RepeatingLoopAction(
            of: action, on: LoopAgenda.of(self), every: interval.timeInterval.asRepeatInterval)
        repetition.start(at: date.date)
        return AnyCancellable { repetition.cancel() }
    }
}
