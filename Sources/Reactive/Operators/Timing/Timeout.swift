import Synchronization

extension Publisher {
    /// Ends if no value arrives for an interval: fails with a custom error, or finishes.
    ///
    /// The interval starts at the subscription, and again at the first request and at each value. At its end upstream
    /// is cancelled. Values that wait for the scheduler then are delivered first.
    ///
    /// - **Demand:** Forwarded to upstream unchanged and at once.
    /// - **Completion** and **failure:** Upstream's are delivered through the scheduler, after all values.
    /// - **Order:** Delivers on the scheduler, one event at a time, in upstream's order. Subscribes synchronously.
    ///
    /// With an interval of zero or less, the time is up as soon as the scheduler runs the job. As in Combine, a
    /// scheduler without time, such as `ImmediateScheduler`, traps.
    ///
    /// ```swift
    /// struct TooSlow: Error {}
    /// func answer<S: Scheduler>(_ answers: PassthroughSubject<Int, TooSlow>, on scheduler: S) -> AnyCancellable {
    ///     answers.timeout(.seconds(5), scheduler: scheduler) { TooSlow() }
    ///         .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The maximum time without a value, in the scheduler's unit.
    ///   - scheduler: The scheduler that measures the time and delivers.
    ///   - options: The scheduler's options for each job; nil by default.
    ///   - customError: Makes the error to fail with. If nil, the default, the publisher finishes when the time is up.
    /// - Returns: A publisher of the same values that ends when the time is up.
    @_transparent
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    /// A publisher that ends if no value arrives for an interval. Made by `timeout(_:scheduler:options:customError:)`.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are awaited.
        public let upstream: Upstream
        /// The maximum time without a value, in the scheduler's unit.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time and delivers.
        public let scheduler: Context
        /// The scheduler's options for each job.
        public let options: Context.SchedulerOptions?
        /// Makes the error to fail with; if nil, the publisher finishes when the time is up.
        public let customError: (() -> Upstream.Failure)?

        /// Makes a publisher that ends if no value arrives for an interval.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are awaited.
        ///   - interval: The maximum time without a value, in the scheduler's unit.
        ///   - scheduler: The scheduler that measures the time and delivers.
        ///   - options: The scheduler's options for each job.
        ///   - customError: Makes the error to fail with; if nil, the publisher finishes when the time is up.
        @_transparent
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delivery = TimeoutDelivery(
                subscriber, interval: interval, on: scheduler, options: options, customError: customError)
            upstream.receive(subscriber: delivery)
        }
    }
}

@usableFromInline
final class TimeoutDelivery<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<Void, Downstream, Context>,
    Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline let interval: Stride
    /// Guarded by the trampoline; released at the end.
    @exclusivity(unchecked) @usableFromInline var customError: (() -> Failure)?
    @usableFromInline let hasRequested = Atomic<Bool>(false)

    @inlinable
    init(
        _ downstream: Downstream, interval: Stride, on scheduler: Context, options: Context.SchedulerOptions?,
        customError: (() -> Failure)?
    ) {
        self.interval = interval
        self.customError = customError
        let policy = DeliveryPolicy(.relay, countsEarlyCancel: false)
        super.init(downstream, holding: (), on: scheduler, options: options, policy)
    }

    @usableFromInline
    override func connected() { _ = restart { _ in } }

    /// Changes the queue and restarts the interval, if upstream is connected; returns whether it is.
    @inlinable
    func restart(_ change: (inout Queue) -> Void) -> Bool {
        setTimer(after: interval, change) { [self] generation in timeIsUp(generation) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        if queue.withLockUnchecked({ $0.isReceiving }), !hasRequested.exchange(true, ordering: .relaxed) {
            _ = restart { _ in }
        }
        super.request(demand)
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if restart({ $0.due.append(input) }) { scheduler.schedule(options: options) { [self] in deliver() } }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if end(completion) { scheduler.schedule(options: options) { [self] in deliver() } }
    }

    /// Runs as the timer's job: ends this publisher, after the values that wait.
    @usableFromInline
    func timeIsUp(_ generation: Int) {
        let isAtOnce = queue.withLockUnchecked {
            $0.generation == generation && $0.setter == ThreadIdentity.current
        }
        precondition(!isAtOnce, "Timeout: the scheduler runs delayed jobs at once, so every value would time out")
        guard timerFired(generation, { $0.phase = .ended }) else { return }
        perform { [self] in
            while deliverNext() {}
            if isOpen { finish(customError.map { .failure($0()) } ?? .finished) }
        }
    }

    @usableFromInline
    override func releaseState() {
        super.releaseState()
        customError = nil
    }
}
