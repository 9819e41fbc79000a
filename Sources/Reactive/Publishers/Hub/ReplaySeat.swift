import Synchronization

/// A seat that gets the latest value when it first asks, and again when values passed while it hadn't asked (C3).
///
/// A replay is delivered by the thread that asks, without waiting for the gate. Meanwhile the seat is **busy**: what
/// other threads have for it waits in `mail`, in order; what the same thread sends comes through at once (C6).
///
///     isBusy   ⇒  credit ∈ {busy, closed}; the credit proper is `banked`
///     mail ≠ [] ⇒ isBusy
///
/// All state here is guarded by the roster's lock.
@usableFromInline
final class ReplaySeat<Output, Failure: Error>: SeatOf<Output> {
    @exclusivity(unchecked) private var banked = Subscribers.Demand.none
    @exclusivity(unchecked) private var mail: [Output] = []
    @exclusivity(unchecked) private var thread: UInt = 0
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
        precondition(demand > 0, "A subscriber must ask for at least one value")
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

    /// Delivers the value and then what came in meanwhile.
    private func replay(_ first: Output) {
        var value = first
        while true {
            let more = pass(value)
            let next = hub.roster.withLockUnchecked { [self] _ -> Output? in
                banked += more
                guard credit.load(ordering: .relaxed) == Self.busy else { return nil }
                if let next = mail.first {
                    if banked > 0 {
                        banked -= 1
                        mail.removeFirst()
                        return next
                    }
                    hasMissed = true
                }
                return nil
            }
            guard let next else { break }
            value = next
        }
        unbusy()
    }

    /// Gives the seat back to the gate, or finishes what was put off.
    private func unbusy() {
        var unread: [Output] = []
        let rest = hub.roster.withLockUnchecked { [self] _ -> AfterReplay in
            swap(&unread, &mail)
            thread = 0
            if credit.load(ordering: .relaxed) == Self.closed {
                isBusy = false
                return .disposal(disposable ? takeReceiver() : nil)
            }
            if mustComplete {
                credit.store(Self.closed, ordering: .relaxed)
                return .completion
            }
            isBusy = false
            credit.store(banked.count, ordering: .relaxed)
            return .none
        }
        switch rest {
        case .none: break
        case .disposal(let receiver): receiver?.release()
        case .completion:
            replayHub.complete(self)
            let receiver = hub.roster.withLockUnchecked { [self] _ -> Unmanaged<ReceiverBase>? in
                isBusy = false
                return disposable ? takeReceiver() : nil
            }
            receiver?.release()
        }
    }

    /// No round can hold this seat.
    private var disposable: Bool { index < 0 && !isRetired }

    @usableFromInline
    override func offer(_ value: Output) {
        let way = hub.roster.withLockUnchecked { [self] _ -> Offer in
            if isBusy {
                guard credit.load(ordering: .relaxed) == Self.busy else { return .skip }
                guard thread == ThreadIdentity.current else {
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
        let more = pass(value)
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
    override func mayComplete() -> Bool {
        hub.roster.withLockUnchecked { [self] _ in
            guard isBusy else {
                return credit.compareExchange(expected: Self.ending, desired: Self.closed, ordering: .relaxed).exchanged
            }
            guard credit.load(ordering: .relaxed) == Self.busy else { return false }
            if thread == ThreadIdentity.current {
                credit.store(Self.closed, ordering: .relaxed)
                return true
            }
            mustComplete = true
            return false
        }
    }
}

private enum AfterReplay {
    case none, completion
    case disposal(Unmanaged<ReceiverBase>?)
}

private enum Offer {
    case skip
    case deliver(isNested: Bool)
}
