import Synchronization

/// A seat that gets the latest value when it first asks, and again when values passed while it hadn't asked (C3).
///
/// A replay is delivered by the thread that asks, without waiting for the gate. Meanwhile the seat is **busy**: what
/// other threads have for it waits in `mail`, in order; what the same thread sends comes through at once (C6), or
/// queues up behind what waits.
///
///     isBusy   ⇒  credit ∈ {busy, closed}; the credit proper is `banked`
///     mail ≠ [] ⇒ isBusy
///
/// All state here is guarded by the roster's lock.
@usableFromInline
final class ReplaySeat<Output, Failure: Error>: ReceiverSeat<Output> {
    @exclusivity(unchecked) private var banked = Subscribers.Demand.none
    @exclusivity(unchecked) private var thread: UInt = 0
    @exclusivity(unchecked) private var mail = Fifo<Output>()
    /// The latest value hasn't been delivered.
    @exclusivity(unchecked) private var hasMissed = true
    /// The subject finished while this was busy.
    @exclusivity(unchecked) private var mustComplete = false

    @usableFromInline
    override init(hub: Hub, receiver: ReceiverBase, deliver: @escaping ReceiverBase.Deliver<Output>) {
        super.init(hub: hub, receiver: receiver, deliver: deliver)
    }

    private var replayHub: ReplayHub<Output, Failure> { unsafeDowncast(hub, to: ReplayHub<Output, Failure>.self) }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): a subscriber must ask for at least one value")
        let value = hub.roster.withLockUnchecked { [self] _ -> Output? in
            if credit.load(ordering: .relaxed) == Self.closed { return nil }
            if isBusy {
                banked += demand
                return nil
            }
            guard hasMissed else {
                grant(demand)
                return nil
            }
            // Finished, and the completion is on its way: no replay any more (C5).
            if credit.load(ordering: .relaxed) == Self.ending { return nil }
            isBusy = true
            hasMissed = false
            if !hasJoined {
                hasJoined = true
                hub.isStale.store(true, ordering: .relaxed)
            }
            banked = demand - 1
            thread = ThreadIdentity.current
            credit.store(Self.busy, ordering: .relaxed)
            return replayHub.latest.pointee
        }
        if let value { replay(value) }
    }

    /// Delivers the value, then what came in meanwhile, then what was put off.
    private func replay(_ first: Output) {
        var value = first
        while true {
            let more = hand(value)
            switch hub.roster.withLockUnchecked({ [self] _ in next(more) }) {
            case .value(let next):
                value = next
            case .disposal(let receiver, let unread):
                receiver?.release()
                _ = consume unread
                return
            case .completion:
                if let receiver { replayHub.complete(receiver) }
                hub.roster.withLockUnchecked { [self] _ in giveBack() }?.release()
                return
            }
        }
    }

    /// What to do after a delivery. Looking for mail and ceasing to be busy are one step, or mail would be lost.
    private func next(_ more: Subscribers.Demand) -> AfterReplay<Output> {
        banked += more
        if credit.load(ordering: .relaxed) == Self.closed {
            let unread = mail
            mail = Fifo()
            return .disposal(giveBack(), unread)
        }
        if banked > 0, let value = mail.popFirst() {
            banked -= 1
            return .value(value)
        }
        if mustComplete {
            credit.store(Self.closed, ordering: .relaxed)
            return .completion
        }
        // What is left nobody asked for: the next request gets the newest (C3).
        let unread = mail
        mail = Fifo()
        if !unread.isEmpty { hasMissed = true }
        // What this delivered, and who asked meanwhile, comes before the deliveries that are allowed now.
        credit.store(banked.count, ordering: .releasing)
        return .disposal(giveBack(), unread)
    }

    /// Ceases to be busy; returns the receiver if it is up to this to let go of it.
    private func giveBack() -> Unmanaged<ReceiverBase>? {
        isBusy = false
        thread = 0
        return disposable ? takeReceiver() : nil
    }

    /// No round can hold this seat.
    private var disposable: Bool { index < 0 && !isRetired }

    @usableFromInline
    override func offer(_ value: Output) {
        let way = hub.roster.withLockUnchecked { [self] _ -> Offer in
            if isBusy {
                guard credit.load(ordering: .relaxed) == Self.busy else { return .skip }
                // What comes from inside of the replay comes through at once, unless older values wait.
                guard thread == ThreadIdentity.current, mail.isEmpty else {
                    mail.append(value)
                    return .skip
                }
                if banked > 0 {
                    banked -= 1
                    hasMissed = false
                    return .deliver(isNested: true)
                }
            } else if spend() {
                hasMissed = false
                return .deliver(isNested: false)
            }
            hasMissed = true
            return .skip
        }
        guard case .deliver(let isNested) = way else { return }
        let more = hand(value)
        guard more != .none else { return }
        if isNested {
            hub.roster.withLockUnchecked { [self] _ in
                if isBusy { banked += more } else { grant(more) }
            }
        } else {
            grant(more)
        }
    }

    @usableFromInline
    override func prepareToComplete() {
        guard isBusy else { return super.prepareToComplete() }
        // On this thread, the replay waits further up the stack; on another, it completes when it is done.
        if thread != ThreadIdentity.current { mustComplete = true }
    }

    @usableFromInline
    override func mayComplete() -> Bool {
        hub.roster.withLockUnchecked { [self] _ in
            // While it is being opened, its completion is up to who opens it, busy or not.
            guard phase.load(ordering: .relaxed) == Self.open else { return false }
            let expected = isBusy ? Self.busy : Self.ending
            guard !mustComplete, credit.load(ordering: .relaxed) == expected else { return false }
            credit.store(Self.closed, ordering: .relaxed)
            return true
        }
    }
}

private enum AfterReplay<Output> {
    case value(Output), completion
    /// Lets go of the receiver, if any, and of values that nobody asked for; outside of the lock.
    case disposal(Unmanaged<ReceiverBase>?, Fifo<Output>)
}

private enum Offer {
    case skip
    case deliver(isNested: Bool)
}
