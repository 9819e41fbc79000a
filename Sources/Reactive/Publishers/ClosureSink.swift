import Synchronization

/// What a sink's cancellable holds.
///
/// `Subscribers.Sink` has to protect its closures from a concurrent `cancel` with every value, since somebody may
/// still hold it. Nobody but its publisher and its cancellable can hold this one, so that its closures are constants
/// and go with it. It is the receiver that a hub's seat needs, too: one object less to make, and to go through.
///
///     state = waiting       there is no subscription yet
///     state = connecting    the thread that made it so owns `subscription`
///     state = connected     `subscription` is set; whoever changes this to `over` owns it
///     state = over          cancelled or completed
///     else                  the address of the hub's seat, owned
@usableFromInline
final class ClosureSink<Input, Failure: Error>: ReceiverOf<Failure>, Subscriber {
    @usableFromInline let onValue: (Input) -> Void
    @usableFromInline let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let state: Atomic<UInt>
    @exclusivity(unchecked) private var subscription: (any Subscription)?
    private let mark: LiveMark

    /// Not to be inlined: see `Receiver.init`.
    @usableFromInline
    init(
        _ onValue: @escaping (Input) -> Void,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?, _ mark: LiveMark
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
        self.mark = mark
        state = Atomic(SinkState.waiting)
        super.init()
    }

    @usableFromInline
    deinit { SinkState.seat(state.load(ordering: .acquiring))?.release() }

    @usableFromInline override var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    @usableFromInline override var description: String { "\(Self.self)" }
    @usableFromInline override var mirror: Mirror { Mirror(reflecting: self) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        onValue(input)
        return .none
    }

    @usableFromInline
    override func receive(subscription new: any Subscription) {
        guard state.swap(SinkState.waiting, for: SinkState.connecting) else { return new.cancel() }
        subscription = new
        if state.swap(SinkState.connecting, for: SinkState.connected) {
            new.request(.unlimited)
        } else {
            // Cancelled, or completed, meanwhile.
            subscription = nil
            new.cancel()
        }
    }

    /// Takes a subscription that needn't be asked. False if there is one already, or all is over.
    @usableFromInline
    func keep(_ seat: Unmanaged<Seat>) -> Bool {
        _ = seat.retain()
        if state.swap(SinkState.waiting, for: UInt(bitPattern: seat.toOpaque())) { return true }
        seat.release()
        return false
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        let last = state.exchange(SinkState.over, ordering: .acquiringAndReleasing)
        guard last != SinkState.over else { return }
        mark.end()
        let (seat, old) = (SinkState.seat(last), last == SinkState.connected ? subscription.take() : nil)
        onCompletion?(completion)
        seat?.release()
        withExtendedLifetime(old) {}
    }

    @usableFromInline
    override func cancel() {
        let last = state.exchange(SinkState.over, ordering: .acquiringAndReleasing)
        mark.end()
        if let seat = SinkState.seat(last) {
            seat._withUnsafeGuaranteedRef { $0.cancel() }
            seat.release()
        } else if last == SinkState.connected {
            subscription.take()?.cancel()
        }
    }

    /// The subscriber, if it is one of these, or what it hides is. Not by `as`, which would ask the runtime for bridges.
    @inlinable @inline(__always)
    static func identity<S: Subscriber>(_ subscriber: S) -> Unmanaged<ClosureSink>? {
        if S.self == ClosureSink.self { return unsafeBitCast(subscriber, to: Unmanaged<ClosureSink>.self) }
        if S.self == AnySubscriber<Input, Failure>.self {
            let erased = unsafeBitCast(subscriber, to: AnySubscriber<Input, Failure>.self)
            if erased.isSink { return .fromOpaque(Unmanaged.passUnretained(erased.receiver).toOpaque()) }
        }
        return nil
    }

    @inlinable @inline(__always)
    static var deliver: Deliver<Input> {
        { receiver, value in unsafeDowncast(receiver, to: ClosureSink<Input, Failure>.self).receive(value) }
    }
}

private enum SinkState {
    static var waiting: UInt { 0 }
    static var connecting: UInt { 1 }
    static var connected: UInt { 2 }
    static var over: UInt { 3 }

    static func seat(_ state: UInt) -> Unmanaged<Seat>? {
        state > over ? .fromOpaque(UnsafeRawPointer(bitPattern: state).unsafelyUnwrapped) : nil
    }
}

extension Atomic<UInt> {
    /// Whether it had the one value, and has the other now.
    fileprivate borrowing func swap(_ old: UInt, for new: UInt) -> Bool {
        compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
}
