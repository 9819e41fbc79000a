extension Publisher {
    /// Delivers a value, through the scheduler, when no other has followed it for so long (C20).
    ///
    /// Asks upstream for everything. A value that nobody has asked for when it is due is dropped; one that isn't due
    /// yet when upstream ends is, too. The completion goes through the scheduler. With a due time of zero or less a
    /// value is due as soon as the scheduler comes to it.
    @_transparent
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

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
            let debouncer = Debouncer(subscriber, dueTime: dueTime, on: scheduler, options: options)
            upstream.receive(subscriber: debouncer)
        }
    }
}

extension Publishers.Debounce: Sendable
where
    Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable,
    Context.SchedulerTimeType.Stride: Sendable
{}

/// Holds the latest value, for which the alarm is set.
@usableFromInline
final class Debouncer<Downstream: Subscriber, Context: Scheduler>: Crossing<Downstream.Input?, Downstream, Context>,
    Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline let dueTime: Stride

    @inlinable
    init(_ downstream: Downstream, dueTime: Stride, on scheduler: Context, options: Context.SchedulerOptions?) {
        self.dueTime = dueTime
        super.init(downstream, holding: nil, on: scheduler, options: options, CrossingRules(.drop))
    }

    @usableFromInline
    override func subscribed() { request(0, .unlimited) }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        var latest: Downstream.Input? = input
        _ = setAlarm(after: dueTime) {
            swap(&$0.held, &latest)
        } job: { [self] generation in
            fire(generation)
        }
        return .none
    }

    @inlinable
    func fire(_ generation: Int) {
        let counts = goesOff(generation) { line in
            if let value = line.held.take() { line.due.append(value) }
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
