import Synchronization

/// The engine of operators whose downstream is reached from several sides: several upstreams, or an upstream and a clock.
/// Each operator has a subclass with its state.
///
/// **One at a time.** Everything that concerns the state, and every delivery, happens inside a turnstile. Nobody waits for
/// it: who is refused, because another thread is inside, posts what it has to say, and the thread inside does it before
/// it leaves, in the order of posting. So downstream is called serially, no lock is held meanwhile, and no two junctions
/// can deadlock. The same thread comes in again: what is sent from inside a delivery is delivered before that returns
/// (C6), unless mail waits: then it queues up behind it, which keeps each upstream's order. A subclass must therefore
/// bring its state in order before it calls anything foreign, and look again afterwards.
///
/// **The hand-off** is Dekker's. Who leaves work does (1) write `asked` or `hasMail`, (2) try the turnstile. Who is inside
/// does (3) leave the turnstile, (4) read `asked` and `hasMail`. All four are sequentially consistent, so there is one
/// order of them that all threads agree on. If (2) is refused because of an owner, it comes before that owner's (3) in
/// this order, so (1) comes before (4), and (4) sees it: the work is done. If not refused, the poster does it itself. No
/// processor, however weakly ordered, may have it otherwise, and no fence is needed.
///
/// **The end.** `finish` and `cancel` close the junction: the other upstreams are cancelled, no event reaches the subclass,
/// and `dismantle` lets go of its state when nobody is inside.
///
///     asked ≥ 0      open; so much was asked for and isn't told to the subclass yet
///     asked = closing ⇒ closed, and somebody will dismantle;   asked = closed ⇒ dismantled
///     hasMail ⇔ mail ≠ []    (changed together, under the mail's lock)
///     asked > 0 or asked = closing or hasMail ⇒ somebody is inside, or about to try
///     a slot holds a subscription ⇒ asked ≥ 0, or the end has spared it; and that upstream hasn't ended
///
/// Guarded by the turnstile: the subclass's state. By their locks: `slots`, `mail`. Atomic: `asked`, `hasMail`.
@usableFromInline
class Junction<Downstream: Subscriber>: Subscription {
    @usableFromInline static var closing: Int { -1 }
    @usableFromInline static var closed: Int { -2 }

    /// Held as long as the junction is, as in Combine.
    @usableFromInline final let downstream: Downstream
    @usableFromInline final let turnstile = Trampoline()
    @usableFromInline final let asked = Atomic<Int>(0)
    @usableFromInline final let hasMail = Atomic<Bool>(false)
    /// What happens now has waited in the mail.
    @exclusivity(unchecked) final var isReadingMail = false
    private final let mail = Lock(Ring<() -> Void>())
    private final let slots: Lock<SlotTable>

    /// `upstreams` is how many there are from the beginning: the slots 0, 1, …
    @usableFromInline
    init(_ downstream: Downstream, upstreams: Int) {
        self.downstream = downstream
        slots = Lock(SlotTable(fixed: upstreams))
    }

    /// The turnstile sees to it, whatever the upstreams do.
    @usableFromInline
    var _deliversSerially: Bool { true }

    // MARK: - For subclasses

    /// Downstream asks for more. Inside.
    @usableFromInline
    func demanded(_ demand: Subscribers.Demand) {}

    /// Lets go of what the state holds. Inside, once, when the junction is closed.
    @usableFromInline
    func dismantle() {}

    /// Traps if the state isn't as it says it is. Inside.
    @usableFromInline
    func checkState() {}

    @inlinable @inline(__always)
    final var isOpen: Bool { asked.load(ordering: .relaxed) >= 0 }

    /// Delivers the completion, after cancelling all upstreams that haven't ended, but one if it is to be spared. Inside.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>, sparing slot: Int? = nil) {
        guard close(sparing: slot) else { return }
        downstream.receive(completion: completion)
    }

    /// Does it inside: now, or behind what waits, when whoever is inside comes to it. Never once closed.
    @usableFromInline
    final func act(_ body: @escaping () -> Void) {
        switch enter() {
        case .first:
            if isOpen { body() }
            leave()
        case .again: if isOpen { body() }
        case .refused: post(body)
        }
    }

    // MARK: - Slots

    /// A new slot, for an upstream that comes later.
    @usableFromInline
    final func addSlot() -> Int { slots.withLockUnchecked { $0.add() } }

    /// Takes an upstream's subscription; false, and cancels it, if there was one before or the junction is closed.
    @usableFromInline
    final func connect(_ slot: Int, _ subscription: any Subscription) -> Bool {
        put(subscription, as: .connected, into: slot)
    }

    /// `connect` in two steps. Offered, from anywhere, a subscription is cancelled at the end, but it isn't asked before it
    /// is accepted, inside.
    @usableFromInline
    final func offer(_ slot: Int, _ subscription: any Subscription) -> Bool {
        if put(subscription, as: .offered, into: slot) { return true }
        // Who was refused and has nothing to post must look for others' mail all the same: see `enter`.
        settle()
        return false
    }

    /// The subscription that was offered, which is connected now; nil if that is out of date.
    @usableFromInline
    final func accept(_ slot: Int) -> (any Subscription)? {
        slots.withLockUnchecked { isOpen ? $0.accept(slot) : nil }
    }

    private final func put(_ subscription: any Subscription, as state: SlotTable.State, into slot: Int) -> Bool {
        let isWanted = slots.withLockUnchecked { isOpen && $0.put(subscription, as: state, into: slot) }
        if !isWanted { subscription.cancel() }
        return isWanted
    }

    /// An upstream has ended: it isn't asked nor cancelled any more. False if it had ended.
    @usableFromInline @discardableResult
    final func disconnect(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.reset(slot) }.wasLive }

    /// `disconnect`, and the slot may be used again.
    @usableFromInline @discardableResult
    final func retire(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.free(slot) }.wasLive }

    /// Cancels one upstream.
    @usableFromInline
    final func cancel(_ slot: Int) { slots.withLockUnchecked { $0.reset(slot) }.1?.cancel() }

    /// `cancel`, and the slot may be used again.
    @usableFromInline
    final func drop(_ slot: Int) { slots.withLockUnchecked { $0.free(slot) }.1?.cancel() }

    /// Gives up an upstream from which nothing more is wanted, if that is possible without cancelling it. Otherwise it
    /// stays.
    @usableFromInline
    final func abandon(_ slot: Int) {
        let subscription = slots.withLockUnchecked { slots -> (any Abandonable)? in
            guard let subscription = slots.connected(slot) as? any Abandonable else { return nil }
            _ = slots.reset(slot)
            return subscription
        }
        subscription?.abandon()
    }

    /// Waits for another subscription there; the one before is let go of, uncancelled.
    @usableFromInline
    final func reopen(_ slot: Int) {
        let old = slots.withLockUnchecked { isOpen ? $0.reset(slot, to: .waiting).1 : nil }
        _ = consume old
    }

    /// Whether that upstream has neither sent a subscription nor ended.
    @usableFromInline
    final func isWaiting(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.state(slot) == .waiting } }

    @usableFromInline
    final func hasEnded(_ slot: Int) -> Bool { slots.withLockUnchecked { $0.state(slot) == .ended } }

    @usableFromInline
    final func request(_ slot: Int, _ demand: Subscribers.Demand) {
        slots.withLockUnchecked { $0.connected(slot) }?.request(demand)
    }

    /// Asks all upstreams, from a slot on.
    @usableFromInline
    final func request(from first: Int, _ demand: Subscribers.Demand) {
        for upstream in slots.withLockUnchecked({ $0.allConnected(from: first) }) { upstream.request(demand) }
    }

    // MARK: - Downstream's side

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        grant(demand)
    }

    @usableFromInline
    final func grant(_ demand: Subscribers.Demand) {
        var old = asked.load(ordering: .relaxed)
        while old >= 0 {
            let new = (Subscribers.Demand(count: old) + demand).count
            let result = asked.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent)
            if result.exchanged { return settle() }
            old = result.original
        }
    }

    @usableFromInline
    func cancel() { close() }

    /// Closes; false if it was closed. Passing upstreams are cancelled, or given up, in the order of their slots, then
    /// the fixed ones.
    @usableFromInline @discardableResult
    final func close(sparing spared: Int? = nil, abandoning: Bool = false) -> Bool {
        var old = asked.load(ordering: .relaxed)
        repeat {
            if old < 0 { return false }
            let result = asked.compareExchange(
                expected: old, desired: Self.closing, ordering: .sequentiallyConsistent)
            if result.exchanged { break }
            old = result.original
        } while true
        for upstream in slots.withLockUnchecked({ $0.endAll(except: spared) }) {
            if abandoning { upstream.abandonIfPossible() } else { upstream.cancel() }
        }
        settle()
        return true
    }

    // MARK: - The turnstile

    /// Comes in, as far as it can: then whoever comes in first must `leave`. Refused, it must `post`.
    ///
    /// If mail waits, whoever comes queues up behind it, even if nobody is inside: were the mail read with a value in hand,
    /// then what the mail's deliveries send would overtake that value. Who tried in vain meanwhile relies on what follows.
    @inlinable @inline(__always)
    final func enter() -> Gate.Entry {
        let entry = turnstile.tryEnter()
        guard entry != .refused, hasMail.load(ordering: .relaxed) else { return entry }
        if entry == .first { turnstile.leave() }
        return .refused
    }

    /// Leaves, as the outermost, and does what was left to it.
    @inlinable @inline(__always)
    final func leave() {
        turnstile.leave()
        if hasWork { settle() }
    }

    @inlinable @inline(__always)
    final var hasWork: Bool {
        let asked = asked.load(ordering: .sequentiallyConsistent)
        return asked > 0 || asked == Self.closing || hasMail.load(ordering: .sequentiallyConsistent)
    }

    /// Does what waits, unless somebody is inside: then that one does.
    @usableFromInline
    final func settle() {
        while hasWork {
            switch turnstile.tryEnter() {
            case .first:
                readMail()
                attend()
                turnstile.leave()
            case .again:
                // What is asked from inside a delivery is answered inside it; the rest waits until all have left.
                tellDemand()
                return
            case .refused: return
            }
        }
    }

    /// Inside, outermost.
    private final func attend() {
        tellDemand()
        if asked.compareExchange(expected: Self.closing, desired: Self.closed, ordering: .acquiring).exchanged {
            dismantle()
        }
    }

    private final func tellDemand() {
        var old = asked.load(ordering: .relaxed)
        while old > 0 {
            // What was done before asking comes before what is delivered now.
            let result = asked.compareExchange(
                expected: old, desired: 0, successOrdering: .acquiring, failureOrdering: .relaxed)
            if result.exchanged {
                demanded(Subscribers.Demand(count: old))
                old = asked.load(ordering: .relaxed)
            } else {
                old = result.original
            }
        }
    }

    /// Inside, outermost: what came from elsewhere comes first. One by one, so that what is sent meanwhile sees what is
    /// left. Once closed, it is let go of.
    private final func readMail() {
        isReadingMail = true
        while let message = nextMail() {
            if isOpen { message() }
        }
        isReadingMail = false
    }

    private final func nextMail() -> (() -> Void)? {
        mail.withLockUnchecked { mail in
            let message = mail.popFirst()
            if mail.isEmpty { hasMail.store(false, ordering: .relaxed) }
            return message
        }
    }

    /// Leaves something to whoever is inside.
    @usableFromInline
    final func post(_ message: @escaping () -> Void) {
        mail.withLockUnchecked { mail in
            mail.append(message)
            hasMail.store(true, ordering: .sequentiallyConsistent)
        }
        settle()
    }
}

/// What has invariants that a test can have checked.
protocol SelfChecking {
    /// Traps if an invariant doesn't hold.
    func checkInvariants()
}

extension Junction: SelfChecking {
    /// To be called when nobody else is at work.
    final func checkInvariants() {
        precondition(turnstile.tryEnter() == .first, "somebody is inside")
        defer { turnstile.leave() }
        mail.withLockUnchecked { mail in
            mail.checkInvariants()
            precondition(mail.isEmpty && !hasMail.load(ordering: .relaxed), "mail is left")
        }
        let asked = asked.load(ordering: .relaxed)
        precondition(asked == 0 || asked == Self.closed, "work is left")
        slots.withLockUnchecked { slots in
            slots.checkInvariants()
            precondition(asked == 0 || slots.count <= 1, "upstreams are left")
        }
        checkState()
    }
}
