extension Publisher {
    /// Delivers, for each value, the time since the previous value. For the first value, it is the time since the
    /// subscription.
    ///
    /// The scheduler is only used as a clock; no job is scheduled. Demand, completion, failure and order are
    /// upstream's.
    ///
    /// ```swift
    /// func intervals<S: Scheduler>(_ taps: PassthroughSubject<Void, Never>, by scheduler: S) -> AnyCancellable {
    ///     taps.measureInterval(using: scheduler).sink { print($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler whose clock measures the time.
    ///   - options: Unused; Combine declares it.
    /// - Returns: A publisher of intervals, in the scheduler's unit.
    @_transparent
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// A publisher that delivers the time between values. Made by `measureInterval(using:options:)`.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are timed.
        public let upstream: Upstream
        /// The scheduler whose clock measures the time.
        public let scheduler: Context

        /// Makes a publisher that measures the time between values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are timed.
        ///   - scheduler: The scheduler whose clock measures the time.
        @_transparent
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = MeasureIntervalStep<Upstream.Output, Failure, Context>(scheduler)
            upstream.receive(subscriber: StepSubscriber(step, memory: nil, downstream: subscriber))
        }
    }
}

extension Publishers.MeasureInterval: Sendable where Upstream: Sendable, Context: Sendable {}

/// The memory is the time of the previous value or, before the first one, of the subscription.
@usableFromInline
struct MeasureIntervalStep<Input, StepFailure: Error, Context: Scheduler>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .quiet("MeasureInterval") }
    @usableFromInline typealias Failure = StepFailure
    @usableFromInline typealias Output = Context.SchedulerTimeType.Stride
    @usableFromInline typealias Memory = Context.SchedulerTimeType?
    @usableFromInline let scheduler: Context

    @inlinable @inline(__always)
    init(_ scheduler: Context) { self.scheduler = scheduler }

    @inlinable
    func connected<D: Subscriber>(_ outlet: StepSubscriber<Self, D>) where D.Input == Output, D.Failure == Failure {
        outlet.memory = scheduler.now
    }

    /// Downstream's answer is requested instead of returned, because the next value may arrive during the delivery.
    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == Failure {
        let now = scheduler.now
        guard let last = outlet.memory else { return .none }
        outlet.memory = now
        let more = outlet.emit(last.distance(to: now))
        if more != .none { outlet.requestUpstream(more) }
        return .none
    }
}
