import Synchronization

extension Publisher {
    /// Ends when no value has come for so long: with the custom error, if there is one, else by finishing.
    ///
    /// The time counts from the subscription, anew from the first request, and from each value. Values and upstream's
    /// completion go through the scheduler, in order (C19); those that are on their way when time is up are delivered
    /// first. When it's up, upstream is cancelled. With an interval of zero or less it's up as soon as the scheduler
    /// comes to it. Traps on a scheduler that knows no time, such as `ImmediateScheduler`, as in Combine. Demand goes to
    /// upstream as it is.
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
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Upstream.Failure)?

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
            let watch = TimeoutForwarder(
                subscriber, interval: interval, on: scheduler, options: options, customError: customError)
            upstream.receive(subscriber: watch)
        }
    }
}

@usableFromInline
final class TimeoutForwarder<Downstream: Subscriber, Context: Scheduler>: Crossing<Void, Downstream, Context>,
    Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline let interval: Stride
    /// Guarded by the turnstile; let go of at the end.
    @exclusivity(unchecked) @usableFromInline var customError: (() -> Failure)?
    @usableFromInline let wasAsked = Atomic<Bool>(false)

    @inlinable
    init(
        _ downstream: Downstream, interval: Stride, on scheduler: Context, options: Context.SchedulerOptions?,
        customError: (() -> Failure)?
    ) {
        self.interval = interval
        self.customError = customError
        let rules = CrossingRules(.relay, countsEarlyCancel: false)
        super.init(downstream, holding: (), on: scheduler, options: options, rules)
    }

    @usableFromInline
    override func connected() { _ = restart { _ in } }

    /// The time counts from now, if upstream is connected; then makes a change.
    @inlinable
    func restart(_ change: (inout Waiting) -> Void) -> Bool {
        setAlarm(after: interval, change) { [self] generation in timeIsUp(generation) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        if line.withLockUnchecked({ $0.isReceiving }), !wasAsked.exchange(true, ordering: .relaxed) {
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

    /// Time is up, for all that comes from now on.
    @usableFromInline
    func timeIsUp(_ generation: Int) {
        let isAtOnce = line.withLockUnchecked {
            $0.generation == generation && $0.setter == ThreadIdentity.current
        }
        precondition(!isAtOnce, "Timeout: the scheduler runs at once what is due later, so everything would time out")
        guard goesOff(generation, { $0.phase = .ended }) else { return }
        act { [self] in
            while handOver() {}
            if isOpen { finish(customError.map { .failure($0()) } ?? .finished) }
        }
    }

    @usableFromInline
    override func dismantle() {
        super.dismantle()
        customError = nil
    }
}
