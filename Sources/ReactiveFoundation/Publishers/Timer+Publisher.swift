import Foundation

extension Timer {
    /// Returns a publisher that repeatedly delivers the current date, first after one interval. See ``TimerPublisher``.
    ///
    /// ```swift
    /// let subscription = Timer.publish(every: 1, on: .main, in: .common)
    ///     .autoconnect()
    ///     .sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The time between two dates, in seconds. Zero, negative numbers and NaN count as 0.1 ms.
    ///   - tolerance: Ignored, as in Combine. The initializer of `TimerPublisher` applies it.
    ///   - runLoop: The run loop on whose thread the dates are delivered.
    ///   - mode: The run loop mode in which the timer fires.
    ///   - options: Ignored; nil by default.
    /// - Returns: A connectable publisher: call `connect()` or apply `autoconnect()`.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// A connectable publisher that repeatedly delivers the current date, on a run loop's thread.
    ///
    /// ```swift
    /// let clock = Timer.publish(every: 1, on: .main, in: .common)
    /// let ticks = clock.sink { print($0) }
    /// let connection = clock.connect()
    /// ```
    ///
    /// - Demand: A date without demand is dropped. Intervals that the run loop missed are skipped.
    /// - Order: All subscribers receive the same date, in order of subscription.
    /// - Completion: Never completes and never fails.
    /// - Connections: Each `connect()` adds a timer. Cancelling a connection stops all timers; later connections start
    ///   new ones. Releasing a connection stops nothing, unlike that of other connectable publishers.
    /// - Lifetime: A timer also stops when the publisher and its subscriptions are released.
    /// - Virtual time: Connected under a current ``VirtualClock``, the timer follows that clock, if the run loop is the
    ///   main one or the calling thread's.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// The timer's tolerance, in seconds; nil for none.
        public let tolerance: TimeInterval?
        /// The run loop on whose thread the dates are delivered.
        public let runLoop: RunLoop
        /// The run loop mode in which the timer fires.
        public let mode: RunLoop.Mode
        /// Ignored.
        public let options: RunLoop.SchedulerOptions?

        /// The timers of all connections since the last cancellation, which starts a new generation.
        private struct Timers {
            var generation = 0
            var running: [any Cancellable] = []
        }
        private let timers = Lock(Timers())
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a timer publisher.
        ///
        /// - Parameters:
        ///   - interval: The time between two dates, in seconds. Zero, negative numbers and NaN count as 0.1 ms.
        ///   - tolerance: The acceptable delay of a date, in seconds; nil for none.
        ///   - runLoop: The run loop on whose thread the dates are delivered.
        ///   - mode: The run loop mode in which the timer fires.
        ///   - options: Ignored; nil by default.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts a timer.
        ///
        /// - Returns: A connection; cancelling it stops all timers of this publisher, releasing it stops none.
        public func connect() -> any Cancellable {
            let timer = start(every: interval.asRepeatInterval)
            let generation = timers.withLockUnchecked { timers in
                timers.running.append(timer)
                return timers.generation
            }
            return TimerConnection(publisher: self, generation: generation)
        }

        private func start(every interval: TimeInterval) -> any Cancellable {
            if let clock = VirtualClock.governing(runLoop) {
                return start(on: clock, every: Duration(clamping: interval))
            }
            // The initializer without a date fires at once on some systems.
            // Weak, because some systems never release a timer's block.
            let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) { [weak subject] timer in
                if let subject { subject.send(Date()) } else { timer.invalidate() }
            }
            if let tolerance, tolerance > 0 { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return RunningTimer(timer: timer)
        }

        private func start(on clock: VirtualClock, every interval: Duration) -> VirtualClock.Job {
            weak var running: VirtualClock.Job?
            let job = clock.schedule(every: interval) { [weak subject, weak clock] in
                guard let subject else { return running?.cancel() ?? () }
                if let clock { subject.send(clock.date) }
            }
            running = job
            return job
        }

        fileprivate func disconnect(_ generation: Int) {
            let stopped = timers.withLockUnchecked { timers -> [any Cancellable] in
                guard timers.generation == generation else { return [] }
                timers.generation += 1
                defer { timers.running = [] }
                return timers.running
            }
            for timer in stopped { timer.cancel() }
        }
    }
}

/// Releasing a connection leaves the timers running.
private struct TimerConnection: Cancellable {
    let publisher: Timer.TimerPublisher
    let generation: Int

    func cancel() { publisher.disconnect(generation) }
}

private struct RunningTimer: Cancellable {
    let timer: Timer

    func cancel() { timer.invalidate() }
}
