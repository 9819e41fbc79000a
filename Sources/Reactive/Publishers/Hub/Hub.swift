import Synchronization

/// Who listens to a subject, and in which order: everything about it that doesn't depend on the type of its values.
///
/// Two locks. The **gate** is held while delivering; it makes deliveries serial and may be entered again (C6). The
/// **roster**'s lock is held for moments, never while anything foreign runs. Order: gate before roster. Subscribing and
/// cancelling only *try* the gate, so they never wait for a delivery on another thread. Sending waits, but not for a
/// thread that waits for the sending one: see `GateQueue`.
///
/// A delivery walks over `round`, a copy of the roster that is renewed only when `isStale` says so. A seat that leaves
/// the roster while a round may still hold it is retired: it's let go of when nobody delivers, by whoever leaves the
/// gate last (see `Gate.orderHandOff`).
///
///     seat in roster.seats  ⇔  seat.index ≥ 0  ⇔  the roster owns one reference to it
///     seat in round         ⇒  seat.epoch = roster.epoch, and seat is in roster.seats or roster.retired
///     roster.live = number of non-nil entries of roster.seats
///     roster.retired ≠ [] or outdated ≠ []  ⇒  hasRetired, until the gate is left
///     roster.live > 0  ⇔  this owns a reference to `subject`, if there is one, or is about to release it
///
/// Mutable state, and its guard: `round`, `outdated` the gate; `roster` its lock; the flags are hints that are
/// set under the roster's lock.
@usableFromInline
class Hub {
    @usableFromInline let gate = Gate()
    /// The roster has changed since `round` was copied.
    @usableFromInline let isStale = Atomic<Bool>(false)
    @usableFromInline let hasRetired = Atomic<Bool>(false)
    /// Whether a subscriber ever asked for something. Never unset.
    @usableFromInline let wasAsked = Atomic<Bool>(false)
    @usableFromInline let roster = Lock(Roster())

    @exclusivity(unchecked) @usableFromInline final var round = Round()
    @exclusivity(unchecked) @usableFromInline final var outdated: [Round] = []

    @usableFromInline
    struct Roster {
        /// In order of subscription (C7); nil where one has left. Compacted when three quarters have.
        @usableFromInline var seats: [Unmanaged<Seat>?] = []
        @usableFromInline var live = 0
        @usableFromInline var retired: [Unmanaged<Seat>] = []
        /// Counts the times at which no round existed; never 0.
        @usableFromInline var epoch: UInt32 = 1
        @usableFromInline var isFinished = false
        /// With two to the power of this many upstreams, those that are over are let go of.
        var upstreamsLimit: UInt8 = 0
        @usableFromInline var upstreams: [any Subscription] = []

        init() {}
    }

    /// A copy of the roster, in bare memory.
    @usableFromInline
    struct Round {
        @usableFromInline var seats: UnsafeMutablePointer<Unmanaged<Seat>>?
        @usableFromInline var count = 0
        @usableFromInline var capacity = 0
        init() {}
    }

    /// The subject that delivers through this, which owns this. Its subscribers keep it: see `add(owned:)`. Set once,
    /// at initialization.
    @exclusivity(unchecked) @usableFromInline final var subject: Unmanaged<AnyObject>?

    /// What a subscription is called in logs.
    @usableFromInline let name: StaticString

    @usableFromInline init(name: StaticString) { self.name = name }

    deinit {
        round.seats?.deallocate()
        // Seats own their hub, so that none is left here.
    }

    // MARK: - Joining and leaving

    /// Enters the seat at the end; false if the subject has finished, or the seat was cancelled.
    @usableFromInline
    final func add(_ seat: Seat) -> Bool {
        let owned = Unmanaged.passRetained(seat)
        if add(owned: owned) { return true }
        owned.release()
        return false
    }

    /// Takes the reference to the seat over, if it enters it. The caller has the subject; from the first seat on this
    /// keeps it, until the last one has left: who subscribes needn't keep what it has subscribed to.
    final func add(owned seat: Unmanaged<Seat>) -> Bool {
        roster.withLockUnchecked { roster in
            guard !roster.isFinished else { return false }
            let isOpen = seat._withUnsafeGuaranteedRef { seat in
                guard seat.credit.load(ordering: .relaxed) != Seat.closed else { return false }
                seat.index = Int32(roster.seats.count)
                return true
            }
            guard isOpen else { return false }
            roster.seats.append(seat)
            if roster.live == 0 { _ = subject?.retain() }
            roster.live += 1
            isStale.store(true, ordering: .relaxed)
            return true
        }
    }

    /// Takes a cancelled seat out, and lets go of its receiver as soon as nobody can be delivering to it.
    @usableFromInline
    final func remove(_ seat: Seat) {
        var wasLast = false
        let (receiver, mustTidy) = roster.withLockUnchecked { roster -> (Unmanaged<ReceiverBase>?, Bool) in
            seat.close()
            guard seat.index >= 0 else { return (nil, false) }
            roster.vacate(seat)
            wasLast = roster.live == 0
            guard seat.epoch == roster.epoch || !seat.isFree else { return (seat.takeReceiver(), false) }
            seat.isRetired = true
            roster.retired.append(.passRetained(seat))
            hasRetired.store(true, ordering: .relaxed)
            return (nil, true)
        }
        // The roster's reference; the caller has one of its own.
        if let receiver {
            Unmanaged.passUnretained(seat).release()
            receiver.release()
        } else if mustTidy {
            Unmanaged.passUnretained(seat).release()
            tidyIfIdle()
        }
        if wasLast { subject?.release() }
    }

    // MARK: - Rounds

    /// Renews `round`. The caller is inside the gate and holds the roster's lock.
    @usableFromInline
    final func renewRound(_ roster: inout Roster, isOutermost: Bool) {
        isStale.store(false, ordering: .relaxed)
        if !isOutermost {
            // Somebody further up this thread's stack may be walking over it; who leaves the gate lets go of it.
            outdated.append(round)
            round = Round()
            hasRetired.store(true, ordering: .relaxed)
        }
        if round.capacity < roster.live {
            round.seats?.deallocate()
            round.capacity = max(4, roster.live + roster.live / 2)
            round.seats = .allocate(capacity: round.capacity)
        }
        var count = 0
        for entry in roster.seats {
            guard let entry else { continue }
            let mayReceive = entry._withUnsafeGuaranteedRef { seat in
                guard seat.hasJoined else { return false }
                seat.epoch = roster.epoch
                return true
            }
            guard mayReceive else { continue }
            round.seats.unsafelyUnwrapped[count] = entry
            count += 1
        }
        round.count = count
    }

    @usableFromInline
    final func renewRound(isOutermost: Bool) {
        roster.withLockUnchecked { renewRound(&$0, isOutermost: isOutermost) }
    }

    // MARK: - Entering and leaving the gate

    /// How a thread came in to deliver. Each is followed by `leave(_:)`.
    @usableFromInline
    enum Entry: UInt8 {
        /// As the outermost.
        case first
        /// From inside of a delivery on the same thread.
        case again
        /// From inside of a delivery on another thread, which waits for this one.
        case lent
    }

    /// Waits for other threads.
    @inlinable @inline(__always)
    final func enter() -> Entry {
        switch gate.enterAtOnce() {
        case .first: .first
        case .again: .again
        case .refused: awaitEntry()
        }
    }

    @usableFromInline @inline(never)
    final func awaitEntry() -> Entry { gate.enterSoon() ? .first : GateQueue.enter(self) }

    @inlinable @inline(__always)
    final func leave(_ entry: Entry) {
        if entry == .first { leave() } else if entry == .lent { giveBack() }
    }

    @usableFromInline @inline(never)
    final func giveBack() { GateQueue.giveBack(self) }

    /// What the outermost deliverer does in place of `gate.leave()`.
    @inlinable @inline(__always)
    final func leave() {
        if hasRetired.load(ordering: .relaxed) {
            tidyAndLeave()
        } else {
            gate.leave()
        }
        Gate.orderHandOff()
        if hasRetired.load(ordering: .relaxed) { tidyIfIdle() }
    }

    /// Lets go of what is retired, unless somebody is delivering: then that one does when it leaves.
    @usableFromInline
    final func tidyIfIdle() {
        Gate.orderHandOff()
        while hasRetired.load(ordering: .relaxed), gate.tryEnter() == .first {
            tidyAndLeave()
            Gate.orderHandOff()
        }
    }

    /// Inside the gate, by the outermost entry.
    @usableFromInline
    final func tidyAndLeave() {
        let finished = outdated
        outdated = []
        let retired = roster.withLockUnchecked { roster -> [Unmanaged<Seat>] in
            // Without a round, no seat is held by one.
            round.count = 0
            roster.epoch &+= 1
            if roster.epoch == 0 { roster.epoch = 1 }
            isStale.store(true, ordering: .relaxed)
            hasRetired.store(false, ordering: .relaxed)
            let retired = roster.retired
            roster.retired = []
            return retired
        }
        gate.leave()
        for old in finished { old.seats?.deallocate() }
        for seat in retired { dispose(seat) }
    }

    /// Lets go of a retired seat, outside of all locks; of one that isn't free, whoever frees it does.
    private func dispose(_ retired: Unmanaged<Seat>) {
        let seat = retired.takeRetainedValue()
        let receiver = roster.withLockUnchecked { _ in
            seat.isRetired = false
            return seat.isFree ? seat.takeReceiver() : nil
        }
        receiver?.release()
    }

    // MARK: - Upstreams

    /// Keeps an upstream's subscription and asks it for everything: at once if `eagerly`, else when somebody has
    /// asked for something (C4).
    final func attach(_ upstream: any Subscription, eagerly: Bool) {
        let (isFinished, mayAsk, old) = roster.withLockUnchecked { roster in
            let old = roster.isFinished ? [] : roster.append(upstream)
            return (roster.isFinished, eagerly || wasAsked.load(ordering: .relaxed), old)
        }
        // What is over goes here, outside of the lock.
        _ = consume old
        if isFinished {
            upstream.cancel()
        } else if mayAsk {
            upstream.request(.unlimited)
        }
    }

    /// Told by a seat of a subject that waits for somebody to ask.
    @usableFromInline
    final func noteAsked() {
        // Whoever set it asks those upstreams that were there; those that come later see it under the lock.
        if wasAsked.load(ordering: .relaxed) { return }
        let upstreams = roster.withLockUnchecked { roster -> [any Subscription] in
            if wasAsked.exchange(true, ordering: .relaxed) { return [] }
            return roster.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    /// Cancels the upstreams, when the subject itself goes.
    final func detachUpstreams() {
        let upstreams = roster.withLockUnchecked { roster in
            defer { roster.upstreams = [] }
            return roster.upstreams
        }
        for upstream in upstreams { upstream.cancel() }
    }

    // MARK: - Invariants

    func checkInvariants() {
        roster.withLockUnchecked { roster in
            let seated = roster.seats.compactMap { $0 }
            precondition(seated.count == roster.live)
            for (index, entry) in roster.seats.enumerated() {
                entry?._withUnsafeGuaranteedRef { precondition($0.index == index) }
            }
            for entry in roster.retired { entry._withUnsafeGuaranteedRef { precondition($0.index == -1) } }
        }
    }
}

extension Hub.Roster {
    /// Adds an upstream. Subjects that stay connect to many publishers that come and go: those that are over are let go
    /// of when the number has doubled. Returns them, among others.
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

    /// Takes the seat out of the order, in constant time on average.
    mutating func vacate(_ seat: Seat) {
        seats[Int(seat.index)] = nil
        seat.index = -1
        live -= 1
        if live == 0 {
            seats.removeAll(keepingCapacity: true)
        } else if seats.count > 16, live < seats.count / 4 {
            seats.removeAll { $0 == nil }
            for (index, entry) in seats.enumerated() {
                entry.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.index = Int32(index) }
            }
        }
    }
}
