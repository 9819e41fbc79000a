extension SerialCoordinator {
    /// Adds a temporary slot for an upstream.
    @usableFromInline
    final func addSlot() -> Int { slots.withLockUnchecked { $0.add() } }

    /// Stores an upstream's subscription. Returns false, and cancels it, if the slot isn't waiting or the coordinator
    /// is closed.
    @usableFromInline
    final func connect(_ slot: Int, _ subscription: any Subscription) -> Bool {
        put(subscription, as: .connected, into: slot)
    }

    /// The first half of `connect`; may be called from outside. An offered subscription is cancelled at the end, but
    /// receives no request before `accept`.
    @usableFromInline
    final func offer(_ slot: Int, _ subscription: any Subscription) -> Bool {
        if put(subscription, as: .offered, into: slot) { return true }
        // The caller was refused and enqueues nothing, but must process others' pending work: see `enter`.
        processPendingWork()
        return false
    }

    /// The second half of `connect`: marks the offered subscription as connected and returns it. Nil if the offer is
    /// out of date.
    @usableFromInline
    final func accept(_ slot: Int) -> (any Subscription)? {
        slots.withLockUnchecked { isOpen ? $0.accept(slot) : nil }
    }

    private final func put(_ subscription: any Subscription, as state: SlotTable.State, into slot: Int) -> Bool {
        let isStored = slots.withLockUnchecked { isOpen && $0.put(subscription, as: state, into: slot) }
        if !isStored { subscription.cancel() }
        return isStored
    }

    /// Marks an upstream as ended: it gets no request and no cancellation any more. Returns false if it had ended.
    @usableFromInline @discardableResult
    final func disconnect(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.reset(slot) }.wasLive }

    /// Disconnects an upstream and frees its slot.
    @usableFromInline @discardableResult
    final func disconnectAndFree(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.free(slot) }.wasLive }

    /// Cancels an upstream.
    @usableFromInline
    final func cancel(_ slot: Int) { slots.withLockUnchecked { $0.reset(slot) }.1?.cancel() }

    /// Cancels an upstream and frees its slot.
    @usableFromInline
    final func cancelAndFree(_ slot: Int) { slots.withLockUnchecked { $0.free(slot) }.1?.cancel() }

    /// Releases an upstream without cancelling it, if its subscription is `Abandonable`. Otherwise nothing changes.
    @usableFromInline
    final func abandon(_ slot: Int) {
        let subscription = slots.withLockUnchecked { slots -> (any Abandonable)? in
            guard let subscription = slots.connected(slot) as? any Abandonable else { return nil }
            _ = slots.reset(slot)
            return subscription
        }
        subscription?.abandon()
    }

    /// Makes a slot wait for another subscription, and releases the previous one without cancelling it.
    @usableFromInline
    final func reopen(_ slot: Int) {
        let old = slots.withLockUnchecked { isOpen ? $0.reset(slot, to: .waiting).1 : nil }
        _ = consume old
    }

    /// Whether an upstream has neither sent a subscription nor ended.
    @usableFromInline
    final func isWaiting(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.state(slot) == .waiting } }

    @usableFromInline
    final func hasEnded(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.state(slot) == .ended } }

    @usableFromInline
    final func request(_ slot: Int, _ demand: Subscribers.Demand) {
        slots.withLockUnchecked { $0.connected(slot) }?.request(demand)
    }

    /// Requests from all connected upstreams whose slots are at or after `first`.
    @usableFromInline
    final func request(from first: Int, _ demand: Subscribers.Demand) {
        for upstream in slots.withLockUnchecked({ $0.allConnected(from: first) }) { upstream.request(demand) }
    }
}
