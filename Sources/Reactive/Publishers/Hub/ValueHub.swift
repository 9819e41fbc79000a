import Synchronization

/// The delivering half of a subject: sends values and the completion to its subscriptions.
@usableFromInline
class ValueHub<Output, Failure: Error>: Hub {
    /// Set together with `isFinished`, under the lock of `subscribers`.
    @exclusivity(unchecked) @usableFromInline final var completion: Subscribers.Completion<Failure>?

    @usableFromInline override init(name: StaticString) { super.init(name: name) }

    @inlinable @inline(__always)
    final func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let sink = ClosureSink<Output, Failure>.identity(subscriber) {
            attach(sink: sink)
            withExtendedLifetime(subscriber) {}
        } else {
            let (receiver, deliver) = Receiver.of(subscriber)
            open(ReceiverSubscription(hub: self, receiver: receiver, deliver: deliver), for: subscriber, receiver)
        }
    }

    /// Adds a subscription and passes it to its subscriber. After the end a subscriber gets an empty subscription and
    /// the completion.
    ///
    /// The subscription is delivered here, not by the receiver, whose code is unspecialised.
    @inlinable @inline(__always)
    final func open<S: Subscriber>(_ subscription: HubSubscription, for subscriber: S, _ receiver: ReceiverOf<Failure>)
    {
        let isAdded = add(subscription)
        subscriber.receive(subscription: isAdded ? subscription : Subscriptions.empty)
        didOpen(subscription, receiver, isAdded: isAdded)
    }

    @usableFromInline
    final func didOpen(_ subscription: HubSubscription, _ receiver: ReceiverOf<Failure>, isAdded: Bool) {
        if !isAdded {
            completeLate(receiver)
        } else if subscription.phase.exchange(HubSubscription.open, ordering: .acquiringAndReleasing)
            == HubSubscription.completionPending
        {
            finish(subscription, receiver)
        }
    }

    private func completeLate(_ receiver: ReceiverOf<Failure>) {
        if let completion = subscribers.withLockUnchecked({ [self] _ in completion }) {
            receiver.receive(completion: completion)
        }
    }

    /// Subscribes a sink, which requests everything at once.
    @inlinable @inline(__always)
    final func attach(sink: Unmanaged<ClosureSink<Output, Failure>>) {
        open(.passRetained(SinkSubscription(hub: self, sink: sink)), for: sink)
    }

    /// Takes over the reference to the subscription. Unmanaged, because reference counting would take most of the time
    /// here.
    @usableFromInline
    final func open(_ subscription: Unmanaged<HubSubscription>, for sink: Unmanaged<ClosureSink<Output, Failure>>) {
        guard sink._withUnsafeGuaranteedRef({ $0.adopt(subscription) }) else { return subscription.release() }
        // From here on another thread may cancel the sink, before or after the subscription is added.
        if add(owned: subscription) {
            noteRequest()
        } else {
            completeLate(sink.takeUnretainedValue())
            subscription.release()
        }
    }

    /// Delivers a value to all subscribers in order of subscription. Subscribers added meanwhile miss it; a subscriber
    /// cancelled before its turn is skipped.
    @inlinable @inline(__always)
    final func send(_ value: Output) {
        guard gate.enterIfFree() else { return sendInside(value) }
        if isStale.load(ordering: .relaxed) { renewSnapshot(isOutermost: true) }
        deliver(value)
        leave()
    }

    /// Sends while a thread, possibly this one, is inside the gate. Separate from `send`, which then needs fewer
    /// registers.
    @inlinable @inline(never)
    final func sendInside(_ value: Output) {
        let entry = enter()
        if isStale.load(ordering: .relaxed) { renewSnapshot(isOutermost: entry == .first) }
        deliver(value)
        leave(entry)
    }

    /// Delivers to the subscriptions of the snapshot. Called inside the gate.
    @inlinable @inline(__always)
    final func deliver(_ value: Output) {
        let snapshot = self.snapshot
        guard snapshot.count > 0 else { return }
        // A snapshot that isn't empty has memory, and its subscriptions are retained until the gate is left.
        var next = snapshot.subscriptions.unsafelyUnwrapped
        let end = next + snapshot.count
        repeat {
            // Casts: a hub's subscriptions are `ValueSubscription`s of its output type. Only a `ReceiverSubscription`
            // can have the demand `.max`, and only a `SinkSubscription` the demand `sink`.
            Unmanaged<ValueSubscription<Output>>.fromOpaque(next.pointee.toOpaque())._withUnsafeGuaranteedRef {
                target in
                // Acquires what the requesting thread did before: see `addDemand`.
                let demand = target.outstandingDemand.load(ordering: .acquiring)
                if demand == .max {
                    _ = unsafeDowncast(target, to: ReceiverSubscription<Output>.self).pass(value)
                } else if demand == HubSubscription.sink {
                    unsafeDowncast(target, to: SinkSubscription<Output>.self).onValue(value)
                } else {
                    target.deliverIfRequested(value)
                }
            }
            next += 1
        } while next != end
    }

    /// Ends the subject, unless it has ended. If this interrupts a delivery, the subscribers not yet visited get only
    /// the completion.
    @usableFromInline
    final func send(completion: Subscribers.Completion<Failure>) {
        let entry = enter()
        let (closing, upstreams) = subscribers.withLockUnchecked { [self] list in close(&list, completion) }
        // Release the upstreams outside the lock: their deinitializers may run any code.
        _ = consume upstreams
        for subscription in closing {
            subscription._withUnsafeGuaranteedRef { subscription in
                guard unsafeDowncast(subscription, to: ValueSubscription<Output>.self).claimCompletion() else { return }
                // Retired subscriptions keep their receiver until the gate is left.
                if let receiver = subscription.receiver { complete(receiver) }
            }
        }
        if !closing.isEmpty {
            subscribers.withLockUnchecked {
                $0.retired += closing
                hasRetired.store(true, ordering: .relaxed)
            }
        }
        leave(entry)
        if !closing.isEmpty { subject?.release() }
    }

    /// Marks the subject as finished and empties the list; returns the subscriptions to complete and the upstreams to
    /// release. Returns none if the subject had finished.
    private func close(
        _ list: inout SubscriberList, _ completion: Subscribers.Completion<Failure>
    ) -> ([Unmanaged<HubSubscription>], [any Subscription]) {
        guard !list.isFinished else { return ([], []) }
        list.isFinished = true
        self.completion = completion
        let upstreams = list.upstreams
        list.upstreams = []
        let closing = list.slots.compactMap { $0 }
        for subscription in closing {
            subscription._withUnsafeGuaranteedRef { subscription in
                subscription.index = -1
                subscription.isRetired = true
                // While the subscriber is receiving its subscription, the opening thread delivers the completion.
                let isOpening = subscription.phase.compareExchange(
                    expected: HubSubscription.opening, desired: HubSubscription.completionPending,
                    ordering: .acquiringAndReleasing
                ).exchanged
                if !isOpening { unsafeDowncast(subscription, to: ValueSubscription<Output>.self).prepareToComplete() }
            }
        }
        list.slots = []
        list.count = 0
        isStale.store(true, ordering: .relaxed)
        return (closing, upstreams)
    }

    /// Delivers a completion that arrived while the subscriber was receiving its subscription.
    @usableFromInline
    final func finish(_ subscription: HubSubscription, _ receiver: ReceiverOf<Failure>) {
        let subscription = unsafeDowncast(subscription, to: ValueSubscription<Output>.self)
        subscribers.withLockUnchecked { _ in subscription.prepareToComplete() }
        if subscription.claimCompletion() { withExtendedLifetime(receiver) { complete(.passUnretained(receiver)) } }
        let unused = subscribers.withLockUnchecked { _ in
            subscription.isReleasable && subscription.index < 0 && !subscription.isRetired
                ? subscription.takeReceiver() : nil
        }
        unused?.release()
    }

    @usableFromInline
    final func complete(_ receiver: Unmanaged<ReceiverBase>) {
        guard let completion = subscribers.withLockUnchecked({ [self] _ in completion }) else { return }
        receiver._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: ReceiverOf<Failure>.self).receive(completion: completion)
        }
    }
}
