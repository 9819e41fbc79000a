import Synchronization

/// The subscribers of a subject, in order of subscription: everything that doesn't depend on the type of the values.
///
/// Two locks. The **gate** is held while delivering; it makes deliveries serial, and its owner may enter it again. The
/// lock of **`subscribers`** is held briefly, never while foreign code runs. Order: the gate before the lock.
/// Subscribing and cancelling only *try* the gate, so they never wait for a delivery on another thread. Sending waits,
/// except for a thread that waits for the sending one: see `WaitForGraph`.
///
/// A delivery iterates over `snapshot`, a copy of the list that is renewed only if `isStale` is set. A subscription
/// that leaves the list while a snapshot may contain it is retired. The thread that leaves the gate last releases it
/// (see `Gate.orderHandOff`).
///
///     subscription in subscribers.slots  ⇔  its index ≥ 0  ⇔  the list owns one reference to it
///     subscription in snapshot           ⇒  its epoch = subscribers.epoch, and it is in slots or retired
///     subscribers.count = number of non-nil slots
///     subscribers.retired ≠ [] or outdatedSnapshots ≠ []  ⇒  hasRetired, until the gate is left
///     subscribers.count > 0  ⇔  the hub owns a reference to `subject`, if there is one, or is about to release it
///
/// Guards: the gate guards `snapshot` and `outdatedSnapshots`; its lock guards `subscribers`. The flags are hints, set
/// under the lock of `subscribers`.
@usableFromInline
class Hub {
    @usableFromInline let gate = Gate()
    /// Whether `subscribers` has changed since `snapshot` was taken.
    @usableFromInline let isStale = Atomic<Bool>(false)
    @usableFromInline let hasRetired = Atomic<Bool>(false)
    /// Whether a subscriber has ever requested values. Never reset.
    @usableFromInline let wasRequested = Atomic<Bool>(false)
    @usableFromInline let subscribers = Lock(SubscriberList())

    @exclusivity(unchecked) @usableFromInline final var snapshot = Snapshot()
    /// Snapshots over which deliveries further up the stack may iterate.
    @exclusivity(unchecked) @usableFromInline final var outdatedSnapshots: [Snapshot] = []

    @usableFromInline
    struct SubscriberList {
        /// In order of subscription; nil where a subscription has left. Compacted when three quarters are nil.
        @usableFromInline var slots: [Unmanaged<HubSubscription>?] = []
        /// The number of subscriptions.
        @usableFromInline var count = 0
        /// Subscriptions that have left and wait to be released.
        @usableFromInline var retired: [Unmanaged<HubSubscription>] = []
        /// Incremented whenever no snapshot exists; never 0.
        @usableFromInline var epoch: UInt32 = 1
        @usableFromInline var isFinished = false
        /// Base-2 logarithm of the number of upstreams at which ended ones are removed.
        var upstreamsLimit: UInt8 = 0
        @usableFromInline var upstreams: [any Subscription] = []

        init() {}
    }

    /// A copy of the subscriptions, in unmanaged memory.
    @usableFromInline
    struct Snapshot {
        @usableFromInline var subscriptions: UnsafeMutablePointer<Unmanaged<HubSubscription>>?
        @usableFromInline var count = 0
        @usableFromInline var capacity = 0
        init() {}
    }

    /// The subject, which owns this hub. Subscribers keep it alive: see `add(owned:)`. Set once, at initialization.
    @exclusivity(unchecked) @usableFromInline final var subject: Unmanaged<AnyObject>?

    /// The subscriptions' description.
    @usableFromInline let name: StaticString

    @usableFromInline init(name: StaticString) { self.name = name }

    deinit {
        snapshot.subscriptions?.deallocate()
        // Subscriptions own their hub, so none is left here.
    }

    // MARK: - Adding and removing subscribers

    /// Appends the subscription; returns false if the subject has finished or the subscription was cancelled.
    @usableFromInline
    final func add(_ subscription: HubSubscription) -> Bool {
        let owned = Unmanaged.passRetained(subscription)
        if add(owned: owned) { return true }
        owned.release()
        return false
    }

    /// Appends the subscription and takes over the reference to it, if it returns true.
    ///
    /// The caller keeps the subject alive during the call. With its first subscription the hub retains the subject, and
    /// releases it after the last one: a subscriber needn't own its publisher.
    final func add(owned subscription: Unmanaged<HubSubscription>) -> Bool {
        subscribers.withLockUnchecked { list in
            guard !list.isFinished else { return false }
            let isOpen = subscription._withUnsafeGuaranteedRef { subscription in
                guard subscription.outstandingDemand.load(ordering: .relaxed) != HubSubscription.closed else {
                    return false
                }
                subscription.index = Int32(list.slots.count)
                return true
            }
            guard isOpen else { return false }
            list.slots.append(subscription)
            if list.count == 0 { _ = subject?.retain() }
            list.count += 1
            isStale.store(true, ordering: .relaxed)
            return true
        }
    }

    /// Removes a cancelled subscription. Releases its receiver at once, or when no thread can be delivering to it.
    @usableFromInline
    final func remove(_ subscription: HubSubscription) {
        var wasLast = false
        let (receiver, isRetired) = subscribers.withLockUnchecked { list -> (Unmanaged<ReceiverBase>?, Bool) in
            subscription.close()
            guard subscription.index >= 0 else { return (nil, false) }
            list.remove(subscription)
            wasLast = list.count == 0
            guard subscription.epoch == list.epoch || !subscription.isReleasable else {
                return (subscription.takeReceiver(), false)
            }
            subscription.isRetired = true
            list.retired.append(.passRetained(subscription))
            hasRetired.store(true, ordering: .relaxed)
            return (nil, true)
        }
        // Releases the list's reference; the caller has its own.
        if let receiver {
            Unmanaged.passUnretained(subscription).release()
            receiver.release()
        } else if isRetired {
            Unmanaged.passUnretained(subscription).release()
            releaseRetiredIfIdle()
        }
        if wasLast { subject?.release() }
    }

    // MARK: - Snapshots

    /// Renews `snapshot`. The caller is inside the gate and holds the lock of `subscribers`.
    @usableFromInline
    final func renewSnapshot(_ list: inout SubscriberList, isOutermost: Bool) {
        isStale.store(false, ordering: .relaxed)
        if !isOutermost {
            // A delivery further up this thread's stack may iterate over the old one, until the gate is left.
            outdatedSnapshots.append(snapshot)
            snapshot = Snapshot()
            hasRetired.store(true, ordering: .relaxed)
        }
        if snapshot.capacity < list.count {
            snapshot.subscriptions?.deallocate()
            snapshot.capacity = max(4, list.count + list.count / 2)
            snapshot.subscriptions = .allocate(capacity: snapshot.capacity)
        }
        var count = 0
        for slot in list.slots {
            guard let slot else { continue }
            let isIncluded = slot._withUnsafeGuaranteedRef { subscription in
                guard subscription.isIncluded else { return false }
                subscription.epoch = list.epoch
                return true
            }
            guard isIncluded else { continue }
            snapshot.subscriptions.unsafelyUnwrapped[count] = slot
            count += 1
        }
        snapshot.count = count
    }

    @usableFromInline
    final func renewSnapshot(isOutermost: Bool) {
        subscribers.withLockUnchecked { renewSnapshot(&$0, isOutermost: isOutermost) }
    }

    // MARK: - Entering and leaving the gate

    /// How a thread entered the gate to deliver. A call of `leave(_:)` follows each.
    @usableFromInline
    enum Entry: UInt8 {
        /// The outermost delivery.
        case first
        /// Nested in a delivery on the same thread.
        case again
        /// Nested in a delivery on another thread, which waits for this one and has lent it the gate.
        case borrowed
    }

    /// Enters the gate; waits for other threads.
    @inlinable @inline(__always)
    final func enter() -> Entry {
        switch gate.enterAtOnce() {
        case .first: .first
        case .again: .again
        case .refused: awaitEntry()
        }
    }

    @usableFromInline @inline(never)
    final func awaitEntry() -> Entry {
        if gate.enterSoon() { return .first }
        if WaitForGraph.borrowOrBeginWait(for: self) { return .borrowed }
        gate.enterWaiting()
        WaitForGraph.endWait(of: ThreadIdentity.current)
        return .first
    }

    @inlinable @inline(__always)
    final func leave(_ entry: Entry) {
        if entry == .first { leave() } else if entry == .borrowed { endLoan() }
    }

    @usableFromInline @inline(never)
    final func endLoan() { WaitForGraph.endLoan(self) }

    /// Leaves the gate after the outermost delivery, and releases what is retired.
    @inlinable @inline(__always)
    final func leave() {
        if hasRetired.load(ordering: .relaxed) {
            releaseRetiredAndLeave()
        } else {
            gate.leave()
        }
        Gate.orderHandOff()
        if hasRetired.load(ordering: .relaxed) { releaseRetiredIfIdle() }
    }

    /// Releases what is retired, unless a thread is delivering: that thread does it when it leaves.
    @usableFromInline
    final func releaseRetiredIfIdle() {
        Gate.orderHandOff()
        while hasRetired.load(ordering: .relaxed), gate.tryEnter() == .first {
            releaseRetiredAndLeave()
            Gate.orderHandOff()
        }
    }

    /// Called inside the gate, by the outermost entry.
    @usableFromInline
    final func releaseRetiredAndLeave() {
        let outdated = outdatedSnapshots
        outdatedSnapshots = []
        let retired = subscribers.withLockUnchecked { list -> [Unmanaged<HubSubscription>] in
            // From here on no snapshot contains a subscription.
            snapshot.count = 0
            list.epoch &+= 1
            if list.epoch == 0 { list.epoch = 1 }
            isStale.store(true, ordering: .relaxed)
            hasRetired.store(false, ordering: .relaxed)
            let retired = list.retired
            list.retired = []
            return retired
        }
        gate.leave()
        for snapshot in outdated { snapshot.subscriptions?.deallocate() }
        for subscription in retired { dispose(subscription) }
    }

    /// Releases a retired subscription, outside all locks. If its receiver is in use, the thread that uses it releases
    /// the receiver.
    private func dispose(_ retired: Unmanaged<HubSubscription>) {
        let subscription = retired.takeRetainedValue()
        let receiver = subscribers.withLockUnchecked { _ in
            subscription.isRetired = false
            return subscription.isReleasable ? subscription.takeReceiver() : nil
        }
        receiver?.release()
    }

    // MARK: - Upstreams

    /// Stores an upstream's subscription and requests everything from it: at once if `eagerly`, otherwise as soon as a
    /// subscriber has requested values.
    final func attach(_ upstream: any Subscription, eagerly: Bool) {
        let (isFinished, mayRequest, old) = subscribers.withLockUnchecked { list in
            let old = list.isFinished ? [] : list.append(upstream)
            return (list.isFinished, eagerly || wasRequested.load(ordering: .relaxed), old)
        }
        // Release ended upstreams outside the lock.
        _ = consume old
        if isFinished {
            upstream.cancel()
        } else if mayRequest {
            upstream.request(.unlimited)
        }
    }

    /// Records that a subscriber has requested values. The first call requests everything from the upstreams.
    @usableFromInline
    final func noteRequest() {
        // The thread that sets the flag requests from the existing upstreams; later ones find it set, under the lock.
        if wasRequested.load(ordering: .relaxed) { return }
        let upstreams = subscribers.withLockUnchecked { list -> [any Subscription] in
            if wasRequested.exchange(true, ordering: .relaxed) { return [] }
            return list.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    /// Cancels the upstreams when the subject is deinitialized.
    final func detachUpstreams() {
        let upstreams = subscribers.withLockUnchecked { list in
            defer { list.upstreams = [] }
            return list.upstreams
        }
        for upstream in upstreams { upstream.cancel() }
    }

    // MARK: - Invariants

    func checkInvariants() {
        subscribers.withLockUnchecked { list in
            let listed = list.slots.compactMap { $0 }
            precondition(listed.count == list.count)
            for (index, slot) in list.slots.enumerated() {
                slot?._withUnsafeGuaranteedRef { precondition($0.index == index) }
            }
            for retired in list.retired { retired._withUnsafeGuaranteedRef { precondition($0.index == -1) } }
        }
    }
}

/// A hub's place is its gate.
extension Hub: Lendable {
    var occupant: UInt {
        get { gate.owner.load(ordering: .relaxed) }
        set { gate.owner.store(newValue, ordering: .relaxed) }
    }
}

extension Hub.SubscriberList {
    /// Appends an upstream. When their number has doubled, ended upstreams are removed, since a long-lived subject may
    /// have many. Returns references for the caller to release outside the lock.
    fileprivate mutating func append(_ upstream: any Subscription) -> [any Subscription] {
        var old: [any Subscription] = []
        if upstreams.count >= 1 << Int(upstreamsLimit) {
            old = upstreams
            upstreams = old.filter { !(($0 as? any Endable)?.isOver ?? false) }
            let double = 2 * upstreams.count
            upstreamsLimit = double == 0 ? 0 : UInt8(Int.bitWidth - (double - 1).leadingZeroBitCount)
        }
        upstreams.append(upstream)
        return old
    }

    /// Removes the subscription from its slot. Amortised constant time.
    mutating func remove(_ subscription: HubSubscription) {
        slots[Int(subscription.index)] = nil
        subscription.index = -1
        count -= 1
        if count == 0 {
            slots.removeAll(keepingCapacity: true)
        } else if slots.count > 16, count < slots.count / 4 {
            slots.removeAll { $0 == nil }
            for (index, slot) in slots.enumerated() {
                slot.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.index = Int32(index) }
            }
        }
    }
}
