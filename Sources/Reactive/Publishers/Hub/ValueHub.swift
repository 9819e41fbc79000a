import Synchronization

/// The delivering half of a subject: sends values and the completion to its seats.
@usableFromInline
class ValueHub<Output, Failure: Error>: Hub {
    /// Set together with `roster.isFinished`, under the roster's lock.
    @exclusivity(unchecked) @usableFromInline final var completion: Subscribers.Completion<Failure>?

    @usableFromInline override init(name: StaticString) { super.init(name: name) }

    @inlinable @inline(__always)
    final func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let sink = ClosureSink<Output, Failure>.identity(subscriber) {
            seat(sink)
            withExtendedLifetime(subscriber) {}
        } else {
            let (receiver, deliver) = Receiver.of(subscriber)
            open(ReceiverSeat(hub: self, receiver: receiver, deliver: deliver), for: subscriber, receiver)
        }
    }

    /// Seats a subscriber. To one that comes late, only the completion is delivered (C5).
    ///
    /// The subscription is handed over here, not by the receiver, whose code is unspecialised.
    @inlinable @inline(__always)
    final func open<S: Subscriber>(_ seat: Seat, for subscriber: S, _ receiver: ReceiverOf<Failure>) {
        let isSeated = add(seat)
        subscriber.receive(subscription: isSeated ? seat : Subscriptions.empty)
        didOpen(seat, receiver, isSeated: isSeated)
    }

    @usableFromInline
    final func didOpen(_ seat: Seat, _ receiver: ReceiverOf<Failure>, isSeated: Bool) {
        if !isSeated {
            completeLate(receiver)
        } else if seat.phase.exchange(Seat.open, ordering: .acquiringAndReleasing) == Seat.mustFinish {
            finish(seat, receiver)
        }
    }

    private func completeLate(_ receiver: ReceiverOf<Failure>) {
        if let completion = roster.withLockUnchecked({ [self] _ in completion }) {
            receiver.receive(completion: completion)
        }
    }

    /// Seats a sink: what it does with its subscription is known, and done at once.
    @inlinable @inline(__always)
    final func seat(_ sink: Unmanaged<ClosureSink<Output, Failure>>) {
        open(.passRetained(SinkSeat(hub: self, sink: sink)), for: sink)
    }

    /// Unmanaged, because each count takes longer than all else here. Takes the reference to the seat over.
    @usableFromInline
    final func open(_ seat: Unmanaged<Seat>, for sink: Unmanaged<ClosureSink<Output, Failure>>) {
        guard sink._withUnsafeGuaranteedRef({ $0.keep(seat) }) else { return seat.release() }
        // From here on the sink may be cancelled, before the seat is added or after.
        if add(owned: seat) {
            noteAsked()
        } else {
            completeLate(sink.takeUnretainedValue())
            seat.release()
        }
    }

    /// Delivers to all, in order of subscription (C7). Who subscribes meanwhile misses it, who is cancelled before
    /// its turn is skipped (C8, C9).
    @inlinable @inline(__always)
    final func send(_ value: Output) {
        guard gate.enterIfFree() else { return sendInside(value) }
        if isStale.load(ordering: .relaxed) { renewRound(isOutermost: true) }
        deliver(value)
        leave()
    }

    /// Sends where a thread is inside of the gate, maybe this one. Apart from `send`, which keeps fewer registers so.
    @inlinable @inline(never)
    final func sendInside(_ value: Output) {
        let entry = enter()
        if isStale.load(ordering: .relaxed) { renewRound(isOutermost: entry == .first) }
        deliver(value)
        leave(entry)
    }

    /// Walks over the round. Inside the gate.
    @inlinable @inline(__always)
    final func deliver(_ value: Output) {
        let round = self.round
        guard round.count > 0 else { return }
        var next = round.seats.unsafelyUnwrapped
        let end = next + round.count
        repeat {
            Unmanaged<SeatOf<Output>>.fromOpaque(next.pointee.toOpaque())._withUnsafeGuaranteedRef { seat in
                // The request that allowed this comes before: see `grantCredit`.
                let credit = seat.credit.load(ordering: .acquiring)
                if credit == .max {
                    _ = unsafeDowncast(seat, to: ReceiverSeat<Output>.self).hand(value)
                } else if credit == Seat.sink {
                    unsafeDowncast(seat, to: SinkSeat<Output>.self).take(value)
                } else {
                    seat.offer(value)
                }
            }
            next += 1
        } while next != end
    }

    /// Ends the subject, unless it has ended (C5). Whoever is later in a round that this interrupts gets the
    /// completion only (C10).
    @usableFromInline
    final func send(completion: Subscribers.Completion<Failure>) {
        let entry = enter()
        let seats = roster.withLockUnchecked { [self] roster -> [Unmanaged<Seat>] in
            guard !roster.isFinished else { return [] }
            roster.isFinished = true
            self.completion = completion
            roster.upstreams = []
            let seats = roster.seats.compactMap { $0 }
            for entry in seats {
                entry._withUnsafeGuaranteedRef { seat in
                    seat.index = -1
                    seat.isRetired = true
                    // To one that has no subscription yet, whoever hands it out delivers the completion after it.
                    let isOpening = seat.phase.compareExchange(
                        expected: Seat.opening, desired: Seat.mustFinish, ordering: .acquiringAndReleasing
                    ).exchanged
                    if !isOpening { unsafeDowncast(seat, to: SeatOf<Output>.self).prepareToComplete() }
                }
            }
            roster.seats = []
            roster.live = 0
            isStale.store(true, ordering: .relaxed)
            return seats
        }
        for entry in seats {
            entry._withUnsafeGuaranteedRef { seat in
                guard unsafeDowncast(seat, to: SeatOf<Output>.self).mayComplete() else { return }
                // Retired, but let go of only when the gate is left.
                if let receiver = seat.receiver { complete(receiver) }
            }
        }
        if !seats.isEmpty {
            roster.withLockUnchecked {
                $0.retired += seats
                hasRetired.store(true, ordering: .relaxed)
            }
        }
        leave(entry)
        if !seats.isEmpty { subject?.release() }
    }

    /// Delivers the completion that came while the subscriber was getting its subscription.
    @usableFromInline
    final func finish(_ seat: Seat, _ receiver: ReceiverOf<Failure>) {
        let seat = unsafeDowncast(seat, to: SeatOf<Output>.self)
        roster.withLockUnchecked { _ in seat.prepareToComplete() }
        if seat.mayComplete() { withExtendedLifetime(receiver) { complete(.passUnretained(receiver)) } }
        let unused = roster.withLockUnchecked { _ in
            seat.isFree && seat.index < 0 && !seat.isRetired ? seat.takeReceiver() : nil
        }
        unused?.release()
    }

    @usableFromInline
    final func complete(_ receiver: Unmanaged<ReceiverBase>) {
        guard let completion = roster.withLockUnchecked({ [self] _ in completion }) else { return }
        receiver._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: ReceiverOf<Failure>.self).receive(completion: completion)
        }
    }
}
