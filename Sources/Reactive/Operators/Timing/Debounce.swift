extension Publisher {
    /// Delivers a value through a scheduler after a time in which no other value arrived.
    ///
    /// - **Demand:** Upstream gets unlimited demand. A value that is due without demand is dropped.
    /// - **Completion** and **failure:** Delivered through the scheduler. A value that isn't due yet is dropped.
    /// - **Order:** Delivers on the scheduler, one event at a time, in order. Subscribes synchronously.
    ///
    /// With a time of zero or less, a value is due as soon as the scheduler runs the job.
    ///
    /// ```swift
    /// func searches<S: Scheduler>(_ text: PassthroughSubject<String, Never>, on scheduler: S) -> AnyCancellable {
    ///     text.debounce(for: .milliseconds(300), scheduler: scheduler).sink { print("search \($0)") }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time that must pass after a value without another one, in the scheduler's unit.
    ///   - scheduler: The scheduler that measures the time and delivers.
    ///   - options: The scheduler's options for each job; nil by default.
    /// - Returns: A publisher of the values that no other one followed in time.
    @_transparent
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delivers a value after a time without another one. Made by `debounce(for:scheduler:options:)`.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered later.
        public let upstream: Upstream
        /// The time that must pass after a value without another one, in the scheduler's unit.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time and delivers.
        public let scheduler: Context
        /// The scheduler's options for each job.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that waits for a time without values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are delivered later.
        ///   - dueTime: The time that must pass after a value without another one, in the scheduler's unit.
        ///   - scheduler: The scheduler that measures the time and delivers.
        ///   - options: The scheduler's options for each job.
        @_transparent
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delivery = DebounceDelivery(subscriber, dueTime: dueTime, on: scheduler, options: options)
            upstream.receive(subscriber: delivery)
        }
    }
}

extension Publishers.Debounce: Sendable
where
    Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable,
    Context.SchedulerTimeType.Stride: Sendable
{}

/// `held` is the latest value, for which the timer is set.
@usableFromInline
final class DebounceDelivery<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<
    Downstream.Input?, Downstream, Context
>,
Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline let dueTime: Stride

    @inlinable
    init(_ downstream: Downstream, dueTime: Stride, on scheduler: Context, options: Context.SchedulerOptions?) {
        self.dueTime = dueTime
        super.init(downstream, holding: nil, on: scheduler, options: options, DeliveryPolicy(.drop))
    }

    @usableFromInline
    override func subscribed() { request(0, .unlimited) }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        var latest: Downstream.Input? = input
        _ = setTimer(after: dueTime) {
            swap(&$0.held, &latest)
        } job: { [self] generation in
            fire(generation)
        }
        return .none
    }

    @inlinable
    func fire(_ generation: Int) {
        let counts = timerFired(generation) { queue in
            if let value = queue.held.take() { queue.due.append(value) }
        }
        if counts { deliver() }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        var last: Downstream.Input?
        guard end(completion, { swap(&$0.held, &last) }) else { return }
        scheduler.schedule(options: nil) { [self] in deliver() }
    }
}
