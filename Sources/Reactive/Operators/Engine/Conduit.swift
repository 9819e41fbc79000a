import Synchronization

/// What an operator with memory keeps per subscription; also the subscription that its downstream holds.
///
/// The rules of Combine that concern one upstream are here, once:
/// - one subscription: a second one is cancelled;
/// - nothing after the end, and only one end, whoever brings it about: upstream, downstream, or the step;
/// - a step that ends by itself cancels upstream before it emits (C11, C12), and isn't reached again by what is sent
///   meanwhile;
/// - cancelling lets go of upstream; the closures and everything downstream go with upstream, which owns them.
///
/// It doesn't hold the downstream: that is in the `Stepper`, which upstream owns. So there is no cycle, whatever
/// the downstream does with the subscription after the end.
///
///     status: waiting → live → over;   upstream ≠ nil ⇒ status = live
@usableFromInline
class Conduit: Subscription {
    @usableFromInline static var waiting: UInt8 { 0 }
    @usableFromInline static var live: UInt8 { 1 }
    @usableFromInline static var over: UInt8 { 2 }

    @usableFromInline let status = Atomic<UInt8>(0)
    private let upstream = Lock<(any Subscription)?>(nil)

    @usableFromInline init() {}

    @inlinable @inline(__always)
    final var isLive: Bool { status.load(ordering: .relaxed) == Self.live }

    /// Takes the subscription; false, and cancels it, if there was one before.
    @usableFromInline
    final func begin(_ subscription: any Subscription) -> Bool {
        let isFirst = upstream.withLockUnchecked { upstream in
            guard
                status.compareExchange(expected: Self.waiting, desired: Self.live, ordering: .relaxed).exchanged
            else { return false }
            upstream = subscription
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends this; false if it had ended, or not begun.
    @usableFromInline
    final func end(cancelsUpstream: Bool) -> Bool {
        let (isFirst, taken) = upstream.withLockUnchecked { upstream -> (Bool, (any Subscription)?) in
            let taken = upstream
            upstream = nil
            return (
                status.compareExchange(expected: Self.live, desired: Self.over, ordering: .relaxed).exchanged, taken
            )
        }
        if cancelsUpstream { taken?.cancel() }
        return isFirst
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
    func cancel() { _ = end(cancelsUpstream: true) }
}

/// A conduit with the memory of a step or a fold.
@usableFromInline
class MemoryConduit<Memory>: Conduit {
    /// Bare memory: a closure of the step may lead back here, which exclusive access would forbid. Deliveries are
    /// serial, so nothing else guards it.
    @usableFromInline final let memory: UnsafeMutablePointer<Memory>

    @inlinable
    init(_ memory: Memory) {
        self.memory = .allocate(capacity: 1)
        self.memory.initialize(to: memory)
        super.init()
    }

    @usableFromInline
    deinit {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }
}
