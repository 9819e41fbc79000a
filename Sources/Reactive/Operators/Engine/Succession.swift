import Synchronization

/// The engine of operators that have several upstreams, one after the other: `append`, `catch`, `retry`. Each operator has
/// a subclass that knows what comes next, and subscribers that lead each upstream here.
///
/// Only one upstream is live at a time, so deliveries are serial without a lock. What downstream has asked for and hasn't
/// got goes over to the next upstream when its subscription comes.
///
///     stage: waiting(0) → live(0) → waiting(1) → live(1) → …,  each → over;   upstream ≠ nil ⇔ stage = live
///     credit: what was asked for and hasn't come;  the live upstream was asked for at least as much
///
/// `stage` and `upstream` are changed under the lock; `stage` is read anywhere. `credit` is added to under the lock.
@usableFromInline
class Succession<Downstream: Subscriber>: Subscription {
    /// `waiting` is even, `live` odd.
    @usableFromInline static var over: Int { -1 }
    @inlinable @inline(__always) static func waiting(_ turn: Int) -> Int { turn * 2 }
    @inlinable @inline(__always) static func live(_ turn: Int) -> Int { turn * 2 + 1 }

    /// Held as long as this is, as in Combine.
    @usableFromInline final let downstream: Downstream
    @usableFromInline final let stage = Atomic<Int>(0)
    @usableFromInline final let credit = Atomic<Int>(0)
    private final let upstream = Lock<(any Subscription)?>(nil)

    @usableFromInline
    init(_ downstream: Downstream) { self.downstream = downstream }

    // MARK: - For subclasses

    /// Lets go of what is kept for later. Once over; perhaps more than once, and from any thread.
    @usableFromInline
    func dismantle() {}

    /// Gives downstream its subscription.
    @usableFromInline
    func handOut() { downstream.receive(subscription: self) }

    // MARK: - Upstream's side

    @inlinable @inline(__always)
    final var isOver: Bool { stage.load(ordering: .relaxed) == Self.over }

    @inlinable @inline(__always)
    final func isLive(_ turn: Int) -> Bool { stage.load(ordering: .relaxed) == Self.live(turn) }

    /// Takes the subscription of an upstream, or cancels it, if it isn't waited for.
    @usableFromInline
    final func connect(_ turn: Int, _ subscription: any Subscription) {
        let outstanding = upstream.withLockUnchecked { upstream -> Int? in
            guard move(from: Self.waiting(turn), to: Self.live(turn)) else { return nil }
            upstream = subscription
            return credit.load(ordering: .relaxed)
        }
        guard let outstanding else { return subscription.cancel() }
        if turn == 0 { handOut() }
        if outstanding > 0 { subscription.request(Subscribers.Demand(count: outstanding)) }
    }

    /// Counts a value; false if nobody asked for it.
    @inlinable @inline(__always)
    final func spend() -> Bool {
        credit.load(ordering: .acquiring) == .max || credit.consumeDemand()
    }

    /// Returns what to ask the value's upstream for.
    @inlinable @inline(__always)
    final func deliver(_ value: Downstream.Input, _ turn: Int) -> Subscribers.Demand {
        let more = downstream.receive(value)
        return more == .none ? more : add(more, turn)
    }

    /// Downstream returned this with a value. If another upstream took over meanwhile, that one is asked.
    @usableFromInline
    final func add(_ more: Subscribers.Demand, _ turn: Int) -> Subscribers.Demand {
        let (isOwn, current) = upstream.withLockUnchecked { upstream in
            credit.addDemand(more)
            return (isLive(turn) || isOver, upstream)
        }
        if isOwn { return more }
        current?.request(more)
        return .none
    }

    /// The upstream has ended, and another one will come; false if it wasn't live.
    @usableFromInline
    final func pass(_ turn: Int) -> Bool {
        leave { move(from: Self.live(turn), to: Self.waiting(turn + 1)) }
    }

    /// The upstream has ended, and no other will come; false if it wasn't live.
    @usableFromInline
    final func end(_ turn: Int) -> Bool {
        guard leave({ move(from: Self.live(turn), to: Self.over) }) else { return false }
        dismantle()
        return true
    }

    /// Ends this without cancelling upstream, whatever the stage; false if it was over.
    @usableFromInline
    final func end() -> Bool {
        guard leave({ stage.exchange(Self.over, ordering: .relaxed) != Self.over }) else { return false }
        dismantle()
        return true
    }

    private final func leave(_ change: () -> Bool) -> Bool {
        let (isDone, gone) = upstream.withLockUnchecked { upstream -> (Bool, (any Subscription)?) in
            change() ? (true, upstream.take()) : (false, nil)
        }
        _ = consume gone
        return isDone
    }

    private final func move(from old: Int, to new: Int) -> Bool {
        stage.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged
    }

    // MARK: - Downstream's side

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        forward(demand)
    }

    /// Asks the live upstream, and later ones for what that one leaves over.
    @usableFromInline
    final func forward(_ demand: Subscribers.Demand) {
        let current = upstream.withLockUnchecked { upstream in
            if !isOver { credit.addDemand(demand) }
            return upstream
        }
        current?.request(demand)
    }

    @usableFromInline
    func cancel() {
        takeAtEnd()?.cancel()
        dismantle()
    }

    /// Ends this; returns the live upstream, if there is one.
    final func takeAtEnd() -> (any Subscription)? {
        upstream.withLockUnchecked { upstream in
            stage.store(Self.over, ordering: .relaxed)
            return upstream.take()
        }
    }
}
