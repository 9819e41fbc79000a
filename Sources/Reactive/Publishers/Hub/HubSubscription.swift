import Synchronization

/// The subscription of one subscriber to a hub.
///
///     outstandingDemand = .max       unlimited: the fast path
///     0 ≤ outstandingDemand < .max   that many values were requested and not delivered
///     outstandingDemand = closed     cancelled or completed: nothing more is delivered
///     outstandingDemand = ending     the subject has finished; the thread that changes this to `closed` delivers the
///                                    completion
///     outstandingDemand = busy       a replay is being delivered outside the gate (`ReplaySubscription`)
///     outstandingDemand = sink       unlimited, in a `SinkSubscription` only
///
/// Guards: the lock of `Hub.subscribers` guards `index`, `epoch`, `isBusy`, `isRetired` and `isIncluded`. `receiver` is
/// taken once, under that lock, when `index` < 0, `isRetired` is false and `isReleasable` is true. Until then the
/// delivering thread may use it.
@usableFromInline
class HubSubscription: Subscription, CustomStringConvertible {
    @usableFromInline static var closed: Int { -1 }
    @usableFromInline static var ending: Int { -2 }
    @usableFromInline static var busy: Int { -3 }
    @inlinable @inline(__always) static var sink: Int { -4 }

    @usableFromInline let hub: Hub
    /// Position in the subscriber list's slots; negative when it is in none.
    @exclusivity(unchecked) @usableFromInline final var index: Int32 = -1
    /// The epoch of the last snapshot that contains this subscription.
    @exclusivity(unchecked) @usableFromInline final var epoch: UInt32 = 0
    /// Whether the subscriber has received its subscription. A completion waits for that and follows it, so each change
    /// acquires and releases.
    @usableFromInline let phase = Atomic<UInt8>(0)
    @usableFromInline static var opening: UInt8 { 0 }
    @usableFromInline static var open: UInt8 { 1 }
    @usableFromInline static var completionPending: UInt8 { 2 }
    /// True while a replay uses the receiver outside the gate.
    @exclusivity(unchecked) @usableFromInline final var isBusy = false
    /// True while the subscription is in the subscriber list's `retired`.
    @exclusivity(unchecked) @usableFromInline final var isRetired = false
    /// Whether snapshots include this subscription.
    @exclusivity(unchecked) @usableFromInline final var isIncluded = true
    // The fields that a delivery reads come last, next to the subclass's closure: they probably share a cache line.
    // Delivering to a sink doesn't read `receiver`.
    /// Owned; nil after release.
    @exclusivity(unchecked) @usableFromInline final var receiver: Unmanaged<ReceiverBase>?
    @usableFromInline let outstandingDemand: Atomic<Int>

    @inlinable
    init(hub: Hub, receiver: Unmanaged<ReceiverBase>, outstandingDemand: Int = 0) {
        self.hub = hub
        self.receiver = receiver.retain()
        self.outstandingDemand = Atomic(outstandingDemand)
    }

    @usableFromInline
    deinit { receiver?.release() }

    @usableFromInline
    final var description: String { "\(hub.name)" }

    @usableFromInline
    final var _deliversSerially: Bool { true }

    /// Ends delivery. The caller holds the subscriber list's lock.
    @usableFromInline
    final func close() { outstandingDemand.store(Self.closed, ordering: .relaxed) }

    /// Whether no thread uses the receiver outside the gate. The thread that makes this true releases the receiver,
    /// unless the subscription is retired.
    final var isReleasable: Bool { !isBusy && phase.load(ordering: .relaxed) != Self.completionPending }

    @usableFromInline
    final func takeReceiver() -> Unmanaged<ReceiverBase>? {
        defer { receiver = nil }
        return receiver
    }

    @usableFromInline
    func cancel() {
        guard outstandingDemand.load(ordering: .relaxed) != Self.closed else { return }
        hub.remove(self)
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): request(.none) isn't allowed; request at least one value")
        addDemand(demand)
        hub.noteRequest()
    }

    /// Adds to the demand of an open subscription.
    @usableFromInline
    final func addDemand(_ demand: Subscribers.Demand) {
        outstandingDemand.addDemand(demand)
    }

    /// Subtracts one value from a finite demand; returns false if none is left.
    @usableFromInline
    final func consumeDemand() -> Bool {
        outstandingDemand.consumeDemand()
    }
}

/// A subscription to values of one type.
@usableFromInline
class ValueSubscription<Output>: HubSubscription {
    @inlinable
    override init(hub: Hub, receiver: Unmanaged<ReceiverBase>, outstandingDemand: Int) {
        super.init(hub: hub, receiver: receiver, outstandingDemand: outstandingDemand)
    }

    /// Delivers a value if the demand, which isn't unlimited, allows it; otherwise drops it. Called inside the gate.
    @usableFromInline
    func deliverIfRequested(_ value: Output) {}

    /// Stops delivery of values when the subject finishes. The caller holds the subscriber list's lock.
    @usableFromInline
    func prepareToComplete() {
        if outstandingDemand.load(ordering: .relaxed) != Self.closed {
            outstandingDemand.store(Self.ending, ordering: .relaxed)
        }
    }

    /// Returns whether the caller must deliver the completion; false if another thread does. Follows
    /// `prepareToComplete`.
    @usableFromInline
    func claimCompletion() -> Bool {
        outstandingDemand.compareExchange(expected: Self.ending, desired: Self.closed, ordering: .relaxed).exchanged
    }
}

/// The subscription of a sink, which requests everything at once. Values go to its closure directly.
///
/// Only the hub and the sink own this subscription, so cancellation and completion release the closure.
@usableFromInline
final class SinkSubscription<Output>: ValueSubscription<Output> {
    @usableFromInline let onValue: (Output) -> Void

    @inlinable
    init<Failure: Error>(hub: Hub, sink: Unmanaged<ClosureSink<Output, Failure>>) {
        // Not with `??`, which would wrap the closure.
        if let closure = sink.takeUnretainedValue().copyClosures().onValue {
            onValue = closure
        } else {
            onValue = { _ in }
        }
        super.init(hub: hub, receiver: .fromOpaque(sink.toOpaque()), outstandingDemand: Self.sink)
        phase.store(Self.open, ordering: .relaxed)
    }
}

/// The subscription of any subscriber.
@usableFromInline
class ReceiverSubscription<Output>: ValueSubscription<Output> {
    @usableFromInline final let deliver: ReceiverBase.Deliver<Output>

    @inlinable
    init(hub: Hub, receiver: ReceiverBase, deliver: @escaping ReceiverBase.Deliver<Output>) {
        self.deliver = deliver
        super.init(hub: hub, receiver: .passUnretained(receiver), outstandingDemand: 0)
    }

    /// Passes the value to the receiver, regardless of demand.
    @inlinable @inline(__always)
    final func pass(_ value: Output) -> Subscribers.Demand {
        // Not nil: the caller is inside the gate or has set `isBusy`, so no thread releases the receiver meanwhile.
        receiver.unsafelyUnwrapped._withUnsafeGuaranteedRef { deliver($0, value) }
    }

    @usableFromInline
    override func deliverIfRequested(_ value: Output) {
        guard consumeDemand() else { return }
        let more = pass(value)
        if more != .none { addDemand(more) }
    }
}

/// A subscription of `ObservableObjectPublisher`: any request makes its demand unlimited.
@usableFromInline
final class UncountedSubscription: ReceiverSubscription<Void> {
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): request(.none) isn't allowed; request at least one value")
        addDemand(.unlimited)
    }
}
