import Synchronization

extension Publisher {
    /// Subscribes to, requests from and cancels this publisher through a scheduler.
    ///
    /// - **Demand:** Forwarded to upstream unchanged, through the scheduler. As in Combine, a request inside a request
    ///   traps. Only a scheduler that runs jobs synchronously makes that possible.
    /// - **Completion** and **failure:** Delivered as upstream sends them.
    /// - **Order:** Values are delivered as upstream sends them, on upstream's thread. After a cancellation nothing is
    ///   delivered, although upstream is cancelled later, through the scheduler.
    ///
    /// ```swift
    /// func load<S: Scheduler>(_ file: AnyPublisher<String, Never>, on background: S) -> AnyCancellable {
    ///     file.subscribe(on: background).sink { print($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler on which upstream is used.
    ///   - options: The scheduler's options for each job; nil by default.
    /// - Returns: A publisher of the same values.
    @_transparent
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.SubscribeOn<Self, S>
    {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that uses its upstream through a scheduler. Made by `subscribe(on:options:)`.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is used through the scheduler.
        public let upstream: Upstream
        /// The scheduler on which upstream is used.
        public let scheduler: Context
        /// The scheduler's options for each job.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that uses its upstream through a scheduler.
        ///
        /// - Parameters:
        ///   - upstream: The publisher that is used through the scheduler.
        ///   - scheduler: The scheduler on which upstream is used.
        ///   - options: The scheduler's options for each job.
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
        let remote = ScheduledSubscription(subscription, scheduler: scheduler, options: options, for: self)
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

/// Uses upstream's subscription through the scheduler.
private final class ScheduledSubscription<Context: Scheduler>: Abandonable {
    private let subscription: any Subscription
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    /// The subscription that downstream holds. Jobs keep it alive.
    private weak var owner: Conduit?
    /// Entered during a request to upstream.
    private let requesting = Trampoline()

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
            let entry = requesting.tryEnter()
            precondition(
                entry != .again, "SubscribeOn: requested inside a request, on a scheduler that runs jobs synchronously")
            subscription.request(demand)
            if entry == .first { requesting.leave() }
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
