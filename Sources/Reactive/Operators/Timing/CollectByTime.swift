import Synchronization

extension Publisher {
    /// Delivers what has come in each interval as one array, through the scheduler; `.byTimeOrCount` also as soon as so
    /// many have come.
    ///
    /// The intervals follow each other from the subscription on, full groups or not. An interval in which nothing came
    /// delivers nothing. A group that nobody has asked for waits, in order. When upstream finishes, the rest is delivered
    /// as a last group, and then the completion; when it fails, groups that are closed are delivered, but the rest isn't.
    ///
    /// `.byTime` asks upstream for everything once it is asked; `.byTimeOrCount` for count × n values when asked for n
    /// groups. A count below 1 is reported, and counts as 1. With an interval of zero or less a group is closed as soon
    /// as the scheduler comes to it. Without demand the groups grow without bound.
    @_transparent
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// When a group of values is closed.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and when it has so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

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
            let grouper =
                switch strategy {
                case .byTime(let scheduler, let interval):
                    Grouper<Upstream.Output, S, Context>(
                        subscriber, interval: interval, count: nil, on: scheduler, options: options)
                case .byTimeOrCount(let scheduler, let interval, let count):
                    Grouper<Upstream.Output, S, Context>(
                        subscriber, interval: interval,
                        count: count > 0
                            ? count : Diagnostics.raise(count, to: 1, "count", for: "collect", of: Upstream.self),
                        on: scheduler, options: options)
                }
            upstream.receive(subscriber: grouper)
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

/// Holds the open group. `due` are the closed ones.
///
///     held.count < count
@usableFromInline
final class Grouper<Input, Downstream: Subscriber, Context: Scheduler>: Crossing<[Input], Downstream, Context>,
    Subscriber
where Downstream.Input == [Input] {
    @usableFromInline let interval: Stride
    /// nil for groups of any size.
    @usableFromInline let count: Int?
    @usableFromInline let wasAsked = Atomic<Bool>(false)
    /// Guarded by the turnstile.
    @exclusivity(unchecked) @usableFromInline var isDelivering = false

    @inlinable
    init(
        _ downstream: Downstream, interval: Stride, count: Int?, on scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.interval = interval
        self.count = count
        super.init(downstream, holding: [], on: scheduler, options: options, CrossingRules(.keep))
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
        let hasWork = line.withLockUnchecked { line in
            line.wanted += demand
            return !line.due.isEmpty
        }
        if let count {
            request(0, demand * count)
        } else if !wasAsked.exchange(true, ordering: .relaxed) {
            request(0, .unlimited)
        }
        if hasWork { dispatch() }
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        let (isFull, isFirst) = line.withLockUnchecked { [count] line in
            guard line.isReceiving else { return (false, false) }
            line.held.append(input)
            guard line.held.count == count else { return (false, line.held.count == 1) }
            line.closeGroup()
            return (true, false)
        }
        if isFull {
            dispatch()
        } else if isFirst, interval <= .zero {
            scheduler.schedule(options: options) { [self] in closeGroup() }
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        var rest: [Input] = []
        let isFirst = end(completion) { line in
            if completion.isFailure {
                swap(&line.held, &rest)
            } else {
                line.closeGroup()
            }
        }
        if isFirst { dispatch() }
    }

    @inlinable
    func dispatch() {
        scheduler.schedule(options: options) { [self] in deliverGroups() }
    }

    /// A job: delivers what is due and asked for, without recursion if that is asked for from inside.
    @inlinable
    func deliverGroups() {
        act { [self] in
            guard !isDelivering else { return }
            isDelivering = true
            while handOver() {}
            isDelivering = false
        }
    }

    /// A job: the interval is over.
    @inlinable
    func closeGroup() {
        line.withLockUnchecked { if $0.isReceiving { $0.closeGroup() } }
        deliverGroups()
    }
}

extension Line {
    /// Makes the open group due, unless it is empty.
    @inlinable
    mutating func closeGroup<Element>() where Held == [Element], Value == [Element] {
        guard !held.isEmpty else { return }
        due.append(held)
        held = []
    }
}
