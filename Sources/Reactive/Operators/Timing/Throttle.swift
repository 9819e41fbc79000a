extension Publisher {
    /// Delivers at most one value in each interval, through the scheduler: of those that have come, the latest or the first.
    ///
    /// The first value is due at once, a later one when the interval since the last delivery is over. Asks upstream for
    /// everything; a value that nobody has asked for is dropped. When upstream ends, the value that waits is delivered when
    /// it is due, and then the completion (C20). An interval of zero or less lets pass what the scheduler keeps up with.
    @_transparent
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        @_transparent
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Throttler(Released(subscriber), interval: interval, on: scheduler, latest: latest))
        }
    }
}

extension Publishers.Throttle: Sendable
where Upstream: Sendable, Context: Sendable, Context.SchedulerTimeType.Stride: Sendable {}

/// The value that waits, and since when the interval counts.
///
///     pending ≠ nil ⇒ a job is scheduled that will deliver it
@usableFromInline
struct Throttled<Value, Time: Strideable> {
    @usableFromInline var pending: Value?
    @usableFromInline var start: Time
    @usableFromInline var hasDelivered = false

    @inlinable
    init(start: Time) { self.start = start }
}

/// Lets go of its downstream when it ends, unlike the other junctions: as in Combine.
@usableFromInline
final class Throttler<Downstream: Subscriber, Context: Scheduler>: Crossing<
    Throttled<Downstream.Input, Context.SchedulerTimeType>, Released<Downstream>, Context
>, Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Time = Context.SchedulerTimeType
    @usableFromInline let interval: Stride
    @usableFromInline let latest: Bool

    @inlinable
    init(_ downstream: Released<Downstream>, interval: Stride, on scheduler: Context, latest: Bool) {
        self.interval = interval
        self.latest = latest
        super.init(
            downstream, holding: Throttled(start: scheduler.now), on: scheduler, options: nil, CrossingRules(.drop))
    }

    @usableFromInline
    override func connected() {
        let now = scheduler.now
        line.withLockUnchecked { $0.held.start = now }
    }

    @usableFromInline
    override func subscribed() { request(0, .unlimited) }

    @usableFromInline
    override func dismantle() {
        super.dismantle()
        downstream.release()
    }

    @usableFromInline
    enum Due {
        case now
        case at(Time)
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard line.withLockUnchecked({ $0.isReceiving }) else { return .none }
        let now = scheduler.now
        var value: Downstream.Input? = input
        let due = line.withLockUnchecked { [latest, interval] line -> Due? in
            guard line.isReceiving, line.wanted > 0 else { return nil }
            if line.held.pending != nil {
                if latest { swap(&line.held.pending, &value) }
                return nil
            }
            swap(&line.held.pending, &value)
            let next = line.held.start.advanced(by: interval)
            return !line.held.hasDelivered || next <= now ? .now : .at(next)
        }
        switch due {
        case .now: scheduler.schedule(options: nil) { [self] in emit() }
        case .at(let date):
            scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil) { [self] in emit() }
        case nil: break
        }
        return .none
    }

    /// The clock is read for the completion as for a value, as in Combine.
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        guard line.withLockUnchecked({ $0.isReceiving }) else { return }
        _ = scheduler.now
        var mustSchedule = false
        guard end(completion, { mustSchedule = $0.held.pending == nil }), mustSchedule else { return }
        scheduler.schedule(options: nil) { [self] in emit() }
    }

    /// The job. It delivers the completion only if that has come by now: else a value that comes while this one is being
    /// delivered would wait behind it.
    @inlinable
    func emit() {
        let phase = line.withLockUnchecked { $0.phase }
        guard phase != .closed else { return }
        let now = phase == .ended ? nil : scheduler.now
        let (hasValue, isLast) = line.withLockUnchecked { line in
            if let now {
                line.held.start = now
                line.held.hasDelivered = true
            }
            guard let value = line.held.pending.take() else { return (false, line.completion != nil) }
            line.due.append(value)
            return (true, line.completion != nil)
        }
        if hasValue { deliver() }
        if isLast { deliver() }
    }
}

/// A subscriber that can be let go of.
///
/// `subscriber` is guarded by the junction's turnstile; nobody else uses it once the subscription has been handed out.
@usableFromInline
final class Released<Wrapped: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Wrapped.Input
    @usableFromInline typealias Failure = Wrapped.Failure

    @exclusivity(unchecked) @usableFromInline var subscriber: Wrapped?

    @inlinable
    init(_ subscriber: Wrapped) { self.subscriber = subscriber }

    @usableFromInline
    func release() {
        let old = subscriber.take()
        _ = consume old
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard let subscriber else { return }
        subscriber.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Wrapped.Input) -> Subscribers.Demand {
        guard let subscriber else { return .none }
        return subscriber.receive(input)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Wrapped.Failure>) {
        guard let subscriber else { return }
        subscriber.receive(completion: completion)
    }
}
