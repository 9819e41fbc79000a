/// The engine of `combineLatest` and `zip`: makes one value for downstream of one value of each upstream.
///
/// Both forward downstream's demand to all upstreams. They differ in what a side stores. A latest side stores the
/// newest value, so that each value makes another combination. A queue side stores all values that wait for partners.
///
///     tally.missing = the number of sides that aren't ready
///     outstanding: downstream's total demand; with latest sides, minus the values delivered
///     running = the number of upstreams that haven't finished
@usableFromInline
final class Join<Group: SideGroup, Downstream: Subscriber>: SerialCoordinator<Downstream>
where Downstream.Input == Group.Output {
    @usableFromInline let group: Group
    @usableFromInline let count: Int
    @exclusivity(unchecked) @usableFromInline var tally: JoinTally
    @exclusivity(unchecked) @usableFromInline var outstanding = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var running: Int
    /// The slot whose value is being delivered, or -1. Used with queue sides only: `combineLatest` returns no demand.
    @exclusivity(unchecked) @usableFromInline var current = -1
    /// The demand that is returned to the upstream in slot `current`.
    @exclusivity(unchecked) @usableFromInline var answer = Subscribers.Demand.none

    @inlinable @inline(__always)
    init(_ downstream: Downstream, _ group: Group) {
        self.group = group
        let count = group.sides.count
        self.count = count
        running = count
        tally = JoinTally(missing: count)
        super.init(downstream, upstreams: count)
        downstream.receive(subscription: self)
    }

    @usableFromInline
    override func demandAdded(_ demand: Subscribers.Demand) {
        outstanding += demand
        for slot in 0..<count {
            // As in Combine, the upstream whose value is being delivered gets the demand as its return value.
            if slot == current { answer += demand } else { request(slot, demand) }
        }
    }

    @usableFromInline
    override func releaseState() {
        for side in group.sides { side.clear() }
    }

    override func checkState() {
        precondition(current == -1 && 0...count ~= running)
        for side in group.sides { side.checkInvariants() }
        precondition(!isOpen || tally.missing == group.sides.count { !$0.isReady })
    }

    /// Delivers, if all sides are ready, after a side has stored a value. Returns additional demand for its upstream.
    @inlinable @inline(__always)
    func changed(_ slot: Int) -> Subscribers.Demand {
        guard tally.missing == 0 else { return .none }
        if !Group.isLatest { return pair(slot) }
        combine()
        return .none
    }

    /// Delivers the newest values, if there is demand.
    @inlinable @inline(__always)
    func combine() {
        guard outstanding > 0 else { return }
        if outstanding != .unlimited { outstanding -= 1 }
        let more = downstream.receive(group.take(&tally))
        if more != .none { demandAdded(more) }
    }

    /// Delivers the oldest values. Returns additional demand for the upstream that completed them.
    @inlinable @inline(__always)
    func pair(_ slot: Int) -> Subscribers.Demand {
        let (outerSlot, outerAnswer) = (current, answer)
        current = slot
        answer = .none
        let more = downstream.receive(group.take(&tally))
        if more != .none { demandAdded(more) }
        if tally.isExhausted { finish(.finished) }
        let result = answer
        current = outerSlot
        answer = outerAnswer
        return result
    }

    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ slot: Int, _ side: AnySide) {
        guard !hasEnded(slot) else { return }
        // As in Combine, a failed upstream's own subscription is cancelled with the others'.
        if completion.isFailure { return finish(completion) }
        disconnect(slot)
        running -= 1
        if side.end() || running == 0 { finish(.finished) }
    }

    /// Subscribes to the upstream of one side.
    @inlinable @inline(__always)
    func subscribe<S: Side, P: Publisher>(_ side: S, to upstream: P, _ slot: Int)
    where P.Output == S.Value, P.Failure == Downstream.Failure {
        upstream.receive(subscriber: UpstreamSubscriber(self, slot, JoinHandler(side)))
    }
}

/// Handles the events of one side's upstream.
@usableFromInline
struct JoinHandler<S: Side, Group: SideGroup, Downstream: Subscriber>: UpstreamHandler
where Downstream.Input == Group.Output {
    @usableFromInline typealias Core = Join<Group, Downstream>
    @usableFromInline let side: S

    @inlinable @inline(__always)
    init(_ side: S) { self.side = side }

    @inlinable
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        if core.outstanding > 0 { subscription.request(core.outstanding) }
    }

    @inlinable @inline(__always)
    func receive(_ input: S.Value, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        if side.put(input) { core.tally.missing &-= 1 }
        return core.changed(slot)
    }

    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ended(completion, slot, side)
    }
}
