/// The engine of operators that deliver through a scheduler. Events wait in a queue, and each job that the scheduler
/// runs delivers the oldest one. Each operator has a final subclass, which is upstream's subscriber.
///
/// Downstream therefore receives values in the order in which they became due, one at a time, and the completion last.
/// This holds in whatever order and on however many threads the scheduler runs its jobs. Upstream never waits for a
/// delivery. A new timer replaces the previous one; a scheduler that ignores cancellations does no harm.
///
///     a value or the completion waits ⇒ at least as many jobs haven't run, or (`keep`) there is no demand
///
/// The queue is guarded by its lock. Deliveries happen inside the coordinator's trampoline. No clock is read under the
/// lock.
@usableFromInline
class ScheduledDelivery<Held, Downstream: Subscriber, Context: Scheduler>: SerialCoordinator<Downstream> {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline typealias Queue = DeliveryQueue<Held, Downstream.Input, Downstream.Failure>
    @usableFromInline typealias Stride = Context.SchedulerTimeType.Stride

    @usableFromInline final let scheduler: Context
    @usableFromInline final let options: Context.SchedulerOptions?
    @usableFromInline final let policy: DeliveryPolicy
    /// The value of `held` when nothing waits.
    @usableFromInline final let empty: Held
    @usableFromInline final let queue: Lock<Queue>

    @inlinable
    init(
        _ downstream: Downstream, holding held: Held, on scheduler: Context, options: Context.SchedulerOptions?,
        _ policy: DeliveryPolicy
    ) {
        self.scheduler = scheduler
        self.options = options
        self.policy = policy
        empty = held
        queue = Lock(unchecked: DeliveryQueue(held: held))
        super.init(downstream, upstreams: 1)
    }

    /// False, because scheduled jobs keep this object and its downstream alive after a cancellation.
    @usableFromInline
    final override var _deliversSerially: Bool { false }

    // MARK: - For subclasses

    /// Called when the subscription has arrived, before downstream receives its own.
    @usableFromInline
    func connected() {}

    /// Called after downstream has received its subscription.
    @usableFromInline
    func subscribed() {}

    // MARK: - Called by upstream and downstream

    /// Implements the subscriber's `receive(subscription:)`.
    @usableFromInline
    final func begin(_ subscription: any Subscription) {
        guard connect(0, subscription) else { return }
        queue.withLockUnchecked { if $0.phase == .waiting { $0.phase = .receiving } }
        connected()
        downstream.receive(subscription: self)
        subscribed()
    }

    /// Makes a value due; the caller must then schedule a job. Returns false if the value arrived before the
    /// subscription or after the end.
    @inlinable @inline(__always)
    final func makeDue(_ value: Downstream.Input) -> Bool {
        queue.withLockUnchecked { queue in
            guard queue.isReceiving else { return false }
            queue.due.append(value)
            return true
        }
    }

    /// Stops receiving from upstream and invalidates the timer; the caller must then schedule a job. Returns false if
    /// upstream has ended before.
    @inlinable
    final func end(
        _ completion: Subscribers.Completion<Failure>, _ change: (inout Queue) -> Void = { _ in }
    ) -> Bool {
        let (isFirst, token) = queue.withLockUnchecked { queue -> (Bool, (any Cancellable)?) in
            guard queue.isReceiving else { return (false, nil) }
            queue.phase = .ended
            queue.completion = completion
            change(&queue)
            return (true, queue.disarm())
        }
        token?.cancel()
        return isFirst
    }

    /// Forwards or counts demand. Forwarded demand of zero isn't checked here; upstream decides whether it traps.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        if policy.demand == .relay {
            request(0, demand)
        } else {
            queue.withLockUnchecked { $0.outstanding += demand }
        }
    }

    /// Handles demand that downstream has returned for a value; the same as a request by default.
    @usableFromInline
    func requestReturned(_ demand: Subscribers.Demand, for value: Downstream.Input) { request(demand) }

    /// Cancels upstream and releases the waiting events.
    @usableFromInline
    override func cancel() {
        var dropped = Queue(held: empty)
        let closes = queue.withLockUnchecked { [policy] queue in
            switch queue.phase {
            case .waiting: return policy.countsEarlyCancel
            case .receiving:
                queue.clear(into: &dropped)
                return true
            case .ended:
                queue.clear(into: &dropped)
                guard policy.completesAnyway, dropped.completion != nil else { return true }
                queue.completion = dropped.completion
                return false
            case .closed: return false
            }
        }
        if closes { close() }
        dropped.token?.cancel()
    }

    @usableFromInline
    override func releaseState() {
        var dropped = Queue(held: empty)
        queue.withLockUnchecked { queue in
            queue.phase = .closed
            queue.clear(into: &dropped)
        }
        dropped.token?.cancel()
    }

    // MARK: - Delivering

    /// Whether a job runs inside of the call that scheduled it. Then it may wait, as senders do. A thread of another
    /// scheduler doesn't wait for one that delivers, but goes on to its next job.
    @inlinable @inline(__always)
    final var jobsRunOnSender: Bool { Context.self == ImmediateScheduler.self }

    /// Runs as a job: delivers the oldest waiting event.
    @inlinable
    final func deliver() {
        perform(mayWait: jobsRunOnSender) { [self] in _ = deliverNext() }
    }

    /// Delivers the oldest waiting event; returns whether it was a value and the coordinator is still open. Called
    /// inside.
    @inlinable
    final func deliverNext() -> Bool {
        switch queue.withLockUnchecked({ [policy] in $0.next(policy.demand) }) {
        case .value(let value):
            let more = downstream.receive(value)
            if more != .none { requestReturned(more, for: value) }
            return isOpen
        case .dropped: return true
        case .completion(let completion):
            _ = disconnect(0)
            finish(completion)
            return false
        case .nothing: return false
        }
    }
}
