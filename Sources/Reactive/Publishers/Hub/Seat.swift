import Synchronization

/// One subscriber's place at a hub, and the subscription that the subscriber holds.
///
///     credit = .max      wants everything: the fast path
///     0 ≤ credit < .max  wants that many
///     credit = closed    cancelled or completed: gets nothing more
///     credit = ending    the subject has finished; whoever changes this to `closed` may deliver the completion
///     credit = busy      a value is on its way from outside of the gate (`ReplaySeat`)
///     credit = sink      wants everything, and is a `SinkSeat`: no other seat's credit is ever this
///
/// Guards: `index`, `epoch`, `isBusy`, `isRetired`, `hasJoined` the roster's lock. `receiver` is taken out once, under
/// that lock, when `index` < 0, the seat isn't retired (any more) and nobody is busy with it; until then whoever
/// delivers may use it.
@usableFromInline
class Seat: Subscription, CustomStringConvertible {
    @usableFromInline static var closed: Int { -1 }
    @usableFromInline static var ending: Int { -2 }
    @usableFromInline static var busy: Int { -3 }
    @inlinable @inline(__always) static var sink: Int { -4 }

    @usableFromInline let hub: Hub
    @exclusivity(unchecked) @usableFromInline final var index: Int32 = -1
    /// The epoch of the last round that this seat was copied to.
    @exclusivity(unchecked) @usableFromInline final var epoch: UInt32 = 0
    /// Whether the subscriber has its subscription: a completion must wait for that, and comes after it (so that
    /// changing it acquires and releases).
    @usableFromInline let phase = Atomic<UInt8>(0)
    @usableFromInline static var opening: UInt8 { 0 }
    @usableFromInline static var open: UInt8 { 1 }
    @usableFromInline static var mustFinish: UInt8 { 2 }
    @exclusivity(unchecked) @usableFromInline final var isBusy = false
    /// Waits in `roster.retired`.
    @exclusivity(unchecked) @usableFromInline final var isRetired = false
    /// Takes part in rounds.
    @exclusivity(unchecked) @usableFromInline final var hasJoined = true
    // What a delivery reads comes last, together with the subclass's closure: it is likely to be in one cache line. A
    // sink's receiver isn't read.
    /// Owned; nil once the seat was disposed of.
    @exclusivity(unchecked) @usableFromInline final var receiver: Unmanaged<ReceiverBase>?
    @usableFromInline let credit: Atomic<Int>

    @inlinable
    init(hub: Hub, receiver: Unmanaged<ReceiverBase>, credit: Int = 0) {
        self.hub = hub
        self.receiver = receiver.retain()
        self.credit = Atomic(credit)
    }

    @usableFromInline
    deinit { receiver?.release() }

    @usableFromInline
    final var description: String { "\(hub.name)" }

    @usableFromInline
    final var _deliversSerially: Bool { true }

    /// Under the roster's lock.
    @usableFromInline
    final func close() { credit.store(Self.closed, ordering: .relaxed) }

    /// Nobody uses the receiver outside of the gate. Whoever makes it free, once it is retired no more, disposes of it.
    final var isFree: Bool { !isBusy && phase.load(ordering: .relaxed) != Self.mustFinish }

    @usableFromInline
    final func takeReceiver() -> Unmanaged<ReceiverBase>? {
        defer { receiver = nil }
        return receiver
    }

    @usableFromInline
    final func cancel() {
        guard credit.load(ordering: .relaxed) != Self.closed else { return }
        hub.remove(self)
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): a subscriber must ask for at least one value")
        grant(demand)
        hub.noteAsked()
    }

    /// Adds to the credit of a live seat.
    @usableFromInline
    final func grant(_ demand: Subscribers.Demand) {
        credit.grantCredit(demand)
    }

    /// Takes one value's worth out of a finite credit; false if there is none.
    @usableFromInline
    final func spend() -> Bool {
        credit.spendCredit()
    }
}

/// A seat for values of one type.
@usableFromInline
class SeatOf<Output>: Seat {
    @inlinable
    override init(hub: Hub, receiver: Unmanaged<ReceiverBase>, credit: Int) {
        super.init(hub: hub, receiver: receiver, credit: credit)
    }

    /// Delivers to a seat whose credit isn't unlimited (C2). Inside the gate.
    @usableFromInline
    func offer(_ value: Output) {}

    /// The subject has finished: no more values. Under the roster's lock.
    @usableFromInline
    func prepareToComplete() {
        if credit.load(ordering: .relaxed) != Self.closed { credit.store(Self.ending, ordering: .relaxed) }
    }

    /// After `prepareToComplete`; false if this seat's completion is up to somebody else.
    @usableFromInline
    func mayComplete() -> Bool {
        credit.compareExchange(expected: Self.ending, desired: Self.closed, ordering: .relaxed).exchanged
    }
}

/// The seat of a sink whose subscription is known: it has asked for everything, and values needn't pass through it.
///
/// Nobody but the hub and the sink has this seat, so that the closure, which goes with it, goes at cancel and completion.
@usableFromInline
final class SinkSeat<Output>: SeatOf<Output> {
    @usableFromInline let take: (Output) -> Void

    @inlinable
    init<Failure: Error>(hub: Hub, sink: Unmanaged<ClosureSink<Output, Failure>>) {
        // Not with `??`, which would wrap the closure.
        if let onValue = sink.takeUnretainedValue().copyCalls().onValue { take = onValue } else { take = { _ in } }
        super.init(hub: hub, receiver: .fromOpaque(sink.toOpaque()), credit: Self.sink)
        phase.store(Self.open, ordering: .relaxed)
    }
}

/// The seat of any subscriber.
@usableFromInline
class ReceiverSeat<Output>: SeatOf<Output> {
    @usableFromInline final let deliver: ReceiverBase.Deliver<Output>

    @inlinable
    init(hub: Hub, receiver: ReceiverBase, deliver: @escaping ReceiverBase.Deliver<Output>) {
        self.deliver = deliver
        super.init(hub: hub, receiver: .passUnretained(receiver), credit: 0)
    }

    /// Hands the value to the receiver, whatever the credit.
    @inlinable @inline(__always)
    final func hand(_ value: Output) -> Subscribers.Demand {
        // Who delivers is inside the gate, or busy with the seat: nobody disposes of it.
        receiver.unsafelyUnwrapped._withUnsafeGuaranteedRef { deliver($0, value) }
    }

    @usableFromInline
    override func offer(_ value: Output) {
        guard spend() else { return }
        let more = hand(value)
        if more != .none { grant(more) }
    }
}

/// A seat of `ObservableObjectPublisher`: any request opens it for good (C30).
@usableFromInline
final class UncountedSeat: ReceiverSeat<Void> {
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): a subscriber must ask for at least one value")
        grant(.unlimited)
    }
}
