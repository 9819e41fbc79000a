/// The engine of `merge` and `flatMap`: delivers the values of all upstreams to one downstream as they arrive.
///
/// Each upstream gets demand for one value at a time. Once downstream requests unlimited demand, each upstream gets
/// unlimited demand. A value without demand waits here, and its upstream gets new demand when the value is delivered.
///
///     waiting ≠ [] ⇒ outstanding = 0, or isDraining
///     isUnlimited ⇒ outstanding = unlimited, and the upstreams got unlimited demand
///     running = the number of upstreams that haven't finished
@usableFromInline
class MergeCoordinator<Downstream: Subscriber>: SerialCoordinator<Downstream> {
    /// The demand that downstream has requested and not received.
    @exclusivity(unchecked) @usableFromInline final var outstanding = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline final var waiting = Ring<(slot: Int, value: Downstream.Input)>()
    @exclusivity(unchecked) @usableFromInline final var running: Int
    @exclusivity(unchecked) private final var isDraining = false
    @exclusivity(unchecked) private final var isUnlimited = false
    /// The first slot whose upstream's values are delivered.
    private final let first: Int

    @usableFromInline
    init(_ downstream: Downstream, upstreams: Int, deliversFrom first: Int) {
        running = upstreams
        self.first = first
        super.init(downstream, upstreams: upstreams)
    }

    @usableFromInline
    override func demandAdded(_ demand: Subscribers.Demand) {
        outstanding += demand
        // The loop below continues with demand that arrives during it, so nothing recurses.
        if isDraining { return }
        isDraining = true
        while outstanding > 0, isOpen, let (slot, value) = waiting.popFirst() {
            if outstanding != .unlimited { outstanding -= 1 }
            let more = downstream.receive(value)
            outstanding += more
            if outstanding != .unlimited { request(slot, .max(1)) }
        }
        isDraining = false
        if outstanding == .unlimited, !isUnlimited {
            isUnlimited = true
            request(from: first, .unlimited)
        }
        finishIfDone()
    }

    @usableFromInline
    override func releaseState() { waiting = Ring() }

    override func checkState() {
        waiting.checkInvariants()
        precondition(!isDraining && running >= 0)
        precondition(!isOpen || waiting.isEmpty || outstanding == .none)
        precondition(!isUnlimited || outstanding == .unlimited)
    }

    @usableFromInline
    final func finishIfDone() {
        if running == 0, waiting.isEmpty { finish(.finished) }
    }

    /// Delivers a value, or stores it until there is demand. Returns additional demand for its upstream.
    @inlinable @inline(__always)
    final func deliver(_ value: Downstream.Input, from slot: Int) -> Subscribers.Demand {
        if waiting.isEmpty {
            if outstanding == .unlimited {
                // Demand is already unlimited, so downstream's answer doesn't count.
                _ = downstream.receive(value)
                return .none
            }
            if outstanding > 0 {
                outstanding -= 1
                let more = downstream.receive(value)
                outstanding += more
                // A value that was sent during the delivery may wait now.
                if !waiting.isEmpty || outstanding == .unlimited { demandAdded(.none) }
                return outstanding == .unlimited ? .none : .max(1)
            }
        }
        waiting.append((slot, value))
        return .none
    }

    /// The demand for an upstream whose subscription has arrived.
    @usableFromInline
    final var initialDemand: Subscribers.Demand { outstanding == .unlimited ? .unlimited : .max(1) }
}

/// Handles an upstream whose values are delivered.
@usableFromInline
protocol MergedUpstreamHandler<Downstream>: UpstreamHandler
where Core: MergeCoordinator<Downstream>, Input == Downstream.Input, Failure == Downstream.Failure {}

extension MergedUpstreamHandler {
    @inlinable
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        subscription.request(core.initialDemand)
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.deliver(input, from: slot)
    }
}

@usableFromInline
struct MergeHandler<Downstream: Subscriber>: MergedUpstreamHandler {
    @usableFromInline typealias Core = MergeCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        if completion.isFailure { return core.finish(completion) }
        core.running -= 1
        core.finishIfDone()
    }
}

/// Subscribes one downstream to the upstreams of a merge, one after the other.
@usableFromInline
struct MergeInputs<Downstream: Subscriber> {
    @usableFromInline let core: MergeCoordinator<Downstream>
    /// The slot of the next upstream.
    @usableFromInline var slot = 0

    /// Sends downstream its subscription. `merge` must be called `count` times.
    @inlinable @inline(__always)
    init(merging count: Int, for downstream: Downstream) {
        core = MergeCoordinator(downstream, upstreams: count, deliversFrom: 0)
        downstream.receive(subscription: core)
    }

    /// Subscribes to the next upstream.
    @inlinable @inline(__always) @discardableResult
    func merge<P: Publisher>(_ publisher: P) -> MergeInputs
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.receive(subscriber: UpstreamSubscriber(core, slot, MergeHandler()))
        var next = self
        next.slot += 1
        return next
    }
}
