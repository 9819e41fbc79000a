import Synchronization

/// The subscriber behind `sink`.
///
/// `Subscribers.Sink` protects its closures from a concurrent `cancel` with every value. Here it depends on the
/// upstream. If the upstream delivers serially (`_deliversSerially`), the closure is called without a copy, and the
/// thread that delivers the completion releases it. Otherwise each call copies the closure under the lock. The sink is
/// also the receiver of a hub's subscription, which saves an object.
///
///     state = waiting       no subscription yet
///     state = connecting    the thread that set this owns `subscription` and `direct`
///     state = guarded       `subscription` is set; the thread that changes this to `over` owns it
///     state = direct        as `guarded`, and the upstream delivers serially
///     state = over          cancelled or completed
///     else                  the address of the hub's subscription, owned; the hub calls the closure itself
///     direct ≠ nil          ⇒ state is `direct`, or was
///
/// Guards: the lock guards `closures`; once `direct` has ended, the thread that ended it owns them. The upstream's
/// serial delivery guards `direct` and `depth`. After `cancel` in `waiting` the closures stay until a subscription or a
/// completion arrives.
@usableFromInline
final class ClosureSink<Input, Failure: Error>: ReceiverOf<Failure>, Subscriber {
    @exclusivity(unchecked) @usableFromInline var direct = DirectCall<Input>(nil)
    @exclusivity(unchecked) @usableFromInline var closures: SinkClosures<Input, Failure>
    private let state: Atomic<UInt>
    @usableFromInline let lock = Lock(())
    /// The number of running calls of `direct`; one less if the completion has arrived meanwhile.
    @exclusivity(unchecked) @usableFromInline var depth: Int32 = 0
    @exclusivity(unchecked) private var subscription: (any Subscription)?
    private let mark: LiveMark

    /// Not inlinable: see `Receiver.init`.
    @usableFromInline
    init(
        _ onValue: @escaping (Input) -> Void,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?, _ mark: LiveMark
    ) {
        closures = SinkClosures(onValue: onValue, onCompletion: onCompletion)
        self.mark = mark
        state = Atomic(SinkState.waiting)
        super.init()
    }

    @usableFromInline
    deinit { SinkState.hubSubscription(state.load(ordering: .acquiring))?.release() }

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

    /// Values before the subscription are delivered; values after the end are dropped.
    @usableFromInline @inline(never)
    func receiveGuarded(_ input: Input) {
        copyClosures().onValue?(input)
    }

    @usableFromInline
    override func receive(subscription new: any Subscription) {
        guard state.swap(SinkState.waiting, for: SinkState.connecting) else {
            if state.load(ordering: .acquiring) == SinkState.over { _ = takeClosures(after: SinkState.waiting) }
            return new.cancel()
        }
        subscription = new
        let isDirect = new._deliversSerially
        if isDirect { makeDirect() }
        if state.swap(SinkState.connecting, for: isDirect ? SinkState.direct : SinkState.guarded) {
            new.request(.unlimited)
        } else {
            // Cancelled or completed meanwhile.
            subscription = nil
            releaseDirect()
            new.cancel()
        }
    }

    private func makeDirect() {
        lock.withLockUnchecked { _ in
            direct = DirectCall(closures.onValue)
            closures.onValue = nil
        }
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        let last = state.exchange(SinkState.over, ordering: .acquiringAndReleasing)
        guard last != SinkState.over else { return }
        mark.end()
        let old = SinkState.owns(last) ? subscription.take() : nil
        let taken = takeClosures(after: last)
        taken.onCompletion?(completion)
        if last == SinkState.direct {
            if depth == 0 { releaseDirect() } else { depth -= 1 }
        }
        SinkState.hubSubscription(last)?.release()
        withExtendedLifetime(old) {}
    }

    // MARK: - From a hub

    /// Returns the closures; nil once released.
    @inlinable @inline(__always)
    func copyClosures() -> SinkClosures<Input, Failure> { lock.withLockUnchecked { _ in closures } }

    /// Retains the hub's subscription, whose demand is unlimited already. Returns false, and retains nothing, if there
    /// is a subscription or the sink has ended.
    @usableFromInline
    func adopt(_ subscription: Unmanaged<HubSubscription>) -> Bool {
        _ = subscription.retain()
        if state.swap(SinkState.waiting, for: UInt(bitPattern: subscription.toOpaque())) { return true }
        subscription.release()
        return false
    }

    // MARK: - From the cancellable

    /// The cancellable and a serial upstream release the sink after this, and with it the closure in `direct`.
    @usableFromInline
    override func cancel() {
        let last = state.exchange(SinkState.over, ordering: .acquiringAndReleasing)
        guard last != SinkState.over else { return }
        mark.end()
        if let hubSubscription = SinkState.hubSubscription(last) {
            hubSubscription._withUnsafeGuaranteedRef { $0.cancel() }
            hubSubscription.release()
        } else if SinkState.owns(last) {
            subscription.take()?.cancel()
        }
        // Without a subscription it still delivers what a publisher sends without one, as in Combine.
        if last != SinkState.waiting { _ = takeClosures(after: last) }
    }

    // MARK: - Releasing the closures

    /// Called by the upstream's thread while no call of `direct` is running.
    @usableFromInline
    func releaseDirect() {
        let old = direct.call
        direct = DirectCall(nil)
        depth = 0
        withExtendedLifetime(old) {}
    }

    /// Takes the closures out. Called once, by the thread that ended the sink; after `direct` no other thread reaches
    /// them. The lock's closure returns nothing: the runtime would look up the type of a result each time.
    private func takeClosures(after last: UInt) -> SinkClosures<Input, Failure> {
        var taken = SinkClosures<Input, Failure>()
        if last == SinkState.direct {
            taken = closures
            closures = SinkClosures()
        } else {
            lock.withLockUnchecked { _ in
                taken = closures
                closures = SinkClosures()
            }
        }
        return taken
    }
}

extension ClosureSink {
    /// Returns the sink if `subscriber` is one or wraps one. Bit casts, because `as` would search for bridges at run
    /// time; the types are compared first.
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
        // The closure is stored only next to a receiver of this type: see `Receiver.of`.
        { receiver, value in unsafeDowncast(receiver, to: ClosureSink<Input, Failure>.self).receive(value) }
    }
}
