extension Publisher {
    /// Delivers at most one value per interval, through a scheduler: the latest or the first that arrived in the
    /// interval.
    ///
    /// The first value is due at once, a later one when the interval after the last delivery has passed.
    ///
    /// - **Demand:** Upstream gets unlimited demand. A value that arrives without demand is dropped.
    /// - **Completion** and **failure:** Delivered through the scheduler, after the waiting value is due and delivered.
    /// - **Order:** Delivers on the scheduler, one event at a time, in order. Subscribes synchronously.
    ///
    /// With an interval of zero or less, the scheduler's speed is the only limit.
    ///
    /// ```swift
    /// func track<S: Scheduler>(_ positions: PassthroughSubject<Double, Never>, on main: S) -> AnyCancellable {
    ///     positions.throttle(for: .milliseconds(100), scheduler: main, latest: true).sink { print($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The minimum time between two deliveries, in the scheduler's unit.
    ///   - scheduler: The scheduler that measures the time and delivers.
    ///   - latest: True to deliver the latest value of an interval, false to deliver the first.
    /// - Returns: A publisher of at most one value per interval.
    @_transparent
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// A publisher that delivers at most one value per interval. Made by `throttle(for:scheduler:latest:)`.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are throttled.
        public let upstream: Upstream
        /// The minimum time between two deliveries, in the scheduler's unit.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time and delivers.
        public let scheduler: Context
        /// True to deliver the latest value of an interval, false to deliver the first.
        public let latest: Bool

        /// Makes a publisher that throttles upstream's values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are throttled.
        ///   - interval: The minimum time between two deliveries, in the scheduler's unit.
        ///   - scheduler: The scheduler that measures the time and delivers.
        ///   - latest: True to deliver the latest value of an interval, false to deliver the first.
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
                subscriber: ThrottleDelivery(
                    ReleasableSubscriber(subscriber), interval: interval, on: scheduler, latest: latest))
        }
    }
}

extension Publishers.Throttle: Sendable
where Upstream: Sendable, Context: Sendable, Context.SchedulerTimeType.Stride: Sendable {}

/// The waiting value and the start of the interval.
///
///     pending ≠ nil ⇒ a job is scheduled that will deliver it
@usableFromInline
struct ThrottleState<Value, Time: Strideable> {
    @usableFromInline var pending: Value?
    @usableFromInline var start: Time
    @usableFromInline var hasDelivered = false

    @inlinable
    init(start: Time) { self.start = start }
}

/// As in Combine, and unlike other coordinators, it releases its downstream at the end.
@usableFromInline
final class ThrottleDelivery<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<
    ThrottleState<Downstream.Input, Context.SchedulerTimeType>, ReleasableSubscriber<Downstream>, Context
>, Subscriber
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Time = Context.SchedulerTimeType
    @usableFromInline let interval: Stride
    @usableFromInline let latest: Bool

    @inlinable
    init(_ downstream: ReleasableSubscriber<Downstream>, interval: Stride, on scheduler: Context, latest: Bool) {
        self.interval = interval
        self.latest = latest
        super.init(
            downstream, holding: ThrottleState(start: scheduler.now), on: scheduler, options: nil, DeliveryPolicy(.drop)
        )
    }

    @usableFromInline
    override func connected() {
        let now = scheduler.now
        queue.withLockUnchecked { $0.held.start = now }
    }

    @usableFromInline
    override func subscribed() { request(0, .unlimited) }

    @usableFromInline
    override func releaseState() {
        super.releaseState()
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
        guard queue.withLockUnchecked({ $0.isReceiving }) else { return .none }
        let now = scheduler.now
        var value: Downstream.Input? = input
        let due = queue.withLockUnchecked { [latest, interval] queue -> Due? in
            guard queue.isReceiving, queue.outstanding > 0 else { return nil }
            if queue.held.pending != nil {
                if latest { swap(&queue.held.pending, &value) }
                return nil
            }
            swap(&queue.held.pending, &value)
            let next = queue.held.start.advanced(by: interval)
            return !queue.held.hasDelivered || next <= now ? .now : .at(next)
        }
        switch due {
        case .now: scheduler.schedule(options: nil) { [self] in emit() }
        case .at(let date):
            scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil) { [self] in emit() }
        case nil: break
        }
        return .none
    }

    /// As in Combine, the clock is read for the completion, too.
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        guard queue.withLockUnchecked({ $0.isReceiving }) else { return }
        _ = scheduler.now
        var mustSchedule = false
        guard end(completion, { mustSchedule = $0.held.pending == nil }), mustSchedule else { return }
        scheduler.schedule(options: nil) { [self] in emit() }
    }

    /// Runs as a job. Delivers the completion only if it has arrived before the value's delivery. Otherwise an event
    /// that arrives during the delivery would be delivered by this job instead of its own.
    @inlinable
    func emit() {
        let phase = queue.withLockUnchecked { $0.phase }
        guard phase != .closed else { return }
        let now = phase == .ended ? nil : scheduler.now
        let (hasValue, isLast) = queue.withLockUnchecked { queue in
            if let now {
                queue.held.start = now
                queue.held.hasDelivered = true
            }
            guard let value = queue.held.pending.take() else { return (false, queue.completion != nil) }
            queue.due.append(value)
            return (true, queue.completion != nil)
        }
        if hasValue { deliver() }
        if isLast { deliver() }
    }
}

/// A subscriber that can be released before its owner.
///
/// `subscriber` is guarded by the coordinator's trampoline. Only the coordinator uses it after the subscription.
@usableFromInline
final class ReleasableSubscriber<Wrapped: Subscriber>: Subscriber {
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
