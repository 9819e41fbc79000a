import Synchronization

/// A hub that stores its latest value and replays it to new subscribers.
///
/// The lock of `subscribers` guards the value. Storing it and taking the snapshot for its delivery are one step. So are
/// reading it for a replay and including the subscription in snapshots. Therefore a subscriber gets each value once.
@usableFromInline
final class ReplayHub<Output, Failure: Error>: ValueHub<Output, Failure> {
    @usableFromInline let latest: ValueMemory<Output>

    @inlinable
    init(_ value: Output, name: StaticString) {
        latest = ValueMemory(value)
        super.init(name: name)
    }

    @usableFromInline
    deinit { latest.destroy() }

    @inlinable @inline(__always)
    var value: Output {
        subscribers.withLockUnchecked { [self] _ in latest.value }
    }

    @inlinable @inline(__always)
    func attachReplaying<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (receiver, deliver) = Receiver.of(subscriber)
        let subscription = ReplaySubscription<Output, Failure>(hub: self, receiver: receiver, deliver: deliver)
        subscription.isIncluded = false
        open(subscription, for: subscriber, receiver)
    }

    /// Stores the value, then delivers it. After the completion nothing is delivered; the value is stored only if
    /// `storesAnyway` is true.
    @inlinable @inline(__always)
    func update(_ value: Output, storesAnyway: Bool) {
        let entry = enter()
        store(value, storesAnyway: storesAnyway, isOutermost: entry == .first)
        deliver(value)
        leave(entry)
    }

    @inlinable @inline(__always)
    func store(_ value: Output, storesAnyway: Bool, isOutermost: Bool) {
        var old = value
        subscribers.withLockUnchecked { [self] list in
            if storesAnyway || !list.isFinished { swap(&old, &latest.value) }
            if isStale.load(ordering: .relaxed) { renewSnapshot(&list, isOutermost: isOutermost) }
        }
        // Release the old value outside the lock: its deinitializer may run any code.
        _ = consume old
    }
}
