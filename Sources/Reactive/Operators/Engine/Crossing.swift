/// What an operator does with demand, and with a subscriber that cancels at an odd moment. They differ as they do in Combine.
@usableFromInline
struct CrossingRules {
    @usableFromInline
    enum Demand {
        /// Upstream is asked what downstream asks.
        case relay
        /// Counted here: a value that nobody has asked for when its turn comes is dropped.
        case drop
        /// Counted here: values wait until they are asked for.
        case keep
    }
    @usableFromInline let demand: Demand
    /// Whether cancelling before the subscription counts: then that one is cancelled when it comes.
    @usableFromInline let countsEarlyCancel: Bool
    /// Whether a completion that is on its way comes though downstream has cancelled meanwhile.
    @usableFromInline let completesAnyway: Bool

    @inlinable @inline(__always)
    init(_ demand: Demand, countsEarlyCancel: Bool = true, completesAnyway: Bool = false) {
        self.demand = demand
        self.countsEarlyCancel = countsEarlyCancel
        self.completesAnyway = completesAnyway
    }

    /// Those of `receive(on:)` and `delay`.
    @inlinable @inline(__always)
    static var forwarding: CrossingRules { CrossingRules(.relay, countsEarlyCancel: false, completesAnyway: true) }
}

/// What waits for the scheduler.
///
///     phase: waiting → receiving → ended → closed, leaving out any
///     completion ≠ nil ⇒ phase = ended;   the junction is dismantled ⇒ phase = closed, nothing waits
///     token ≠ nil ⇒ the alarm of this generation is set and hasn't gone off
@usableFromInline
struct Line<Held, Value, Failure: Error>: ~Copyable {
    @usableFromInline
    enum Phase: UInt8 {
        case waiting, receiving
        /// Upstream has ended, or time has.
        case ended
        case closed
    }
    @usableFromInline
    enum Next {
        case value(Value)
        case dropped(Value)
        case completion(Subscribers.Completion<Failure>)
        case nothing
    }

    @usableFromInline var phase = Phase.waiting
    /// To be delivered, the oldest first.
    @usableFromInline var due = Ring<Value>()
    /// To be delivered after all that is due.
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    /// What downstream has asked for and hasn't got, if that is counted here.
    @usableFromInline var wanted = Subscribers.Demand.none
    /// What isn't due yet.
    @usableFromInline var held: Held
    @usableFromInline var generation = 0
    @usableFromInline var token: (any Cancellable)?
    /// The thread that is setting the alarm, 0 if there is none.
    @usableFromInline var setter: UInt = 0

    @inlinable @inline(__always)
    init(held: Held) { self.held = held }

    @inlinable @inline(__always)
    var isReceiving: Bool { phase == .receiving }

    /// Takes what a job has to deliver.
    @inlinable
    mutating func next(_ demand: CrossingRules.Demand) -> Next {
        if due.isEmpty {
            guard let last = completion.take() else { return .nothing }
            return .completion(last)
        }
        if demand != .relay {
            if wanted == .none { return demand == .drop ? .dropped(due.popFirst().unsafelyUnwrapped) : .nothing }
            wanted -= 1
        }
        return .value(due.popFirst().unsafelyUnwrapped)
    }

    /// Moves all that waits elsewhere, to be let go of outside of the lock.
    @usableFromInline
    mutating func clear(into old: inout Line) {
        swap(&self, &old)
        phase = old.phase
        generation = old.generation + 1
    }

    /// Takes the alarm that was set, which must be cancelled outside of the lock, and makes it ineffective.
    @usableFromInline
    mutating func disarm() -> (any Cancellable)? {
        generation += 1
        return token.take()
    }
}

/// The engine of operators that hand on through a scheduler: what is to be delivered waits in a line, and each job that the
/// scheduler runs delivers the oldest that waits. Each operator has a final subclass, which is upstream's subscriber.
///
/// So downstream gets values in the order in which they became due, one at a time, and the completion last, whatever order
/// the scheduler runs its jobs in and on however many threads. Upstream never waits for a delivery. An alarm is a timer of
/// which a new one replaces the old one; a scheduler that ignores cancelling does no harm.
///
///     a value or the completion waits ⇒ at least as many jobs haven't run, or (`keep`) nobody asks
///
/// Guarded by the lock: the line. Deliveries are inside the junction's turnstile. No clock is read under the lock.
@usableFromInline
class Crossing<Held, Downstream: Subscriber, Context: Scheduler>: Junction<Downstream> {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline typealias Waiting = Line<Held, Downstream.Input, Downstream.Failure>
    @usableFromInline typealias Stride = Context.SchedulerTimeType.Stride

    @usableFromInline final let scheduler: Context
    @usableFromInline final let options: Context.SchedulerOptions?
    @usableFromInline final let rules: CrossingRules
    @usableFromInline final let empty: Held
    @usableFromInline final let line: Lock<Waiting>

    @inlinable
    init(
        _ downstream: Downstream, holding held: Held, on scheduler: Context, options: Context.SchedulerOptions?,
        _ rules: CrossingRules
    ) {
        self.scheduler = scheduler
        self.options = options
        self.rules = rules
        empty = held
        line = Lock(unchecked: Line(held: held))
        super.init(downstream, upstreams: 1)
    }

    /// Not said, because jobs that haven't run keep this, and downstream with it, after it was cancelled.
    @usableFromInline
    final override var _deliversSerially: Bool { false }

    // MARK: - For subclasses

    /// The subscription is there; downstream doesn't have it yet.
    @usableFromInline
    func connected() {}

    /// Downstream has its subscription.
    @usableFromInline
    func subscribed() {}

    /// A value is due; false if it doesn't count, because it came early or late. Else a job must be scheduled.
    @inlinable @inline(__always)
    final func lineUp(_ value: Downstream.Input) -> Bool {
        line.withLockUnchecked { line in
            guard line.isReceiving else { return false }
            line.due.append(value)
            return true
        }
    }

    /// Upstream has ended: nothing that it sends counts any more. False if it had. The alarm is off.
    @inlinable
    final func end(
        _ completion: Subscribers.Completion<Failure>, _ change: (inout Waiting) -> Void = { _ in }
    ) -> Bool {
        let (isFirst, token) = line.withLockUnchecked { line -> (Bool, (any Cancellable)?) in
            guard line.isReceiving else { return (false, nil) }
            line.phase = .ended
            line.completion = completion
            change(&line)
            return (true, line.disarm())
        }
        token?.cancel()
        return isFirst
    }

    // MARK: - Upstream's and downstream's side

    /// For the subscriber's `receive(subscription:)`.
    @usableFromInline
    final func begin(_ subscription: any Subscription) {
        guard connect(0, subscription) else { return }
        line.withLockUnchecked { if $0.phase == .waiting { $0.phase = .receiving } }
        connected()
        downstream.receive(subscription: self)
        subscribed()
    }

    /// Whether asking for nothing is an error is upstream's to say.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        if rules.demand == .relay {
            request(0, demand)
        } else {
            line.withLockUnchecked { $0.wanted += demand }
        }
    }

    /// Lets go of what waits (C19).
    @usableFromInline
    override func cancel() {
        var dropped = Waiting(held: empty)
        let closes = line.withLockUnchecked { [rules] line in
            switch line.phase {
            case .waiting: return rules.countsEarlyCancel
            case .receiving:
                line.clear(into: &dropped)
                return true
            case .ended:
                line.clear(into: &dropped)
                guard rules.completesAnyway, dropped.completion != nil else { return true }
                line.completion = dropped.completion
                return false
            case .closed: return false
            }
        }
        if closes { close() }
        dropped.token?.cancel()
    }

    @usableFromInline
    override func dismantle() {
        var dropped = Waiting(held: empty)
        line.withLockUnchecked { line in
            line.phase = .closed
            line.clear(into: &dropped)
        }
        dropped.token?.cancel()
    }

    // MARK: - Delivering

    /// A job: delivers the oldest that waits.
    @inlinable
    final func deliver() {
        act { [self] in _ = handOver() }
    }

    /// Delivers the oldest that waits; false if there was no value. Inside.
    @inlinable
    final func handOver() -> Bool {
        switch line.withLockUnchecked({ [rules] in $0.next(rules.demand) }) {
        case .value(let value):
            let more = downstream.receive(value)
            if more != .none { request(more) }
            return isOpen
        case .dropped: return true
        case .completion(let completion):
            _ = disconnect(0)
            finish(completion)
            return false
        case .nothing: return false
        }
    }

    // MARK: - The alarm

    /// Sets the alarm, in place of the last, after a change; not if upstream isn't connected. The job gets the alarm's
    /// generation, for which `goesOff` says whether it still counts.
    ///
    /// With an interval of zero or less it goes off as soon as the scheduler runs it. It goes off once, though the scheduler
    /// is told an interval, as in Combine.
    @inlinable
    final func setAlarm(
        after interval: Stride, _ change: (inout Waiting) -> Void, job: @escaping (Int) -> Void
    ) -> Bool {
        let (generation, old) = line.withLockUnchecked { line -> (Int?, (any Cancellable)?) in
            guard line.isReceiving else { return (nil, nil) }
            change(&line)
            let old = line.disarm()
            line.setter = ThreadIdentity.current
            return (line.generation, old)
        }
        guard let generation else { return false }
        old?.cancel()
        if interval > .zero {
            let token = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { job(generation) }
            keep(token, generation)
        } else {
            scheduler.schedule(options: options) { job(generation) }
            line.withLockUnchecked { if $0.generation == generation { $0.setter = 0 } }
        }
        return true
    }

    /// Keeps what cancels the alarm, unless that has gone off or been replaced meanwhile.
    @usableFromInline
    final func keep(_ token: any Cancellable, _ generation: Int) {
        let isCurrent = line.withLockUnchecked { line in
            guard line.generation == generation else { return false }
            line.token = token
            line.setter = 0
            return true
        }
        if !isCurrent { token.cancel() }
    }

    /// Whether the alarm still counts; then changes the line, once.
    @inlinable
    final func goesOff(_ generation: Int, _ change: (inout Waiting) -> Void) -> Bool {
        let (counts, token) = line.withLockUnchecked { line -> (Bool, (any Cancellable)?) in
            guard line.generation == generation, line.isReceiving else { return (false, nil) }
            change(&line)
            return (true, line.disarm())
        }
        token?.cancel()
        return counts
    }
}
