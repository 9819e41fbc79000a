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
            typealias M = DebounceMachine<Output, Failure>
            let link = Link<M>()
            let machine = M(
                arm: { [scheduler, options, dueTime] generation in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) { link.junction?.send(.due(generation)) }
                },
                later: { [scheduler, options] completion in
                    scheduler.schedule(options: options) { link.junction?.send(.end(completion)) }
                })
            let junction = Junction(machine, upstreams: 1, downstream: AnySubscriber(subscriber))
            link.junction = junction
            subscriber.receive(subscription: junction)
            upstream.receive(
                subscriber: Inlet<M, Output, Failure>(
                    junction, 0, onConnection: .connected, onValue: { .value($0) }, onCompletion: { .ended($0) }))
        }
    }
}

/// How scheduled work finds its junction, without keeping it. Set before anything is scheduled.
private final class Link<M: Machine> {
    weak var junction: Junction<M>?
}

/// Each value has a generation; a timer that finds another one than its own comes too late.
struct DebounceMachine<Output, Failure: Error>: Machine {
    enum Event {
        case connected
        case value(Output)
        case due(Int)
        /// Upstream has ended.
        case ended(Subscribers.Completion<Failure>)
        /// The end, through the scheduler.
        case end(Subscribers.Completion<Failure>)
    }
    private let arm: (Int) -> Void
    private let later: (Subscribers.Completion<Failure>) -> Void
    private var generation = 0
    private var pending: Output?
    private var wanted = Subscribers.Demand.none

    init(arm: @escaping (Int) -> Void, later: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.arm = arm
        self.later = later
    }

    mutating func handle(_ event: Event, _ effects: inout [Effect<Output, Failure>]) {
        switch event {
        case .connected: effects.append(.requestUpstream(0, .unlimited))
        case .value(let value):
            generation += 1
            pending = value
            effects.append(.perform { [arm, generation] in arm(generation) })
        case .due(let due):
            guard due == generation, let value = pending.take(), wanted > 0 else { return }
            wanted -= 1
            effects.append(.emit(value))
        case .ended(let completion):
            pending = nil
            effects.append(.perform { [later] in later(completion) })
        case .end(let completion):
            effects.append(.complete(completion))
        }
    }

    mutating func request(_ demand: Subscribers.Demand, _ effects: inout [Effect<Output, Failure>]) {
        wanted += demand
    }
}
