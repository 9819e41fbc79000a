extension Publisher {
    /// Delivers a value when no other has followed it for so long (C20).
    ///
    /// Asks upstream for everything. A value that nobody asked for in time is dropped; one that still waits when
    /// upstream ends is, too. The completion goes through the scheduler.
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

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: DebounceJunction(subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
        }
    }
}

/// Each value has a generation; a timer that finds another one than its own comes too late.
final class DebounceJunction<Downstream: Subscriber, Context: Scheduler>: Junction<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    @exclusivity(unchecked) private var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) private var generation = 0
    @exclusivity(unchecked) private var pending: Input?

    init(
        _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, upstreams: 1)
    }

    override func demanded(_ demand: Subscribers.Demand) { wanted += demand }

    override func dismantle() { pending = nil }

    func receive(subscription: any Subscription) {
        guard connect(0, subscription) else { return }
        downstream.receive(subscription: self)
        request(0, .unlimited)
    }
    func receive(_ input: Input) -> Subscribers.Demand { Inlet<Main>(self, 0).receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { Inlet<Main>(self, 0).receive(completion: completion) }

    private func fire(_ due: Int) {
        guard due == generation, let value = pending.take(), wanted > 0 else { return }
        if wanted != .unlimited { wanted -= 1 }
        let more = downstream.receive(value)
        wanted += more
    }

    enum Main: Port {
        typealias Core = DebounceJunction<Downstream, Context>

        static func receive(_ input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
            core.generation += 1
            core.pending = input
            let due = core.generation
            core.scheduler.schedule(
                after: core.scheduler.now.advanced(by: core.dueTime), tolerance: core.scheduler.minimumTolerance,
                options: core.options
            ) { core.act { core.fire(due) } }
            return .none
        }
        static func receive(completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
            core.pending = nil
            core.scheduler.schedule(options: core.options) { core.act { core.finish(completion) } }
        }
    }
}
