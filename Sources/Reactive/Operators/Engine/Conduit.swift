import Synchronization

/// The state of one subscription to an operator with one upstream; also the subscription that downstream holds.
///
/// It implements Combine's rules for a single upstream:
/// - There is one subscription; a second one is cancelled.
/// - There is one end, caused by upstream, by downstream or by the operator.
/// - An operator that ends by itself cancels upstream before it emits, and ignores what upstream sends meanwhile.
/// - Cancelling releases upstream. Upstream releases this object, and with it the closures and everything downstream.
///
///     status: waiting → live → [last →] over, or waiting → over; over → live only for operators that may begin again
///     upstream ≠ nil ⇒ status = live
///     deferred > 0 ⇒ the operator defers demand; it is requested when the subscription arrives
///
/// `upstream` and `deferred` are guarded by their lock; `status` is changed under that lock, and read anywhere.
@usableFromInline
class Conduit: Subscription, CustomStringConvertible {
    @usableFromInline static var waiting: UInt8 { 0 }
    @usableFromInline static var live: UInt8 { 1 }
    @usableFromInline static var over: UInt8 { 2 }
    /// The operator has cancelled upstream and delivers its last value. It then finishes, unless downstream cancels.
    @usableFromInline static var last: UInt8 { 3 }

    private struct Upstream {
        var subscription: (any Subscription)?
        var deferred = Subscribers.Demand.none
    }

    @usableFromInline final let status = Atomic<UInt8>(0)
    private final let upstream = Lock(Upstream())

    @usableFromInline init() {}

    @inlinable @inline(__always)
    final var isLive: Bool { status.load(ordering: .relaxed) == Self.live }

    final var isOver: Bool { status.load(ordering: .relaxed) == Self.over }

    /// The operator's name, for printing the subscription.
    @usableFromInline
    var description: String { String(describing: type(of: self)) }

    /// Upstream's answer: values are forwarded as they arrive.
    @usableFromInline
    final var _deliversSerially: Bool { upstream.withLockUnchecked { $0.subscription?._deliversSerially ?? false } }

    /// Stores upstream's subscription. Returns false, and cancels it, if there was one before or this object has ended.
    /// With `again`, an ended object begins again.
    @usableFromInline
    final func begin(_ subscription: any Subscription, again: Bool = false) -> Bool {
        let (isFirst, deferred) = upstream.withLockUnchecked { upstream -> (Bool, DeferredSubscription?) in
            guard move(from: Self.waiting, to: Self.live) || again && move(from: Self.over, to: Self.live) else {
                return (false, upstream.subscription as? DeferredSubscription)
            }
            upstream.subscription = subscription
            return (true, nil)
        }
        if !isFirst { deferred?.connect(to: subscription) ?? subscription.cancel() }
        return isFirst
    }

    /// Ends this object; returns false if it had ended or not begun.
    @usableFromInline @discardableResult
    final func end(cancelsUpstream: Bool) -> Bool {
        let (isFirst, taken) = take(to: Self.over)
        if cancelsUpstream { taken?.cancel() }
        return isFirst
    }

    /// Ends this object without cancelling upstream; returns upstream's subscription.
    @usableFromInline
    final func endTaking() -> (isFirst: Bool, upstream: (any Subscription)?) { take(to: Self.over) }

    /// Ends this object before it has begun: a subscription that arrives later is cancelled.
    @usableFromInline @discardableResult
    final func endEarly() -> Bool {
        upstream.withLockUnchecked { _ in move(from: Self.waiting, to: Self.over) }
    }

    /// Cancels upstream before a last value is delivered; returns false if this object had ended or not begun.
    @usableFromInline
    final func beginLast() -> Bool {
        let (isFirst, taken) = take(to: Self.last)
        taken?.cancel()
        return isFirst
    }

    /// Ends this object after its last value; returns false if downstream cancelled during the delivery.
    @usableFromInline @discardableResult
    final func endLast() -> Bool {
        upstream.withLockUnchecked { _ in move(from: Self.last, to: Self.over) }
    }

    private final func take(to end: UInt8) -> (isFirst: Bool, upstream: (any Subscription)?) {
        upstream.withLockUnchecked { upstream in (move(from: Self.live, to: end), upstream.subscription.take()) }
    }

    private final func move(from old: UInt8, to new: UInt8) -> Bool {
        status.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged
    }

    /// Forwards demand. A demand of zero isn't checked here; upstream decides whether it traps.
    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        requestUpstream(demand)
    }

    @usableFromInline
    final func requestUpstream(_ demand: Subscribers.Demand) {
        upstream.withLockUnchecked { $0.subscription }?.request(demand)
    }

    /// Requests from upstream, or stores the demand until there is a subscription. The subclass requests the stored
    /// demand after `begin`.
    @usableFromInline
    final func requestOrDefer(_ demand: Subscribers.Demand) {
        upstream.withLockUnchecked { upstream in
            if upstream.subscription == nil { upstream.deferred += demand }
            return upstream.subscription
        }?.request(demand)
    }

    @usableFromInline
    final func takeDeferredDemand() -> Subscribers.Demand {
        upstream.withLockUnchecked { upstream in
            defer { upstream.deferred = .none }
            return upstream.deferred
        }
    }

    @usableFromInline
    func cancel() {
        end(cancelsUpstream: true)
        if status.load(ordering: .relaxed) == Self.last { endLast() }
    }
}

/// A subject stores its upstream, such as a multicast's connection, as an `Endable`.
extension Conduit: Endable {}
