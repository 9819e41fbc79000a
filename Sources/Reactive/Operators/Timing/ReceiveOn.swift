extension Publisher {
    /// Delivers values and the completion through a scheduler.
    ///
    /// - **Demand:** Forwarded to upstream unchanged and at once.
    /// - **Completion** and **failure:** Delivered through the scheduler, after all values.
    /// - **Order:** Delivers one event at a time, in upstream's order, also on a scheduler that runs jobs concurrently.
    ///   The subscription is delivered synchronously.
    ///
    /// On an asynchronous scheduler, delivery is always asynchronous, also if a value arrives on that scheduler. A
    /// cancellation drops the waiting values. As in Combine, a completion that upstream has already sent is still
    /// delivered.
    ///
    /// ```swift
    /// func show<S: Scheduler>(_ values: PassthroughSubject<Int, Never>, on main: S) -> AnyCancellable {
    ///     values.receive(on: main).sink { print($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that delivers.
    ///   - options: The scheduler's options for each job; nil by default.
    /// - Returns: A publisher of the same values.
    @inlinable @inline(__always)
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delivers upstream's events through a scheduler. Made by `receive(on:options:)`.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are delivered.
        public let upstream: Upstream
        /// The scheduler that delivers.
        public let scheduler: Context
        /// The scheduler's options for each job.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that delivers through a scheduler.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose events are delivered.
        ///   - scheduler: The scheduler that delivers.
        ///   - options: The scheduler's options for each job.
        @_transparent
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: ReceiveOnDelivery(subscriber, on: scheduler, options: options))
        }
    }
}

extension Publishers.ReceiveOn: Sendable
where Upstream: Sendable, Context: Sendable, Context.SchedulerOptions: Sendable {}

@usableFromInline
final class ReceiveOnDelivery<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<Void, Downstream, Context>,
    Subscriber
{
    @usableFromInline typealias Input = Downstream.Input

    @inlinable
    init(_ downstream: Downstream, on scheduler: Context, options: Context.SchedulerOptions?) {
        super.init(downstream, holding: (), on: scheduler, options: options, .forwarding)
    }

    @inlinable
    func receive(subscription: any Subscription) { begin(subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if makeDue(input) { scheduler.schedule(options: options) { [self] in deliver() } }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if end(completion) { scheduler.schedule(options: options) { [self] in deliver() } }
    }
}
