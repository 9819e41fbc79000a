import Synchronization

/// A subscription that delivers the latest value with the first request, and with a request after values were dropped.
///
/// The requesting thread delivers the replay, without waiting for the gate. Meanwhile the subscription is **busy**.
/// Values that other threads send wait in `queue`, in order. A value that the same thread sends is delivered at once if
/// the queue is empty; otherwise it joins the queue.
///
/// A sender that finds `Waiter.limit` values in the queue, or after so many were taken from it, adds its value and
/// waits until the replay ends, unless the replaying thread waits for it (see `WaitForGraph`). It holds the gate, so no
/// other thread adds values meanwhile, and the replay ends.
///
///     isBusy       ⇒  outstandingDemand ∈ {busy, closed}; `heldDemand` is the actual demand
///     isBusy       ⇔  replayThread ≠ 0
///     queue ≠ []   ⇒  isBusy
///     queue.count  ≤  Waiter.limit + 1 + the number of values whose sender can't wait: the replaying thread, or one
///                     for which it waits
///     the number of values that a replay delivers ≤ 2 · Waiter.limit + 2 + the number of those values
///     waiters ≠ [] ⇒  isBusy, and the thread of each is in the `WaitForGraph`
///
/// The lock of `Hub.subscribers` guards all state of this class; `replayThread` is read anywhere.
@usableFromInline
final class ReplaySubscription<Output, Failure: Error>: ReceiverSubscription<Output> {
    @exclusivity(unchecked) private var heldDemand = Subscribers.Demand.none
    /// The thread that delivers the replay; 0 if none does.
    private let replayThread = Atomic<UInt>(0)
    @exclusivity(unchecked) private var queue = Fifo<Output>()
    /// The number of values that this replay has taken from the queue.
    @exclusivity(unchecked) private var takenCount = 0
    /// The senders that wait for the end of the replay.
    @exclusivity(unchecked) private var waiters: [Waiter] = []
    /// Whether the latest value hasn't been delivered.
    @exclusivity(unchecked) private var hasMissedValue = true
    /// Whether the subject finished while this was busy.
    @exclusivity(unchecked) private var mustComplete = false

    @usableFromInline
    override init(hub: Hub, receiver: ReceiverBase, deliver: @escaping ReceiverBase.Deliver<Output>) {
        super.init(hub: hub, receiver: receiver, deliver: deliver)
    }

    /// A `ReplaySubscription` is made only by a `ReplayHub` of the same types.
    private var replayHub: ReplayHub<Output, Failure> { unsafeDowncast(hub, to: ReplayHub<Output, Failure>.self) }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): request(.none) isn't allowed; request at least one value")
        let value = hub.subscribers.withLockUnchecked { [self] _ -> Output? in
            if outstandingDemand.load(ordering: .relaxed) == Self.closed { return nil }
            if isBusy {
                heldDemand += demand
                return nil
            }
            guard hasMissedValue else {
                addDemand(demand)
                return nil
            }
            // The subject has finished and a thread delivers the completion: nothing is replayed any more.
            if outstandingDemand.load(ordering: .relaxed) == Self.ending { return nil }
            isBusy = true
            hasMissedValue = false
            if !isIncluded {
                isIncluded = true
                hub.isStale.store(true, ordering: .relaxed)
            }
            heldDemand = demand - 1
            replayThread.store(ThreadIdentity.current, ordering: .relaxed)
            outstandingDemand.store(Self.busy, ordering: .relaxed)
            return replayHub.latest.value
        }
        if let value { replay(value) }
    }

    /// Delivers the value, then the queued values that the demand allows, then a deferred completion.
    private func replay(_ first: Output) {
        var value = first
        while true {
            let more = pass(value)
            switch hub.subscribers.withLockUnchecked({ [self] _ in next(more) }) {
            case .value(let next):
                value = next
            case .disposal(let receiver, let unread):
                receiver?.release()
                _ = consume unread
                return
            case .completion:
                if let receiver { replayHub.complete(receiver) }
                hub.subscribers.withLockUnchecked { [self] _ in endReplay() }?.release()
                return
            }
        }
    }

    /// Returns the next step after a delivery. Checking the queue and clearing `isBusy` are one step under the lock;
    /// otherwise a value could stay in the queue.
    private func next(_ more: Subscribers.Demand) -> ReplayStep<Output> {
        heldDemand += more
        if outstandingDemand.load(ordering: .relaxed) == Self.closed {
            let unread = queue
            queue = Fifo()
            return .disposal(endReplay(), unread)
        }
        if heldDemand > 0, let value = queue.popFirst() {
            heldDemand -= 1
            takenCount += 1
            return .value(value)
        }
        if mustComplete {
            outstandingDemand.store(Self.closed, ordering: .relaxed)
            return .completion
        }
        // The remaining values have no demand and are dropped: the next request gets the latest value.
        let unread = queue
        queue = Fifo()
        if !unread.isEmpty { hasMissedValue = true }
        // Releasing: later deliveries see this thread's deliveries and what requesting threads did before.
        outstandingDemand.store(heldDemand.count, ordering: .releasing)
        return .disposal(endReplay(), unread)
    }

    /// Clears `isBusy` and wakes the senders that wait; returns the receiver if the caller must release it.
    private func endReplay() -> Unmanaged<ReceiverBase>? {
        isBusy = false
        takenCount = 0
        replayThread.store(0, ordering: .relaxed)
        // Under the lock: no replay of another thread may begin while these are in the graph, waiting for this place.
        for waiter in waiters {
            WaitForGraph.endWait(of: waiter.thread)
            waiter.wake(.done)
        }
        waiters = []
        return isUnreachable ? takeReceiver() : nil
    }

    /// Whether no snapshot can contain this subscription.
    private var isUnreachable: Bool { index < 0 && !isRetired }

    @usableFromInline
    override func deliverIfRequested(_ value: Output) {
        let decision = hub.subscribers.withLockUnchecked { [self] _ -> DeliveryDecision in
            if isBusy {
                guard outstandingDemand.load(ordering: .relaxed) == Self.busy else { return .skip }
                // A send from inside the replay is delivered at once, unless older values are queued.
                let isReplaying = occupant == ThreadIdentity.current
                guard isReplaying, queue.isEmpty else {
                    queue.append(value)
                    let isFull = queue.count > Waiter.limit || takenCount >= Waiter.limit
                    return isFull && !isReplaying ? .wait : .skip
                }
                if heldDemand > 0 {
                    heldDemand -= 1
                    hasMissedValue = false
                    return .deliver(isNested: true)
                }
            } else if consumeDemand() {
                hasMissedValue = false
                return .deliver(isNested: false)
            }
            hasMissedValue = true
            return .skip
        }
        if case .wait = decision { return awaitReplay() }
        guard case .deliver(let isNested) = decision else { return }
        let more = pass(value)
        guard more != .none else { return }
        if isNested {
            hub.subscribers.withLockUnchecked { [self] _ in
                if isBusy { heldDemand += more } else { addDemand(more) }
            }
        } else {
            addDemand(more)
        }
    }

    /// Waits until the replay has ended.
    private func awaitReplay() {
        guard WaitForGraph.beginWait(for: self) else { return }
        let waiter = Waiter()
        let mustWait = hub.subscribers.withLockUnchecked { [self] _ in
            if isBusy { waiters.append(waiter) } else { WaitForGraph.endWait(of: waiter.thread) }
            return isBusy
        }
        if mustWait { _ = waiter.wait() }
    }

    @usableFromInline
    override func prepareToComplete() {
        guard isBusy else { return super.prepareToComplete() }
        // A replay on this thread is further up the stack, so the completion is delivered now. A replay on another
        // thread delivers it at its end.
        if occupant != ThreadIdentity.current { mustComplete = true }
    }

    @usableFromInline
    override func claimCompletion() -> Bool {
        hub.subscribers.withLockUnchecked { [self] _ in
            // While the subscription is being opened, the opening thread delivers the completion.
            guard phase.load(ordering: .relaxed) == Self.open else { return false }
            let expected = isBusy ? Self.busy : Self.ending
            guard !mustComplete, outstandingDemand.load(ordering: .relaxed) == expected else { return false }
            outstandingDemand.store(Self.closed, ordering: .relaxed)
            return true
        }
    }
}

/// A replay's place is the delivery of the replayed values.
extension ReplaySubscription: Occupied {
    var occupant: UInt { replayThread.load(ordering: .relaxed) }
}

private enum ReplayStep<Output> {
    case value(Output), completion
    /// The caller releases the receiver, if any, and the dropped values, outside the lock.
    case disposal(Unmanaged<ReceiverBase>?, Fifo<Output>)
}

private enum DeliveryDecision {
    case skip
    /// The value is in the queue; the sender must wait.
    case wait
    case deliver(isNested: Bool)
}
