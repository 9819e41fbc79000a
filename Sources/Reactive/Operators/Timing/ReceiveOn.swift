extension Publisher {
    /// Delivers values and the completion through the scheduler; the subscription comes at once (C18).
    ///
    /// They arrive in upstream's order, one at a time and the completion last, also on a scheduler that runs its jobs
    /// concurrently. Always asynchronous on a scheduler that is, also when already there. Cancelling drops the values
    /// that are on their way (C19), but as in Combine a completion that upstream has already sent still comes. Demand
    /// goes to upstream as it is.
    @inlinable @inline(__always)
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

        @_transparent
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Forwarder(subscriber, on: scheduler, options: options))
        }
    }
}

extension Publishers.ReceiveOn: Sendable
where Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable {}

@usableFromInline
final class Forwarder<Downstream: Subscriber, Context: Scheduler>: Crossing<Void, Downstream, Context>, Subscriber {
    @usableFromInline typealias Input = Downstream.Input

    @inlinable
    init(_ downstream: Downstream, on scheduler: Context, options: Context.SchedulerOptions?) {
        super.init(downstream, holding: (), on: scheduler, options: options, .forwarding)
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if lineUp(input) { scheduler.schedule(options: options) { [self] in deliver() } }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if end(completion) { scheduler.schedule(options: options) { [self] in deliver() } }
    }
}
