extension Publisher {
    /// Delivers each value, and the completion, so much later, through the scheduler; the subscription comes at once (C18).
    ///
    /// In upstream's order, as with `receive(on:options:)`, which also says what cancelling does. With an interval of zero
    /// or less values are due at once, and still go through the scheduler. Demand goes to upstream as it is.
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
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

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
                subscriber: Delayer(
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
final class Delayer<Downstream: Subscriber, Context: Scheduler>: Crossing<Void, Downstream, Context>, Subscriber {
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
        if lineUp(input) { schedule() }
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
