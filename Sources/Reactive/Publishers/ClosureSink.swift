import Synchronization

/// The subscriber behind `sink`.
///
/// `Subscribers.Sink` protects its closures from a concurrent `cancel` with every value. Here the upstream's kind
/// decides: where it is known to deliver one value at a time, the closure is called as it is, and released by whoever
/// delivers the completion; elsewhere each call takes a copy under the lock. The sink is also the receiver that a hub's
/// seat needs, which saves an object.
///
///     state = waiting       there is no subscription yet
///     state = connecting    the thread that made it so owns `subscription` and `direct`
///     state = guarded       `subscription` is set; whoever changes this to `over` owns it
///     state = direct        the same, and values come one at a time
///     state = over          cancelled or completed
///     else                  the address of the hub's seat, owned; values don't pass here
///     direct ≠ nil          ⇒ state is `direct`, or it was
///
/// Guards: `calls` the lock, or once `direct` has ended, the thread that ended it; `direct` and `depth` upstream's
/// delivering serially. Cancelled while `waiting`, the closures stay until a subscription or a completion comes.
@usableFromInline
final class ClosureSink<Input, Failure: Error>: ReceiverOf<Failure>, Subscriber {
    @exclusivity(unchecked) @usableFromInline var direct = DirectCall<Input>(nil)
    @exclusivity(unchecked) @usableFromInline var calls: SinkCalls<Input, Failure>
    private let state: Atomic<UInt>
    @usableFromInline let lock = Lock(())
    /// The number of calls of `direct` that haven't returned; one less when the completion has come meanwhile.
    @exclusivity(unchecked) @usableFromInline var depth: Int32 = 0
    @exclusivity(unchecked) private var subscription: (any Subscription)?
    private let mark: LiveMark

    /// Not to be inlined: see `Receiver.init`.
    @usableFromInline
    init(
        _ onValue: @escaping (Input) -> Void,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?, _ mark: LiveMark
    ) {
        calls = SinkCalls(onValue: onValue, onCompletion: onCompletion)
        self.mark = mark
        state = Atomic(SinkState.waiting)
        super.init()
    }

    @usableFromInline
    deinit { SinkState.seat(state.load(ordering: .acquiring))?.release() }

    @usableFromInline override var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    @usableFromInline override var description: String { "\(Self.self)" }
    @usableFromInline override var mirror: Mirror { Mirror(reflecting: self) }

    // MARK: - From upstream

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        if direct.exists {
            depth &+= 1
            direct.deliver(input)
            depth &-= 1
            if depth < 0 { releaseDirect() }
        } else {
            receiveGuarded(input)
        }
        return .none
    }

    /// Values that come before the subscription pass, those that come after the end don't.
    @usableFromInline @inline(never)
    func receiveGuarded(_ input: Input) {
        copyCalls().onValue?(input)
    }

    @usableFromInline
    override func receive(subscription new: any Subscription) {
        guard state.swap(SinkState.waiting, for: SinkState.connecting) else {
            if state.load(ordering: .acquiring) == SinkState.over { _ = takeCalls(after: SinkState.waiting) }
            return new.cancel()
        }
        subscription = new
        let isDirect = new._deliversSerially
        if isDirect { makeDirect() }
        if state.swap(SinkState.connecting, for: isDirect ? SinkState.direct : SinkState.guarded) {
            new.request(.unlimited)
        } else {
            // Cancelled, or completed, meanwhile.
            subscription = nil
            releaseDirect()
            new.cancel()
        }
    }

    private func makeDirect() {
        lock.withLockUnchecked { _ in
            direct = DirectCall(calls.onValue)
            calls.onValue = nil
        }
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        let last = state.exchange(SinkState.over, ordering: .acquiringAndReleasing)
        guard last != SinkState.over else { return }
        mark.end()
        let (seat, old) = (SinkState.seat(last), SinkState.owns(last) ? subscription.take() : nil)
        let calls = takeCalls(after: last)
        calls.onCompletion?(completion)
        if last == SinkState.direct {
            if depth == 0 { releaseDirect() } else { depth -= 1 }
        }
        seat?.release()
        withExtendedLifetime(old) {}
    }

    // MARK: - From a hub

    /// The closures, unless they were released.
    @inlinable @inline(__always)
    func copyCalls() -> SinkCalls<Input, Failure> { lock.withLockUnchecked { _ in calls } }

    /// Takes a subscription that needn't be asked. False if there is one already, or all is over.
    @usableFromInline
    func keep(_ seat: Unmanaged<Seat>) -> Bool {
        _ = seat.retain()
        if state.swap(SinkState.waiting, for: UInt(bitPattern: seat.toOpaque())) { return true }
        seat.release()
        return false
    }

    // MARK: - From the cancellable

    /// The closure that is called directly goes with this: the cancellable releases it now, and a direct upstream does.
    @usableFromInline
    override func cancel() {
        let last = state.exchange(SinkState.over, ordering: .acquiringAndReleasing)
        guard last != SinkState.over else { return }
        mark.end()
        if let seat = SinkState.seat(last) {
            seat._withUnsafeGuaranteedRef { $0.cancel() }
            seat.release()
        } else if SinkState.owns(last) {
            subscription.take()?.cancel()
        }
        // One that has no subscription yet still gets what a publisher sends without one, as in Combine.
        if last != SinkState.waiting { _ = takeCalls(after: last) }
    }

    // MARK: - Releasing the closures

    /// By upstream's thread, when no call of it is under way.
    @usableFromInline
    func releaseDirect() {
        let old = direct.call
        direct = DirectCall(nil)
        depth = 0
        withExtendedLifetime(old) {}
    }

    /// Takes the closures out, by whoever ended a sink in the state. After `direct` nobody else reaches them. The
    /// lock's result is nothing: the runtime would look up its type each time.
    private func takeCalls(after last: UInt) -> SinkCalls<Input, Failure> {
        var taken = SinkCalls<Input, Failure>()
        if last == SinkState.direct {
            taken = calls
            calls = SinkCalls()
        } else {
            lock.withLockUnchecked { _ in
                taken = calls
                calls = SinkCalls()
            }
        }
        return taken
    }
}

extension ClosureSink {
    /// Returns the sink if `subscriber` is one or wraps one. Not by `as`, which would ask the runtime for bridges.
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
