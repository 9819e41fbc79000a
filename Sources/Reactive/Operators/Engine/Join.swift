/// The engine of combineLatest and zip: one value of each upstream makes one value for downstream.
///
/// Both forward what downstream asks for to all upstreams. They differ in what a side keeps: a latest side the newest value,
/// so that each value makes another combination (C16); a queue side all that wait for partners (C17).
///
///     tally.missing = the number of sides that aren't ready
///     wanted: what was asked for in all; of latest sides less what was delivered
///     running = the number of upstreams that haven't finished
@usableFromInline
final class Join<Group: SideGroup, Downstream: Subscriber>: Junction<Downstream>
where Downstream.Input == Group.Output {
    @usableFromInline let group: Group
    @usableFromInline let count: Int
    @exclusivity(unchecked) @usableFromInline var tally: JoinTally
    @exclusivity(unchecked) @usableFromInline var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var running: Int
    /// The slot whose value is being delivered, -1 if none is, and what its upstream gets for an answer. Of queue sides
    /// only: combineLatest answers no value.
    @exclusivity(unchecked) @usableFromInline var current = -1
    @exclusivity(unchecked) @usableFromInline var answer = Subscribers.Demand.none

    @inlinable @inline(__always)
    init(_ downstream: Downstream, _ group: Group) {
        self.group = group
        let count = group.sides.count
        self.count = count
        running = count
        tally = JoinTally(missing: count)
        super.init(downstream, upstreams: count)
    }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        wanted += demand
        for slot in 0..<count {
            // As in Combine, the upstream whose value is being delivered gets it as the answer, if there is one.
            if slot == current { answer += demand } else { request(slot, demand) }
        }
    }

    @usableFromInline
    override func dismantle() {
        for side in group.sides { side.clear() }
    }

    override func checkState() {
        precondition(current == -1 && 0...count ~= running)
        for side in group.sides { side.checkInvariants() }
        precondition(!isOpen || tally.missing == group.sides.count { !$0.isReady })
    }

    /// A side has a new value: delivers, if all are ready; returns what that upstream is to be asked for.
    @inlinable @inline(__always)
    func changed(_ slot: Int) -> Subscribers.Demand {
        guard tally.missing == 0 else { return .none }
        if !Group.isLatest { return pair(slot) }
        combine()
        return .none
    }

    /// Delivers the newest values, if downstream wants any.
    @inlinable @inline(__always)
    func combine() {
        guard wanted > 0 else { return }
        if wanted != .unlimited { wanted -= 1 }
        let more = downstream.receive(group.take(&tally))
        if more != .none { demanded(more) }
    }

    /// Delivers the oldest values, and returns what the upstream that completed them is asked for.
    @inlinable @inline(__always)
    func pair(_ slot: Int) -> Subscribers.Demand {
        let (outerSlot, outerAnswer) = (current, answer)
        current = slot
        answer = .none
        let more = downstream.receive(group.take(&tally))
        if more != .none { demanded(more) }
        if tally.isExhausted { finish(.finished) }
        let result = answer
        current = outerSlot
        answer = outerAnswer
        return result
    }

    /// An upstream has ended.
    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ slot: Int, _ side: AnySide) {
        guard !hasEnded(slot) else { return }
        // A failed upstream's own subscription is cancelled with the others', as in Combine.
        if completion.isFailure { return finish(completion) }
        disconnect(slot)
        running -= 1
        if side.end() || running == 0 { finish(.finished) }
    }
}

/// The subscriber at one side of a join.
@usableFromInline
struct JoinInlet<S: Side, Group: SideGroup, Downstream: Subscriber>: Subscriber where Downstream.Input == Group.Output {
    @usableFromInline typealias Input = S.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let core: Join<Group, Downstream>
    @usableFromInline let side: S
    @usableFromInline let slot: Int

    @inlinable @inline(__always)
    init(_ core: Join<Group, Downstream>, _ side: S, _ slot: Int) {
        self.core = core
        self.side = side
        self.slot = slot
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(core) }

    @inlinable
    func receive(subscription: any Subscription) {
        guard core.offer(slot, subscription) else { return }
        core.act {
            if let upstream = core.accept(slot), core.wanted > 0 { upstream.request(core.wanted) }
        }
    }

    @inlinable @inline(__always)
    func receive(_ input: S.Value) -> Subscribers.Demand {
        var more = Subscribers.Demand.none
        switch core.enter() {
        case .first:
            if core.isOpen { more = take(in: input) }
            core.leave()
        case .again: if core.isOpen { more = take(in: input) }
        case .refused: post(input)
        }
        return more
    }

    @inlinable @inline(__always)
    func take(in input: S.Value) -> Subscribers.Demand {
        if side.put(input) { core.tally.missing &-= 1 }
        return core.changed(slot)
    }

    @inlinable @inline(never)
    func post(_ input: S.Value) {
        core.post {
            let more = take(in: input)
            if more != .none { core.request(slot, more) }
        }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        core.act { core.ended(completion, slot, side) }
    }
}
