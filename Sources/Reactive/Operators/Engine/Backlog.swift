/// A junction with one upstream whose values may have to wait until downstream asks for them: `buffer`, `replaceEmpty`.
///
/// What can be delivered at once is (C6: depth first). Draining is one loop: what is sent and asked for from inside of its
/// deliveries is seen to by it, so that the stack doesn't grow.
///
///     isDraining ∨ wanted = 0 ∨ waiting = []
///
/// It's upstream's subscriber and downstream's subscription in one; used before upstream's subscription, it does nothing.
@usableFromInline
class Backlog<Downstream: Subscriber>: Junction<Downstream> {
    @exclusivity(unchecked) @usableFromInline final var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline final var waiting = Ring<Downstream.Input>()
    @exclusivity(unchecked) @usableFromInline final var isDraining = false
    /// Written once, before anyone downstream holds this.
    @exclusivity(unchecked) @usableFromInline final var isConnected = false

    /// The loop that drains, made where the types are known: demand comes through this class's table, as unspecialised code.
    @usableFromInline final let loop: (Backlog) -> Int

    @inlinable @inline(__always)
    init(_ downstream: Downstream) {
        loop = { core in
            var count = 0
            while core.wanted > 0, core.isOpen, let value = core.waiting.popFirst() {
                count += 1
                _ = core.deliver(value)
            }
            return count
        }
        super.init(downstream, upstreams: 1)
    }

    @usableFromInline
    override func cancel() { if isConnected { super.cancel() } }

    @usableFromInline
    override func dismantle() { waiting = Ring() }

    /// Whether a value can be delivered at once.
    @inlinable @inline(__always)
    final var isThrough: Bool { wanted > 0 && waiting.isEmpty }

    /// Delivers a value that can be, and then what has come to wait meanwhile and was asked for, unless a drain is going on,
    /// which does it. Returns how many values those were.
    @inlinable @inline(__always)
    final func deliverThrough(_ value: Downstream.Input) -> (count: Int, more: Subscribers.Demand) {
        let more = deliver(value)
        return (1 + (waiting.isEmpty || wanted == .none ? 0 : drain() ?? 0), more)
    }

    @inlinable @inline(__always)
    final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        if wanted != .unlimited { wanted -= 1 }
        let more = downstream.receive(value)
        if more != .none { wanted += more }
        return more
    }

    /// Delivers what waits, as far as it was asked for; returns how many values that were, nil if a drain is going on.
    @inlinable
    final func drain() -> Int? {
        if isDraining { return nil }
        isDraining = true
        defer { isDraining = false }
        return loop(self)
    }
}
