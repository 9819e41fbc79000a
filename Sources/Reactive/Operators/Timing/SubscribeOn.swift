import Synchronization

extension Publisher {
    /// Subscribes, asks and cancels upstream through the scheduler; values and the completion come as upstream sends them.
    ///
    /// Nothing comes after cancelling, though upstream hears of it later. A request from inside of a request traps, which
    /// only a scheduler that runs jobs at once can bring about: as in Combine.
    @_transparent
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.SubscribeOn<Self, S>
    {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        @_transparent
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = SubscribeOnConduit(subscriber, scheduler: scheduler, options: options)
            scheduler.schedule(options: options) { [upstream] in upstream.receive(subscriber: conduit) }
        }
    }
}

extension Publishers.SubscribeOn: Sendable
where Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable {}

@usableFromInline
final class SubscribeOnConduit<Downstream: Subscriber, Context: Scheduler>: Conduit, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?

    @inlinable
    init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        let remote = RemoteSubscription(subscription, scheduler: scheduler, options: options, for: self)
        if begin(remote) { downstream.receive(subscription: self) }
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isLive ? downstream.receive(input) : .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if end(cancelsUpstream: false) { downstream.receive(completion: completion) }
    }
}

/// Upstream's subscription, which is used through the scheduler only.
private final class RemoteSubscription<Context: Scheduler>: Abandonable {
    private let subscription: any Subscription
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    /// What downstream holds: jobs keep it.
    private weak var owner: Conduit?
    /// Somebody is asking upstream.
    private let asking = Trampoline()

    init(
        _ subscription: any Subscription, scheduler: Context, options: Context.SchedulerOptions?, for owner: Conduit
    ) {
        self.subscription = subscription
        self.scheduler = scheduler
        self.options = options
        self.owner = owner
    }

    func request(_ demand: Subscribers.Demand) {
        scheduler.schedule(options: options) { [self, owner] in
            let entry = asking.tryEnter()
            precondition(
                entry != .again, "SubscribeOn: asked from inside of a request, by a scheduler that runs jobs at once")
            subscription.request(demand)
            if entry == .first { asking.leave() }
            withExtendedLifetime(owner) {}
        }
    }

    func cancel() { end { $0.cancel() } }

    func abandon() { end { $0.abandonIfPossible() } }

    private func end(_ end: @escaping (any Subscription) -> Void) {
        scheduler.schedule(options: options) { [self, owner] in
            end(subscription)
            withExtendedLifetime(owner) {}
        }
    }
}
