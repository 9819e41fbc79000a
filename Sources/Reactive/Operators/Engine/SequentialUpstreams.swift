import Synchronization

/// The engine of operators with several upstreams, one after the other: `append`, `catch` and `retry`. Each operator
/// has a subclass that chooses the next upstream, and subscribers that forward each upstream's events.
///
/// Only one upstream is live at a time, so deliveries are serial without a lock. Demand that an upstream leaves
/// unfulfilled is requested from the next one when its subscription arrives.
///
///     stage: waiting(0) → live(0) → waiting(1) → live(1) → …,  each → over;   upstream ≠ nil ⇔ stage = live
///     outstanding: demand that downstream requested and didn't receive;  the live upstream got at least as much
///
/// `stage` and `upstream` are changed under the lock; `stage` is read anywhere. `outstanding` is added to under the
/// lock.
@usableFromInline
class SequentialUpstreams<Downstream: Subscriber>: Subscription {
    @usableFromInline static var over: Int { -1 }
    /// The stage before the subscription of the upstream with that index; even.
    @inlinable @inline(__always) static func waiting(_ index: Int) -> Int { index * 2 }
    /// The stage between the subscription and the end of the upstream with that index; odd.
    @inlinable @inline(__always) static func live(_ index: Int) -> Int { index * 2 + 1 }

    /// Held for this object's lifetime, as in Combine.
    @usableFromInline final let downstream: Downstream
    @usableFromInline final let stage = Atomic<Int>(0)
    @usableFromInline final let outstanding = Atomic<Int>(0)
    private final let upstream = Lock<(any Subscription)?>(nil)

    @usableFromInline
    init(_ downstream: Downstream) { self.downstream = downstream }

    // MARK: - For subclasses

    /// Releases what is stored for later upstreams. Called after the end, possibly more than once, from any thread.
    @usableFromInline
    func releaseState() {}

    /// Sends downstream its subscription.
    @usableFromInline
    func sendSubscription() { downstream.receive(subscription: self) }

    // MARK: - Called by upstreams

    @inlinable @inline(__always)
    final var isOver: Bool { stage.load(ordering: .relaxed) == Self.over }

    @inlinable @inline(__always)
    final func isLive(_ index: Int) -> Bool { stage.load(ordering: .relaxed) == Self.live(index) }

    /// Stores the subscription of an upstream and requests the outstanding demand. Cancels the subscription if that
    /// upstream isn't expected.
    @usableFromInline
    final func connect(_ index: Int, _ subscription: any Subscription) {
        let demand = upstream.withLockUnchecked { upstream -> Int? in
            guard move(from: Self.waiting(index), to: Self.live(index)) else { return nil }
            upstream = subscription
            return outstanding.load(ordering: .relaxed)
        }
        guard let demand else { return subscription.cancel() }
        if index == 0 { sendSubscription() }
        if demand > 0 { subscription.request(Subscribers.Demand(count: demand)) }
    }

    /// Consumes demand for one value; returns false if there is none.
    @inlinable @inline(__always)
    final func consumeDemand() -> Bool {
        outstanding.load(ordering: .acquiring) == .max || outstanding.consumeDemand()
    }

    /// Delivers a value of an upstream; returns additional demand for it.
    @inlinable @inline(__always)
    final func deliver(_ value: Downstream.Input, _ index: Int) -> Subscribers.Demand {
        let more = downstream.receive(value)
        return more == .none ? more : add(more, index)
    }

    /// Adds the demand that downstream returned for a value. Returns it if that value's upstream is still live;
    /// otherwise requests it from the current upstream.
    @usableFromInline
    final func add(_ more: Subscribers.Demand, _ index: Int) -> Subscribers.Demand {
        let (isOwn, current) = upstream.withLockUnchecked { upstream in
            outstanding.addDemand(more)
            return (isLive(index) || isOver, upstream)
        }
        if isOwn { return more }
        current?.request(more)
        return .none
    }

    /// Marks an upstream as ended, with another one to follow. Returns false if it wasn't live.
    @usableFromInline
    final func moveOn(from index: Int) -> Bool {
        leave { move(from: Self.live(index), to: Self.waiting(index + 1)) }
    }

    /// Marks an upstream as ended, and with it this object. Returns false if it wasn't live.
    @usableFromInline
    final func end(_ index: Int) -> Bool {
        guard leave({ move(from: Self.live(index), to: Self.over) }) else { return false }
        releaseState()
        return true
    }

    /// Ends this object at any stage, without cancelling upstream. Returns false if it was over.
    @usableFromInline
    final func end() -> Bool {
        guard leave({ stage.exchange(Self.over, ordering: .relaxed) != Self.over }) else { return false }
        releaseState()
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

    // MARK: - Called by downstream

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value")
        forward(demand)
    }

    /// Requests demand from the live upstream, and adds it to the demand for later ones.
    @usableFromInline
    final func forward(_ demand: Subscribers.Demand) {
        let current = upstream.withLockUnchecked { upstream in
            if !isOver { outstanding.addDemand(demand) }
            return upstream
        }
        current?.request(demand)
    }

    @usableFromInline
    func cancel() {
        takeAtEnd()?.cancel()
        releaseState()
    }

    /// Ends this object; returns the live upstream's subscription, if there is one.
    final func takeAtEnd() -> (any Subscription)? {
        upstream.withLockUnchecked { upstream in
            stage.store(Self.over, ordering: .relaxed)
            return upstream.take()
        }
    }
}

/// The subscriber of one of several upstreams that follow each other.
@usableFromInline
protocol SequentialSubscriber: Subscriber {
    associatedtype Downstream: Subscriber
    associatedtype Core: SequentialUpstreams<Downstream>
    var core: Core { get }
    /// The upstream's index in the sequence, from 0.
    static var index: Int { get }
}

extension SequentialSubscriber {
    @inlinable
    var combineIdentifier: CombineIdentifier { core.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { core.connect(Self.index, subscription) }
}
