import Synchronization

/// A hub that remembers its latest value and replays it.
///
/// The value is guarded by the roster's lock: storing it and copying the roster for its delivery are one step, and so
/// are reading it for a replay and joining the rounds. That is why a subscriber gets each value exactly once (C8).
@usableFromInline
final class ReplayHub<Output, Failure: Error>: ValueHub<Output, Failure> {
    @usableFromInline let latest: UnsafeMutablePointer<Output>

    @inlinable
    init(_ value: Output, name: StaticString) {
        latest = .allocate(capacity: 1)
        latest.initialize(to: value)
        super.init(name: name)
    }

    @usableFromInline
    deinit {
        latest.deinitialize(count: 1)
        latest.deallocate()
    }

    @inlinable @inline(__always)
    var value: Output {
        roster.withLockUnchecked { [self] _ in latest.pointee }
    }

    @inlinable @inline(__always)
    func attachReplaying<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (receiver, deliver) = Receiver.of(subscriber)
        let seat = ReplaySeat<Output, Failure>(hub: self, receiver: receiver, deliver: deliver)
        seat.hasJoined = false
        open(seat, for: subscriber, receiver)
    }

    /// Stores, then delivers. After the completion it does only what `storesAnyway` says (C5).
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
        roster.withLockUnchecked { [self] roster in
            if storesAnyway || !roster.isFinished { swap(&old, &latest.pointee) }
            if isStale.load(ordering: .relaxed) { renewRound(&roster, isOutermost: isOutermost) }
        }
        // The old value goes here, outside of the lock.
        _ = consume old
    }
}
