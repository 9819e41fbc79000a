extension Publisher {
    /// Delivers values and the completion through the scheduler, in order; the subscription comes at once (C18).
    ///
    /// Always asynchronous on a scheduler that is, also when already there. Cancelling drops what is on its way (C19).
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
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
            upstream.receive(
                subscriber: ReceiveOnJunction(subscriber, scheduler: scheduler, options: options))
        }
    }
}

final class ReceiveOnJunction<Downstream: Subscriber, Context: Scheduler>: Junction<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, upstreams: 1)
    }

    override func demanded(_ demand: Subscribers.Demand) { request(0, demand) }

    func receive(subscription: any Subscription) {
        if connect(0, subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard isOpen else { return .none }
        scheduler.schedule(options: options) { [self] in
            act { [self] in
                let more = downstream.receive(input)
                if more != .none { request(0, more) }
            }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard disconnect(0) else { return }
        scheduler.schedule(options: options) { [self] in act { [self] in finish(completion) } }
    }
}
