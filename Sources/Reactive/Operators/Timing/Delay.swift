extension Publisher {
    /// Delivers each value and the completion after an interval, through a scheduler.
    ///
    /// - **Demand:** Forwarded to upstream unchanged and at once.
    /// - **Completion** and **failure:** Delayed like values.
    /// - **Order:** Delivers on the scheduler, one event at a time, in upstream's order. Subscribes synchronously.
    ///
    /// A cancellation drops the delayed values. As in Combine, a completion that upstream has already sent is still
    /// delivered. With an interval of zero or less, an event is due as soon as the scheduler runs the job.
    ///
    /// ```swift
    /// func late<S: Scheduler>(_ values: PassthroughSubject<Int, Never>, on scheduler: S) -> AnyCancellable {
    ///     values.delay(for: .seconds(2), scheduler: scheduler).sink { print($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The time between an event's arrival and its delivery, in the scheduler's unit.
    ///   - tolerance: How much later the scheduler may run a job; nil, the default, is the scheduler's minimum.
    ///   - scheduler: The scheduler that measures the time and delivers.
    ///   - options: The scheduler's options for each job; nil by default.
    /// - Returns: A publisher of the same values, delayed.
    @_transparent
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delivers upstream's events after an interval. Made by
    /// `delay(for:tolerance:scheduler:options:)`.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are delayed.
        public let upstream: Upstream
        /// The time between an event's arrival and its delivery, in the scheduler's unit.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later the scheduler may run a job, in the scheduler's unit.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time and delivers.
        public let scheduler: Context
        /// The scheduler's options for each job.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that delays upstream's events.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose events are delayed.
        ///   - interval: The time between an event's arrival and its delivery, in the scheduler's unit.
        ///   - tolerance: How much later the scheduler may run a job, in the scheduler's unit.
        ///   - scheduler: The scheduler that measures the time and delivers.
        ///   - options: The scheduler's options for each job; nil by default.
        @_transparent
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: DelayDelivery(
                    subscriber, interval: interval, tolerance: tolerance, on: scheduler, options: options))
        }
    }
}

extension Publishers.Delay: Sendable
where
    Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable,
    Context.SchedulerTimeType.Stride: Sendable
{}

@usableFromInline
final class DelayDelivery<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<Void, Downstream, Context>,
    Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline let interval: Stride
    @usableFromInline let tolerance: Stride

    @inlinable
    init(
        _ downstream: Downstream, interval: Stride, tolerance: Stride, on scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.interval = interval
        self.tolerance = tolerance
        super.init(downstream, holding: (), on: scheduler, options: options, .forwarding)
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if makeDue(input) { schedule() }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if end(completion) { schedule() }
    }

    @inlinable
    func schedule() {
        let date = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: date, tolerance: tolerance, options: options) { [self] in deliver() }
    }
}
