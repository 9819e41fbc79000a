import Foundation

/// Runs actions on the run loop's thread, in its default mode: they wait while the loop isn't run, or in another mode. Nobody
/// runs the main loop of a program whose `main` is `async`: there use `DispatchQueue.main`, which is served.
///
/// Schedule from any thread: it wakes the loop. Actions without a date run in the order in which they were scheduled,
/// dated ones in the order of (date, scheduling). One that repeats runs once for all the intervals that it was late for,
/// and no more once it was cancelled on the loop's thread. An interval of zero or less counts as 0.1 ms. Tolerances are
/// of no account.
///
/// A loop that has been a scheduler of dated actions, or of another thread's, has always something to wait for:
/// `run()` doesn't return for want of it.
///
/// The main loop and the calling thread's follow a virtual clock that is current.
extension RunLoop: Scheduler {
    public struct SchedulerTimeType: DateSchedulerTime {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        /// A duration, in seconds.
        public struct Stride: SecondsStride {
            public var magnitude: TimeInterval

            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// There are none.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.governing(self)?.date ?? Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.now, action)
            return
        }
        let action = ScheduledAction(action)
        perform { action.run() }
        if RunLoop.current !== self { LoopAgenda.of(self).wake() }
    }

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

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = VirtualClock.governing(self) {
            let interval = Duration(clamping: interval.timeInterval.asRepetition)
            let job = clock.schedule(every: interval, from: clock.instant(at: date.date), action)
            return AnyCancellable { job.cancel() }
        }
        let repetition = LoopRepetition(
            of: action, on: LoopAgenda.of(self), every: interval.timeInterval.asRepetition)
        repetition.start(at: date.date)
        return AnyCancellable { repetition.cancel() }
    }
}
