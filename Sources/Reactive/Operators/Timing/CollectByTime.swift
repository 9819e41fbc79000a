extension Publisher {
    /// Collects the values of each interval into an array, and delivers the arrays through a scheduler.
    ///
    /// With `.byTimeOrCount`, an array is also delivered when it contains a number of values. The intervals follow each
    /// other from the subscription on, independent of full arrays. An interval without values delivers nothing.
    ///
    /// - **Demand:** With `.byTime`, each of downstream's requests requests one value of upstream, and each value one
    ///   more. With `.byTimeOrCount`, upstream gets the number of requested arrays times the count. Demand that
    ///   downstream returns for an array counts for further arrays; it is passed on to upstream only if that array was
    ///   full. Arrays without demand wait; their number isn't limited.
    /// - **Completion:** When upstream finishes, the remaining values are delivered as a last array before the
    ///   completion.
    /// - **Failure:** When upstream fails, complete arrays are delivered before the failure; the remaining values are
    ///   dropped.
    /// - **Order:** Delivers on the scheduler, one event at a time, in order. Subscribes and requests synchronously.
    ///
    /// Apple's documentation doesn't define a count below 1; here it is reported and counts as 1. With an interval of
    /// zero or less, an array is complete as soon as the scheduler runs the job.
    ///
    /// ```swift
    /// func batches<S: Scheduler>(_ values: PassthroughSubject<Int, Never>, on scheduler: S) -> AnyCancellable {
    ///     values.collect(.byTimeOrCount(scheduler, .seconds(1), 100)).sink { print($0.count) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - strategy: The scheduler, the interval and, if there is one, the count.
    ///   - options: The scheduler's options for each job; nil by default.
    /// - Returns: A publisher of arrays, none of them empty.
    @_transparent
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// The condition under which collected values are delivered.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval. The scheduler measures the time and runs the deliveries.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and when the array contains that number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that delivers the values of each interval as an array. Made by `collect(_:options:)`.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// The scheduler, the interval and, if there is one, the count.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options for each job.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that collects values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are collected.
        ///   - strategy: The scheduler, the interval and, if there is one, the count. A count below 1 counts as 1.
        ///   - options: The scheduler's options for each job.
        @_transparent
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delivery =
                switch strategy {
                case .byTime(let scheduler, let interval):
                    CollectByTimeDelivery<Upstream.Output, S, Context>(
                        subscriber, interval: interval, count: nil, on: scheduler, options: options)
                case .byTimeOrCount(let scheduler, let interval, let count):
                    CollectByTimeDelivery<Upstream.Output, S, Context>(
                        subscriber, interval: interval,
                        count: count > 0
                            ? count : Diagnostics.raise(count, to: 1, "count", for: "collect", of: Upstream.self),
                        on: scheduler, options: options)
                }
            upstream.receive(subscriber: delivery)
        }
    }
}

extension Publishers.TimeGroupingStrategy: Sendable
where Context: Sendable, Context.SchedulerTimeType.Stride: Sendable {}
extension Publishers.CollectByTime: Sendable
where
    Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable,
    Context.SchedulerTimeType.Stride: Sendable
{}

/// `held` is the open group; `due` contains the closed ones.
///
///     held.count < count;  a closed group is full, with `count` values, or was closed by time or by the end
@usableFromInline
final class CollectByTimeDelivery<Input, Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<
    [Input], Downstream, Context
>,
Subscriber
where Downstream.Input == [Input] {
    @usableFromInline let interval: Stride
    /// The maximum size of a group; nil for no limit.
    @usableFromInline let count: Int?
    /// Guarded by the trampoline.
    @exclusivity(unchecked) @usableFromInline var isDelivering = false

    @inlinable
    init(
        _ downstream: Downstream, interval: Stride, count: Int?, on scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.interval = interval
        self.count = count
        super.init(downstream, holding: [], on: scheduler, options: options, DeliveryPolicy(.keep))
    }

    @usableFromInline
    override func connected() {
        guard interval > .zero else { return }
        let token = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [self] in closeGroup() }
        keep(token, 0)
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        let hasWork = queue.withLockUnchecked { queue in
            queue.outstanding += demand
            return !queue.due.isEmpty
        }
        request(0, count.map { demand * $0 } ?? .max(1))
        if hasWork { dispatch() }
    }

    /// As in Combine, upstream hears nothing of demand returned for a group that the timer closed.
    @usableFromInline
    override func requestReturned(_ demand: Subscribers.Demand, for group: [Input]) {
        if group.count == count {
            request(demand)
        } else {
            queue.withLockUnchecked { $0.outstanding += demand }
        }
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        let (isAccepted, isFull, isFirst) = queue.withLockUnchecked { [count] queue in
            guard queue.isReceiving else { return (false, false, false) }
            queue.held.append(input)
            guard queue.held.count == count else { return (true, false, queue.held.count == 1) }
            queue.closeGroup()
            return (true, true, false)
        }
        if isFull {
            dispatch()
        } else if isFirst, interval <= .zero {
            scheduler.schedule(options: options) { [self] in closeGroup() }
        }
        return isAccepted && count == nil ? .max(1) : .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        var rest: [Input] = []
        let isFirst = end(completion) { queue in
            if completion.isFailure {
                swap(&queue.held, &rest)
            } else {
                queue.closeGroup()
            }
        }
        if isFirst { dispatch() }
    }

    @inlinable
    func dispatch() {
        scheduler.schedule(options: options) { [self] in deliverGroups() }
    }

    /// Runs as a job: delivers the groups for which there is demand. A request from inside a delivery doesn't recurse.
    @inlinable
    func deliverGroups() {
        perform(mayWait: jobsRunOnSender) { [self] in
            guard !isDelivering else { return }
            isDelivering = true
            while deliverNext() {}
            isDelivering = false
        }
    }

    /// Runs as a job at the end of an interval.
    @inlinable
    func closeGroup() {
        queue.withLockUnchecked { if $0.isReceiving { $0.closeGroup() } }
        deliverGroups()
    }
}

extension DeliveryQueue {
    /// Makes the open group due, unless it is empty.
    @inlinable
    mutating func closeGroup<Element>() where Held == [Element], Value == [Element] {
        guard !held.isEmpty else { return }
        due.append(held)
        held = []
    }
}
