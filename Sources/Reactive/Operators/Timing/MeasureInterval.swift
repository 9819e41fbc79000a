extension Publisher {
    /// Delivers, in place of each value, how much time has passed since the one before, or since the subscription came, by
    /// the scheduler's clock. It schedules nothing, so the options are only there for Combine's sake.
    @_transparent
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// A publisher that delivers the times between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context

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

/// The memory is when the last value came, or the subscription.
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

    /// What downstream answers is asked for, not returned: the next value may come meanwhile.
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
