import Foundation

extension Timer {
    /// Delivers the date, again and again, on the run loop's thread; the first time after one interval (C22).
    ///
    /// Connectable: call `connect()`, or use `autoconnect()`. Never completes. Connected where a virtual clock is current, it
    /// follows that, if the loop is the main one or the calling thread's.
    ///
    /// - Parameters:
    ///   - interval: in seconds; zero, less, or no number counts as 0.1 ms.
    ///   - tolerance: of no account, as in Combine. `TimerPublisher.init` heeds it.
    ///   - mode: the loop's mode in which the timer ticks.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// Delivers the date while it is connected, to all subscribers in the order of subscription (C7, C22).
    ///
    /// Each subscriber gets as many dates as it asked for, and all get the same; what nobody asked for is dropped.
    /// Intervals that the run loop was late for are skipped. Every `connect()` adds a timer; cancelling one connection
    /// stops them all, and what is connected afterwards starts anew. Releasing a connection stops nothing, unlike with
    /// other connectable publishers:
    ///
    ///     let clock = Timer.publish(every: 1, on: .main, in: .common)
    ///     let ticks = clock.sink { print($0) }
    ///     _ = clock.connect()
    ///
    /// A timer also stops when nobody has this publisher or a subscription of it any more.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        /// The timers of the connections that were made since one was last cancelled.
        private struct Timers {
            var generation = 0
            var running: [any Cancellable] = []
        }
        private let timers = Lock(Timers())
        private let subject = PassthroughSubject<Date, Never>()

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

        public func connect() -> any Cancellable {
            let timer = start(every: interval.asRepetition)
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
            // With its date: Foundation's initialiser without one ticks at once on some systems.
            // Weakly: the connection holds this publisher, and some systems never release a timer's block.
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

/// Released, it leaves the timers running.
private struct TimerConnection: Cancellable {
    let publisher: Timer.TimerPublisher
    let generation: Int

    func cancel() { publisher.disconnect(generation) }
}

private struct RunningTimer: Cancellable {
    let timer: Timer

    func cancel() { timer.invalidate() }
}
