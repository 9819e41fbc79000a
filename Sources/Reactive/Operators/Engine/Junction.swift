import Synchronization

/// The engine of operators whose downstream is reached from several sides: several upstreams, or an upstream and a clock.
/// Each operator has a subclass with its state.
///
/// **One at a time.** Everything that concerns the state, and every delivery, happens inside a turnstile. Nobody waits for
/// it: who is refused, because another thread is inside, posts what it has to say, and the thread inside does it before
/// it leaves, in the order of posting. So downstream is called serially, no lock is held meanwhile, and no two junctions
/// can deadlock. The same thread comes in again: what is sent from inside a delivery is delivered before that returns
/// (C6). A subclass must therefore bring its state in order before it calls anything foreign, and look again afterwards.
///
/// **The end.** `finish` and `cancel` close the junction: the other upstreams are cancelled, no event reaches the subclass,
/// and `dismantle` lets go of its state when nobody is inside.
///
///     asked ≥ 0      open; so much was asked for and isn't told to the subclass yet
///     asked = closing ⇒ closed, and somebody will dismantle;   asked = closed ⇒ dismantled
///     mail ≠ [] ⇒ somebody is inside who will look, or the poster is about to come in
///     a slot's subscription ≠ nil ⇒ asked ≥ 0, and that upstream hasn't ended
///
/// Guarded by the turnstile: the subclass's state. By their locks: `slots`, `mail`. Atomic: `asked`, `hasMail`.
@usableFromInline
class Junction<Downstream: Subscriber>: Subscription {
    @usableFromInline static var closing: Int { -1 }
    @usableFromInline static var closed: Int { -2 }

    /// Held as long as the junction is, as in Combine.
    @usableFromInline final let downstream: Downstream
    @usableFromInline final let turnstile = Turnstile()
    @usableFromInline final let asked = Atomic<Int>(0)
    @usableFromInline final let hasMail = Atomic<Bool>(false)
    private final let mail = Lock<[() -> Void]>([])
    private final let slots: Lock<[Slot]>

    private enum Slot {
        case free
        case waiting
        case connected(any Subscription)
        case ended
    }

    /// `upstreams` is how many there are from the beginning: the slots 0, 1, …
    @usableFromInline
    init(_ downstream: Downstream, upstreams: Int) {
        self.downstream = downstream
        slots = Lock(Array(repeating: .waiting, count: upstreams))
    }

    // MARK: - For subclasses

    /// Downstream asks for more. Inside.
    @usableFromInline
    func demanded(_ demand: Subscribers.Demand) {}

    /// Lets go of what the state holds. Inside, once, when the junction is closed.
    @usableFromInline
    func dismantle() {}

    @inlinable @inline(__always)
    final var isOpen: Bool { asked.load(ordering: .relaxed) >= 0 }

    /// Delivers the completion, after cancelling all upstreams that haven't ended. Inside.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard close() else { return }
        downstream.receive(completion: completion)
    }

    /// Does it inside: now, or when whoever is inside comes to it. Never once closed.
    @usableFromInline
    final func act(_ body: @escaping () -> Void) {
        switch turnstile.tryEnter() {
        case .first:
            readMail()
            if isOpen { body() }
            leave()
        case .again: if isOpen { body() }
        case .refused: post(body)
        }
    }

    // MARK: - Slots

    /// A new slot, for an upstream that comes later.
    @usableFromInline
    final func addSlot() -> Int {
        slots.withLockUnchecked { slots in
            if let free = slots.firstIndex(where: { if case .free = $0 { true } else { false } }) {
                slots[free] = .waiting
                return free
            }
            slots.append(.waiting)
            return slots.count - 1
        }
    }

    /// The slot of an upstream that has ended may be used again.
    @usableFromInline
    final func freeSlot(_ slot: Int) {
        let gone = slots.withLockUnchecked { slots in
            defer { slots[slot] = .free }
            return slots[slot]
        }
        _ = consume gone
    }

    /// Takes an upstream's subscription; false, and cancels it, if there was one before or the junction is closed.
    @usableFromInline
    final func connect(_ slot: Int, _ subscription: any Subscription) -> Bool {
        let isWanted = slots.withLockUnchecked { slots in
            guard isOpen, case .waiting = slots[slot] else { return false }
            slots[slot] = .connected(subscription)
            return true
        }
        if !isWanted { subscription.cancel() }
        return isWanted
    }

    /// An upstream has ended: it isn't asked nor cancelled any more. False if it had ended.
    @usableFromInline
    final func disconnect(_ slot: Int) -> Bool {
        let old = slots.withLockUnchecked { slots in
            defer { slots[slot] = .ended }
            return slots[slot]
        }
        switch old {
        case .waiting, .connected: return true
        case .free, .ended: return false
        }
    }

    /// Cancels one upstream.
    @usableFromInline
    final func cancel(_ slot: Int) {
        let old = slots.withLockUnchecked { slots in
            defer { slots[slot] = .ended }
            return slots[slot]
        }
        if case .connected(let subscription) = old { subscription.cancel() }
    }

    @usableFromInline
    final func request(_ slot: Int, _ demand: Subscribers.Demand) {
        let upstream = slots.withLockUnchecked { slots -> (any Subscription)? in
            if case .connected(let subscription) = slots[slot] { subscription } else { nil }
        }
        upstream?.request(demand)
    }

    // MARK: - Downstream's side

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        asked.grantCredit(demand)
        settle()
    }

    @usableFromInline
    func cancel() { close() }

    /// Closes; false if it was closed. Upstreams are cancelled in the order of their slots.
    @usableFromInline @discardableResult
    final func close() -> Bool {
        var old = asked.load(ordering: .relaxed)
        repeat {
            if old < 0 { return false }
            let result = asked.compareExchange(expected: old, desired: Self.closing, ordering: .relaxed)
            if result.exchanged { break }
            old = result.original
        } while true
        let last = slots.withLockUnchecked { slots in
            defer { for slot in slots.indices { slots[slot] = .ended } }
            return slots
        }
        for case .connected(let upstream) in last { upstream.cancel() }
        settle()
        return true
    }

    // MARK: - The turnstile

    /// Leaves, as the outermost, after doing what was left to it.
    @inlinable @inline(__always)
    final func leave() {
        if asked.load(ordering: .relaxed) != 0 { attend() }
        turnstile.leave()
        if hasMail.load(ordering: .relaxed) || hasWork { settle() }
    }

    @inlinable @inline(__always)
    final var hasWork: Bool {
        let asked = asked.load(ordering: .relaxed)
        return asked > 0 || asked == Self.closing
    }

    /// Does what waits, unless somebody is inside: then that one does.
    @usableFromInline
    final func settle() {
        Gate.orderHandOff()
        while hasWork || hasMail.load(ordering: .relaxed) {
            switch turnstile.tryEnter() {
            case .first:
                readMail()
                attend()
                turnstile.leave()
            case .again:
                // What is asked from inside a delivery is answered inside it; the end waits until all have left.
                tellDemand()
                return
            case .refused: return
            }
        }
    }

    /// Inside, outermost.
    @usableFromInline
    final func attend() {
        tellDemand()
        if asked.compareExchange(expected: Self.closing, desired: Self.closed, ordering: .relaxed).exchanged {
            let unread = mail.withLockUnchecked { mail in
                hasMail.store(false, ordering: .relaxed)
                defer { mail = [] }
                return mail
            }
            _ = consume unread
            dismantle()
        }
    }

    private final func tellDemand() {
        var old = asked.load(ordering: .relaxed)
        while old > 0 {
            let result = asked.compareExchange(expected: old, desired: 0, ordering: .relaxed)
            if result.exchanged {
                demanded(Subscribers.Demand(count: old))
                old = asked.load(ordering: .relaxed)
            } else {
                old = result.original
            }
        }
    }

    /// Inside, outermost: what came from elsewhere comes first.
    @inlinable @inline(__always)
    final func readMail() {
        if hasMail.load(ordering: .relaxed) { readAllMail() }
    }

    @usableFromInline
    final func readAllMail() {
        while true {
            let messages = mail.withLockUnchecked { mail in
                hasMail.store(false, ordering: .relaxed)
                defer { mail = [] }
                return mail
            }
            if messages.isEmpty { return }
            for message in messages where isOpen { message() }
        }
    }

    /// Leaves something to whoever is inside.
    @usableFromInline
    final func post(_ message: @escaping () -> Void) {
        mail.withLockUnchecked { mail in
            mail.append(message)
            hasMail.store(true, ordering: .relaxed)
        }
        settle()
    }
}

/// What an operator does with one kind of upstream. All inside.
@usableFromInline
protocol Port<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Downstream: Subscriber
    associatedtype Core: Junction<Downstream>

    /// The upstream's subscription is there.
    static func connected(_ core: Core, _ slot: Int)
    /// Returns what the upstream is asked for in addition.
    static func receive(_ input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand
    /// The upstream has ended; its slot holds no subscription any more.
    static func receive(completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
}

extension Port {
    @inlinable @inline(__always)
    static func connected(_ core: Core, _ slot: Int) {}
}

/// The subscriber at one of a junction's upstreams.
@usableFromInline
struct Inlet<P: Port>: Subscriber {
    @usableFromInline typealias Input = P.Input
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let core: P.Core
    @usableFromInline let slot: Int

    @inlinable @inline(__always)
    init(_ core: P.Core, _ slot: Int) {
        self.core = core
        self.slot = slot
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(core) }

    @inlinable
    func receive(subscription: any Subscription) {
        guard core.connect(slot, subscription) else { return }
        core.act { [core, slot] in P.connected(core, slot) }
    }

    @inlinable @inline(__always)
    func receive(_ input: P.Input) -> Subscribers.Demand {
        var more = Subscribers.Demand.none
        switch core.turnstile.tryEnter() {
        case .first:
            core.readMail()
            if core.isOpen { more = P.receive(input, core, slot) }
            core.leave()
        case .again: if core.isOpen { more = P.receive(input, core, slot) }
        case .refused: post(input)
        }
        return more
    }

    /// Another thread is inside.
    @inlinable @inline(never)
    func post(_ input: P.Input) {
        core.post { [core, slot] in
            let more = P.receive(input, core, slot)
            if more != .none { core.request(slot, more) }
        }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<P.Failure>) {
        core.act { [core, slot] in
            if core.disconnect(slot) { P.receive(completion: completion, core, slot) }
        }
    }
}
