/// What merge and flatMap have in common: the values of all upstreams, as they come, to one downstream (C14).
///
/// Each upstream is asked for one value at a time, until downstream asks for everything: then each is asked for
/// everything, too. What can't be delivered yet waits here, and its upstream is asked again when it's delivered.
///
///     waiting ≠ [] ⇒ wanted = 0, or isDraining
///     isUnlimited ⇒ wanted = unlimited, and the upstreams know it
///     running = the number of upstreams that haven't finished
@usableFromInline
class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
    @exclusivity(unchecked) @usableFromInline final var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline final var waiting = Ring<(slot: Int, value: Downstream.Input)>()
    @exclusivity(unchecked) @usableFromInline final var running: Int
    @exclusivity(unchecked) private final var isDraining = false
    @exclusivity(unchecked) private final var isUnlimited = false
    /// The slot of the first of the upstreams whose values are delivered.
    private final let first: Int

    @usableFromInline
    init(_ downstream: Downstream, upstreams: Int, deliversFrom first: Int) {
        running = upstreams
        self.first = first
        super.init(downstream, upstreams: upstreams)
    }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        wanted += demand
        // Asked while draining, the one who drains goes on: however much waits, nothing recurses.
        if isDraining { return }
        isDraining = true
        while wanted > 0, isOpen, let (slot, value) = waiting.popFirst() {
            if wanted != .unlimited { wanted -= 1 }
            let more = downstream.receive(value)
            wanted += more
            if wanted != .unlimited { request(slot, .max(1)) }
        }
        isDraining = false
        if wanted == .unlimited, !isUnlimited {
            isUnlimited = true
            request(from: first, .unlimited)
        }
        finishIfDone()
    }

    @usableFromInline
    override func dismantle() { waiting = Ring() }

    override func checkState() {
        waiting.checkInvariants()
        precondition(!isDraining && running >= 0)
        precondition(!isOpen || waiting.isEmpty || wanted == .none)
        precondition(!isUnlimited || wanted == .unlimited)
    }

    @usableFromInline
    final func finishIfDone() {
        if running == 0, waiting.isEmpty { finish(.finished) }
    }

    /// Delivers a value, now or later; returns what its upstream is asked for.
    @inlinable @inline(__always)
    final func deliver(_ value: Downstream.Input, from slot: Int) -> Subscribers.Demand {
        if waiting.isEmpty {
            if wanted == .unlimited {
                // More than everything can't be asked for.
                _ = downstream.receive(value)
                return .none
            }
            if wanted > 0 {
                wanted -= 1
                let more = downstream.receive(value)
                wanted += more
                // Sent from inside, something may wait by now.
                if !waiting.isEmpty || wanted == .unlimited { demanded(.none) }
                return wanted == .unlimited ? .none : .max(1)
            }
        }
        waiting.append((slot, value))
        return .none
    }

    /// What an upstream is asked for first.
    @usableFromInline
    final var start: Subscribers.Demand { wanted == .unlimited ? .unlimited : .max(1) }
}

@usableFromInline
enum MergePort<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = MergeJunction<Downstream>

    @usableFromInline
    static func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        subscription.request(core.start)
    }

    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.deliver(input, from: slot)
    }

    @inlinable
    static func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        if completion.isFailure { return core.finish(completion) }
        core.running -= 1
        core.finishIfDone()
    }
}

extension MergeJunction {
    /// For merge: all upstreams are there, and their values are delivered.
    @inlinable @inline(__always)
    convenience init(merging downstream: Downstream, _ count: Int) {
        self.init(downstream, upstreams: count, deliversFrom: 0)
        downstream.receive(subscription: self)
    }

    @inlinable @inline(__always)
    func inlet(_ slot: Int) -> Inlet<MergePort<Downstream>> { Inlet(self, slot) }
}
