import Synchronization

/// What an operator with one upstream keeps per subscription; also the subscription that its downstream holds.
///
/// The rules of Combine that concern one upstream are here, once:
/// - one subscription: a second one is cancelled;
/// - only one end, whoever brings it about: upstream, downstream, or the operator;
/// - an operator that ends by itself cancels upstream before it emits (C11, C12), and isn't reached again by what is
///   sent meanwhile;
/// - cancelling lets go of upstream; upstream lets go of this, and so of the closures and of everything downstream.
///
///     status: waiting → live → [last →] over, or waiting → over; over → live only for operators that may begin again
///     upstream ≠ nil ⇒ status = live
///     banked > 0 ⇒ only operators that bank; it's asked for when an upstream comes
///
/// `upstream` and `banked` are guarded by their lock; `status` is changed under that lock, and read anywhere.
@usableFromInline
class Conduit: Subscription, CustomStringConvertible {
    @usableFromInline static var waiting: UInt8 { 0 }
    @usableFromInline static var live: UInt8 { 1 }
    @usableFromInline static var over: UInt8 { 2 }
    /// The operator has cancelled upstream and delivers its last value; only cancelling keeps it from finishing.
    @usableFromInline static var last: UInt8 { 3 }

    private struct Upstream {
        var subscription: (any Subscription)?
        var banked = Subscribers.Demand.none
    }

    @usableFromInline final let status = Atomic<UInt8>(0)
    private final let upstream = Lock(Upstream())

    @usableFromInline init() {}

    @inlinable @inline(__always)
    final var isLive: Bool { status.load(ordering: .relaxed) == Self.live }

    final var isOver: Bool { status.load(ordering: .relaxed) == Self.over }

    /// Names the operator, for who prints a subscription.
    @usableFromInline
    var description: String { String(describing: type(of: self)) }

    /// Values pass as they come.
    @usableFromInline
    final var _deliversSerially: Bool { upstream.withLockUnchecked { $0.subscription?._deliversSerially ?? false } }

    /// Takes the subscription; false, and cancels it, if there was one before or this has ended (unless it may begin again).
    @usableFromInline
    final func begin(_ subscription: any Subscription, again: Bool = false) -> Bool {
        let isFirst = upstream.withLockUnchecked { upstream in
            guard move(from: Self.waiting, to: Self.live) || again && move(from: Self.over, to: Self.live) else {
                return false
            }
            upstream.subscription = subscription
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends this; false if it had ended, or not begun.
    @usableFromInline @discardableResult
    final func end(cancelsUpstream: Bool) -> Bool {
        let (isFirst, taken) = take(to: Self.over)
        if cancelsUpstream { taken?.cancel() }
        return isFirst
    }

    /// Ends this, and leaves it to the caller to cancel upstream.
    @usableFromInline
    final func endTaking() -> (isFirst: Bool, upstream: (any Subscription)?) { take(to: Self.over) }

    /// Ends this before it has begun: the subscription that comes will be cancelled.
    @usableFromInline @discardableResult
    final func endEarly() -> Bool {
        upstream.withLockUnchecked { _ in move(from: Self.waiting, to: Self.over) }
    }

    /// Cancels upstream, to deliver a last value; false if this had ended, or not begun.
    @usableFromInline
    final func beginLast() -> Bool {
        let (isFirst, taken) = take(to: Self.last)
        taken?.cancel()
        return isFirst
    }

    /// The last value is delivered; false if that was answered by cancelling.
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

    /// Whether asking for nothing is an error is upstream's to say.
    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        requestUpstream(demand)
    }

    @usableFromInline
    final func requestUpstream(_ demand: Subscribers.Demand) {
        upstream.withLockUnchecked { $0.subscription }?.request(demand)
    }

    /// Asks upstream, or keeps the demand until there is one: who begins must ask for what is banked.
    @usableFromInline
    final func requestOrBank(_ demand: Subscribers.Demand) {
        upstream.withLockUnchecked { upstream in
            if upstream.subscription == nil { upstream.banked += demand }
            return upstream.subscription
        }?.request(demand)
    }

    @usableFromInline
    final func takeBanked() -> Subscribers.Demand {
        upstream.withLockUnchecked { upstream in
            defer { upstream.banked = .none }
            return upstream.banked
        }
    }

    @usableFromInline
    func cancel() {
        end(cancelsUpstream: true)
        if status.load(ordering: .relaxed) == Self.last { endLast() }
    }
}

/// Of a multicast's connection, which its subject keeps.
extension Conduit: Endable {}
