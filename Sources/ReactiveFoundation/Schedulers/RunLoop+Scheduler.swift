import Foundation

/// Runs actions on the run loop's thread, in its default mode: they wait while the loop isn't run, or in another mode.
///
/// Schedule from any thread: it wakes the loop. Actions without a date run in the order in which they were scheduled.
/// One that repeats runs once for all the intervals that it was late for, and no more once it was cancelled on the
/// loop's thread. An interval of zero or less counts as 0.1 ms.
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

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        perform { action.run() }
        // A loop that sleeps doesn't notice what it is to perform, but it does notice a timer.
        if RunLoop.current !== self { add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }) }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }
        add(timer, tolerance: tolerance)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval.asRepetition, repeats: true) { _ in
            action.run()
        }
        add(timer, tolerance: tolerance)
        return AnyCancellable { timer.invalidate() }
    }

    private func add(_ timer: Timer, tolerance: SchedulerTimeType.Stride = 0) {
        if tolerance > 0 { timer.tolerance = tolerance.timeInterval }
        add(timer, forMode: .default)
    }
}
