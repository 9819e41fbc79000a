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
///     status: waiting → live → over, or waiting → over;   upstream ≠ nil ⇒ status = live
///
/// `upstream` is guarded by its lock; `status` is changed under that lock, and read anywhere.
@usableFromInline
class Conduit: Subscription {
    @usableFromInline static var waiting: UInt8 { 0 }
    @usableFromInline static var live: UInt8 { 1 }
    @usableFromInline static var over: UInt8 { 2 }

    @usableFromInline final let status = Atomic<UInt8>(0)
    private final let upstream = Lock<(any Subscription)?>(nil)

    @usableFromInline init() {}

    @inlinable @inline(__always)
    final var isLive: Bool { status.load(ordering: .relaxed) == Self.live }

    /// Takes the subscription; false, and cancels it, if there was one before or this has ended.
    @usableFromInline
    final func begin(_ subscription: any Subscription) -> Bool {
        let isFirst = upstream.withLockUnchecked { upstream in
            guard move(from: Self.waiting, to: Self.live) else { return false }
            upstream = subscription
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends this; false if it had ended, or not begun.
    @usableFromInline @discardableResult
    final func end(cancelsUpstream: Bool) -> Bool {
        let (isFirst, taken) = upstream.withLockUnchecked { upstream -> (Bool, (any Subscription)?) in
            (move(from: Self.live, to: Self.over), upstream.take())
        }
        if cancelsUpstream { taken?.cancel() }
        return isFirst
    }

    /// Ends this before it has begun: the subscription that comes will be cancelled.
    @usableFromInline
    final func endEarly() {
        upstream.withLockUnchecked { _ in _ = move(from: Self.waiting, to: Self.over) }
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
        upstream.withLockUnchecked { $0 }?.request(demand)
    }

    @usableFromInline
    func cancel() { end(cancelsUpstream: true) }
}
