import Synchronization

/// What has been written but not yet applied: the graph's only part that any thread may touch.
///
/// Mutable state, all guarded by the lock: the queue of transactions, the number of the newest, whether a flush is on
/// its way. `enteredThread` is set by the main actor while an event or a flush runs. `mayHaveTransactions` and `mayHaveAnnouncers` are
/// set under the lock, and cleared under it by the main actor, which also reads them without it: a thread that changes something
/// asks for a flush afterwards, or is the main actor's own, or has told the main actor by other means; in each case the flush
/// sees what was set, relaxed as the accesses are.
///
/// Invariants: serials ascend along the queue; neighbours in the queue may not be coalesced; the queue isn't empty ⇒
/// mayHaveTransactions; a mark in it has an announcer ⇒ mayHaveAnnouncers.
final class Inbox: Sendable {
    struct Transactions {
        fileprivate(set) var queue = Fifo<PendingTransaction>()
        fileprivate var newestSerial: UInt64 = 0
        fileprivate var isFlushScheduled = false
        /// The empty lists of a transaction that was applied, for their memory.
        fileprivate var spare: PendingTransaction?
    }

    private let transactions = Lock(unchecked: Transactions())
    private let mayHaveTransactions = Atomic<Bool>(false)
    private let mayHaveAnnouncers = Atomic<Bool>(false)
    private let enteredThread = Atomic<UInt>(0)
    /// Whether the graph is recording a trace.
    let isTracing = Atomic<Bool>(false)
    private let isOnMainActor: (@Sendable () -> Bool)?
    private let requestFlush: @Sendable () -> Void
    /// How often each object has announced a change from off the main actor. Keyed by address: one that is used again
    /// goes on counting, which does no harm.
    private let foreignAnnouncements = Lock<[ObjectIdentifier: Int]>([:])

    init(isOnMainActor: (@Sendable () -> Bool)? = nil, requestFlush: @escaping @Sendable () -> Void) {
        self.isOnMainActor = isOnMainActor
        self.requestFlush = requestFlush
    }

    // MARK: Any thread

    /// Runs `body` under the lock that also guards the locations' pending values.
    @inline(__always)
    func withLock<Result>(_ body: (inout Transactions) -> Result) -> Result {
        transactions.withLockUnchecked(body)
    }

    /// Runs `body` under the lock with the transaction that a change made now belongs to: the newest if the
    /// two may be applied together, else a new one. What transactions carry is compared outside of the lock, since
    /// that is the user's code. Nil, and nothing is changed, if `isVain` says under the lock that there is nothing to change.
    @inline(__always)
    func change<Result>(
        under transaction: Transaction, unless isVain: () -> Bool = { false }, _ body: (PendingTransaction) -> Result
    ) -> Result? {
        if transaction.isEmpty {
            let (result, isDone) = withLock { transactions -> (Result?, Bool) in
                if isVain() { return (nil, true) }
                guard let newest = transactions.queue.last else {
                    mayHaveTransactions.store(true, ordering: .relaxed)
                    return (body(transactions.append(transaction)), true)
                }
                return newest.transaction.isEmpty ? (body(newest), true) : (nil, false)
            }
            if isDone { return result }
        }
        return changeAfterComparing(under: transaction, unless: isVain, body)
    }

    @inline(never)
    private func changeAfterComparing<Result>(
        under transaction: Transaction, unless isVain: () -> Bool, _ body: (PendingTransaction) -> Result
    ) -> Result? {
        var compared: (serial: UInt64, mayJoin: Bool)?
        while true {
            let (result, newest) = withLock { transactions -> (Result?, (serial: UInt64, transaction: Transaction)?) in
                if isVain() { return (nil, nil) }
                if let last = transactions.queue.last {
                    guard let compared, compared.serial == last.serial else {
                        return (nil, (last.serial, last.transaction))
                    }
                    if compared.mayJoin { return (body(last), nil) }
                }
                mayHaveTransactions.store(true, ordering: .relaxed)
                return (body(transactions.append(transaction)), nil)
            }
            guard let newest else { return result }
            compared = (newest.serial, newest.transaction.mayCoalesce(with: transaction))
        }
    }

    /// Notes that a node must be updated though no location of the graph was written. `reason` is called now, if a trace is being
    /// recorded, and what it gives when the mark is applied.
    func mark(
        _ node: Graph.Node, announcedBy announcer: (any ChangeAnnouncer)? = nil, isByHand: Bool = false,
        because reason: () -> (@MainActor () -> Graph.Reason)
    ) {
        append(
            node, evaluation: isEntered ? node.links.stamp : nil, announcer, isByHand: isByHand,
            because: isTracing.load(ordering: .relaxed) ? reason() : nil, under: .current)
    }

    private func append(
        _ node: Graph.Node, evaluation: UInt32?, _ announcer: (any ChangeAnnouncer)?, isByHand: Bool,
        because reason: (@MainActor () -> Graph.Reason)?, under transaction: Transaction
    ) {
        change(under: transaction) {
            if announcer != nil { mayHaveAnnouncers.store(true, ordering: .relaxed) }
            $0.append(node, evaluation: evaluation, announcer, isByHand: isByHand, because: reason)
        }
        scheduleFlush()
    }

    /// Whether the calling code surely runs elsewhere than on the main actor.
    var isOffMainActor: Bool {
        guard let isOnMainActor, !isEntered else { return false }
        return !isOnMainActor()
    }

    /// How many announcements from off the main actor an object has made so far.
    func announcementsOffMainActor(of object: ObjectIdentifier) -> Int {
        guard isOnMainActor != nil else { return 0 }
        return foreignAnnouncements.withLock { $0.isEmpty ? 0 : $0[object] ?? 0 }
    }

    /// Notes an announcement, by its number, of an object from off the main actor. Says whether it is the first who tells of it.
    func noteAnnouncementOffMainActor(_ number: Int, of object: ObjectIdentifier) -> Bool {
        foreignAnnouncements.withLock { announcements in
            guard number > announcements[object] ?? 0 else { return false }
            announcements[object] = number
            return true
        }
    }

    /// Notes once more what was marked for a change that isn't made yet.
    func markAgain(_ mark: UnfinishedMark) {
        append(
            mark.node, evaluation: nil, mark.announcer, isByHand: mark.isByHand, because: mark.reason,
            under: mark.transaction)
    }

    /// Whether the calling code is inside of the announcement of a change: a flush now would show what was before it.
    var isBeingChangedHere: Bool {
        guard mayHaveAnnouncers.load(ordering: .relaxed) else { return false }
        return withLock { transactions in
            for index in 0..<transactions.queue.count {
                for announcer in transactions.queue[index].announcers where announcer.isChangingHere { return true }
            }
            return false
        }
    }

    /// Whether the calling code is part of an event or a flush.
    private var isEntered: Bool { enteredThread.load(ordering: .relaxed) == ThreadIdentity.current }

    /// Sees to it that a flush follows, unless the caller is inside an event whose end brings one anyway.
    func scheduleFlush() {
        guard !isEntered else { return }
        let isNew = withLock { transactions in
            defer { transactions.isFlushScheduled = true }
            return !transactions.isFlushScheduled
        }
        if isNew { requestFlush() }
    }

    // MARK: The main actor

    @MainActor
    func enter() { enteredThread.store(ThreadIdentity.current, ordering: .relaxed) }

    @MainActor
    func leave() { enteredThread.store(0, ordering: .relaxed) }

    /// Until then no other one is scheduled, however many flushes are asked for meanwhile.
    @MainActor
    func scheduledFlushBegins() {
        withLock { $0.isFlushScheduled = false }
    }

    @MainActor
    var isEmpty: Bool { !mayHaveTransactions.load(ordering: .relaxed) }

    /// Takes out the first transaction, if there is one, in exchange for one that was applied and emptied, for whose memory there is use.
    /// Says how many are left.
    @MainActor
    func takeFirst(for emptied: PendingTransaction) -> (transaction: PendingTransaction, rest: Int)? {
        if isEmpty { return nil }
        return withLock { transactions in
            guard let first = transactions.queue.popFirst() else { return nil }
            transactions.spare = emptied
            let rest = transactions.queue.count
            if rest == 0 {
                mayHaveTransactions.store(false, ordering: .relaxed)
                mayHaveAnnouncers.store(false, ordering: .relaxed)
            }
            return (first, rest)
        }
    }

    func checkInvariants() {
        // What transactions carry is compared outside of the lock, here too.
        let (queue, newestSerial) = withLock { transactions in
            (transactions.queue.elements.map { ($0.serial, $0.transaction) }, transactions.newestSerial)
        }
        for (lhs, rhs) in zip(queue, queue.dropFirst()) {
            precondition(lhs.0 < rhs.0, "serials ascend")
            precondition(!lhs.1.mayCoalesce(with: rhs.1), "neighbours differ")
        }
        precondition(queue.allSatisfy { $0.0 <= newestSerial })
        precondition(queue.isEmpty || mayHaveTransactions.load(ordering: .relaxed))
    }
}

/// Changes that are applied in one pass. Guarded by the inbox's lock until it is taken out, then the main actor's.
final class PendingTransaction {
    /// A node that is to be updated. Small, as there may be as many as there are nodes.
    struct Mark: Sendable {
        let node: Graph.Node
        /// The node's last evaluation at the time of a change that will be complete before the next one: if there has been another
        /// one since, that has seen the change. Of no meaning if the change may still be under way then, on another thread.
        let evaluation: UInt32
        /// Where the announcer who knows whether the change is made stands among the transaction's; -1 if there is none.
        let announcer: Int32
        let mayStillBeUnderWay: Bool
        /// Nobody knows, but when the code that is running now has ended, it is.
        let isByHand: Bool

        /// Whether the node hasn't been evaluated since.
        @MainActor
        var isDue: Bool { mayStillBeUnderWay || evaluation == node.links.stamp }
    }

    @exclusivity(unchecked)
    var serial: UInt64 = 0
    @exclusivity(unchecked)
    var transaction = Transaction()
    /// Each location that has a value pending under `serial`, once, in the order of their first writes.
    @exclusivity(unchecked)
    var writes: [PendingLocation] = []
    @exclusivity(unchecked)
    var marks: [Mark] = []
    /// Those who announced what the marks are for. One that announces to many in turn is in here once.
    @exclusivity(unchecked)
    var announcers: [any ChangeAnnouncer] = []
    /// Why, by the marks' places; empty unless a trace is being recorded.
    @exclusivity(unchecked)
    var reasons: [Int: @MainActor () -> Graph.Reason] = [:]

    /// Adds a mark, under the inbox's lock.
    fileprivate func append(
        _ node: Graph.Node, evaluation: UInt32?, _ announcer: (any ChangeAnnouncer)?, isByHand: Bool,
        because reason: (@MainActor () -> Graph.Reason)?
    ) {
        if let announcer, announcers.last !== announcer { announcers.append(announcer) }
        if let reason { reasons[marks.count] = reason }
        marks.append(
            PendingTransaction.Mark(
                node: node, evaluation: evaluation ?? 0,
                announcer: announcer == nil ? -1 : Int32(announcers.count - 1),
                mayStillBeUnderWay: evaluation == nil, isByHand: isByHand))
    }

    /// Lets go of everything but some memory.
    func removeAll() {
        if !transaction.isEmpty { transaction = Transaction() }
        writes.clear()
        marks.clear()
        announcers.clear()
        if !reasons.isEmpty { reasons = [:] }
    }
}

/// A mark that was applied though the change perhaps wasn't made yet.
struct UnfinishedMark: Sendable {
    let node: Graph.Node
    let announcer: (any ChangeAnnouncer)?
    let isByHand: Bool
    let reason: (@MainActor () -> Graph.Reason)?
    let transaction: Transaction
}

/// Somebody who announces changes before they are made, and knows when they are.
protocol ChangeAnnouncer: AnyObject, Sendable {
    /// Whether a change that was announced isn't made yet.
    var isChanging: Bool { get }
    /// Whether it is the calling code's own thread that is making it.
    var isChangingHere: Bool { get }
    /// Does something when a change has been made that is under way: now, if there is none.
    func whenDone(_ action: @escaping @Sendable () -> Void)
}

/// A location with values that may wait for their transactions. A class, so that a queue of them takes no look-up of a conformance.
///
/// Unchecked: subclasses say how they are guarded.
@usableFromInline
class PendingLocation: Graph.Source, @unchecked Sendable {
    /// Makes the value that was written in the transaction with this number the one that bodies see, and marks those
    /// who read it if it differs from the old one.
    @MainActor func apply(_ serial: UInt64, in graph: Graph) {}
}

extension Inbox.Transactions {
    /// Begins a transaction.
    fileprivate mutating func append(_ transaction: Transaction) -> PendingTransaction {
        newestSerial += 1
        let new = spare.take() ?? PendingTransaction()
        new.serial = newestSerial
        if !transaction.isEmpty { new.transaction = transaction }
        queue.append(new)
        return new
    }
}
