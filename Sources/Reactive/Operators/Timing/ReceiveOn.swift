extension Publisher {
    /// Delivers values and the completion through the scheduler, in order; the subscription comes at once (C18).
    ///
    /// Always asynchronous on a scheduler that is, also when already there. Cancelling drops what is on its way (C19).
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias M = ReceiveOnMachine<Output, Failure>
            let junction = Junction(M(), upstreams: 1, downstream: AnySubscriber(subscriber))
            subscriber.receive(subscription: junction)
            let schedule: (M.Event) -> Void = { [scheduler, options, weak junction] event in
                scheduler.schedule(options: options) { junction?.send(event) }
            }
            upstream.receive(subscriber: ReceiveOnInlet(junction: junction, schedule: schedule))
        }
    }
}

private struct ReceiveOnInlet<Input, Failure: Error>: Subscriber {
    let junction: Junction<ReceiveOnMachine<Input, Failure>>
    let schedule: (ReceiveOnMachine<Input, Failure>.Event) -> Void
    var combineIdentifier: CombineIdentifier { CombineIdentifier(junction) }

    func receive(subscription: any Subscription) {
        if junction.connect(0, subscription) { junction.send(.connected) }
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        schedule(.value(input))
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        junction.disconnect(0)
        schedule(.end(completion))
    }
}

/// Passes everything on; what is asked before upstream is there waits for it.
struct ReceiveOnMachine<Output, Failure: Error>: Machine {
    enum Event {
        case connected
        case value(Output)
        case end(Subscribers.Completion<Failure>)
    }
    private var isConnected = false
    private var early = Subscribers.Demand.none

    mutating func handle(_ event: Event, _ effects: inout [Effect<Output, Failure>]) {
        switch event {
        case .connected:
            isConnected = true
            if early != .none { effects.append(.requestUpstream(0, early)) }
        case .value(let value): effects.append(.emit(value))
        case .end(let completion): effects.append(.complete(completion))
        }
    }

    mutating func request(_ demand: Subscribers.Demand, _ effects: inout [Effect<Output, Failure>]) {
        if isConnected { effects.append(.requestUpstream(0, demand)) } else { early += demand }
    }
}
