/// A coordinator with one upstream whose values may wait for demand. Used by `buffer` and `replaceEmpty`.
///
/// A value for which there is demand is delivered at once, also from inside a delivery. Draining is one loop: it also
/// handles what its deliveries send and request, so that the stack doesn't grow.
///
///     isDraining ∨ outstanding = 0 ∨ waiting = []
///
/// The object is both upstream's subscriber and downstream's subscription. It ignores events before upstream's
/// subscription.
@usableFromInline
class BacklogCoordinator<Downstream: Subscriber>: SerialCoordinator<Downstream> {
    /// The demand that downstream has requested and not received.
    @exclusivity(unchecked) @usableFromInline final var outstanding = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline final var waiting = Ring<Downstream.Input>()
    @exclusivity(unchecked) @usableFromInline final var isDraining = false
    /// Written once, before downstream holds this object.
    @exclusivity(unchecked) @usableFromInline final var isConnected = false

    /// The draining loop, made where the types are known. Demand arrives through this class's method table, where the
    /// code isn't specialised.
    @usableFromInline final let loop: (BacklogCoordinator) -> Int

    @inlinable @inline(__always)
    init(_ downstream: Downstream) {
        loop = { core in
            var count = 0
            while core.outstanding > 0, core.isOpen, let value = core.waiting.popFirst() {
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
    override func releaseState() { waiting = Ring() }

    /// Whether a value can be delivered at once.
    @inlinable @inline(__always)
    final var canDeliverNow: Bool { outstanding > 0 && waiting.isEmpty }

    /// Delivers a value, and then the values that arrived meanwhile, as far as there is demand. A drain that is in
    /// progress delivers those itself. Returns the number of values delivered here, and downstream's answer to `value`.
    @inlinable @inline(__always)
    final func deliverAndDrain(_ value: Downstream.Input) -> (count: Int, more: Subscribers.Demand) {
        let more = deliver(value)
        return (1 + (waiting.isEmpty || outstanding == .none ? 0 : drain() ?? 0), more)
    }

    @inlinable @inline(__always)
    final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        if outstanding != .unlimited { outstanding -= 1 }
        let more = downstream.receive(value)
        if more != .none { outstanding += more }
        return more
    }

    /// Delivers waiting values, as far as there is demand. Returns their number, or nil if a drain is in progress.
    @inlinable
    final func drain() -> Int? {
        if isDraining { return nil }
        isDraining = true
        defer { isDraining = false }
        return loop(self)
    }
}
