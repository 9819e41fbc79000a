import Synchronization

/// What has been written but not yet applied: the graph's only part that any thread may touch.
///
/// Mutable state, all guarded by the lock: the queue of transactions, the number of the newest, whether a flush is on
/// its way. `enteredThread` is set by the main actor while an event or a flush runs.
///
/// Invariants: serials ascend along the queue; neighbours in the queue may not be coalesced.
final class Inbox: Sendable {
    struct Transactions: Sendable {
        fileprivate(set) var queue = Fifo<PendingTransaction>()
        fileprivate var newestSerial: UInt64 = 0
        fileprivate var isFlushScheduled = false
    }

    private let transactions = Lock(Transactions())
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

    /// Runs `body` under the lock with the index of the transaction that a change made now belongs to: the newest if the
    /// two may be applied together, else a new one. What transactions carry is compared outside of the lock, since
    /// that is the user's code.
    func change<Result>(under transaction: Transaction, _ body: (inout Transactions, Int) -> Result) -> Result {
        var compared: (serial: UInt64, mayJoin: Bool)?
        while true {
            let (result, newest) = withLock { transactions -> (Result?, PendingTransaction?) in
                if let last = transactions.queue.last {
                    if transaction.isEmpty && last.transaction.isEmpty {
                        return (body(&transactions, transactions.queue.count - 1), nil)
                    }
                    guard let compared, compared.serial == last.serial else { return (nil, last) }
                    if compared.mayJoin { return (body(&transactions, transactions.queue.count - 1), nil) }
                }
                return (body(&transactions, transactions.append(transaction)), nil)
            }
            if let result { return result }
            guard let newest else { preconditionFailure("a change is made, or there is a transaction to compare with") }
            compared = (newest.serial, newest.transaction.mayCoalesce(with: transaction))
        }
    }

    /// Notes that a node must be updated though no location of the graph was written. `reason` is called now, if a trace is being
    /// recorded, and what it gives when the mark is applied.
    func mark(
        _ node: Graph.Node, announcedBy announcer: (any ChangeAnnouncer)? = nil, isByHand: Bool = false,
        because reason: () -> (@MainActor () -> Graph.Reason)
    ) {
        let mark = PendingTransaction.Mark(
            node: node, evaluation: isEntered ? node.links.stamp : nil, announcer: announcer, isByHand: isByHand,
            reason: isTracing.load(ordering: .relaxed) ? reason() : nil)
        change(under: .current) { $0.append(mark, at: $1) }
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
    func markAgain(_ mark: PendingTransaction.Mark, under transaction: Transaction) {
        let again = PendingTransaction.Mark(
            node: mark.node, evaluation: nil, announcer: mark.announcer, isByHand: mark.isByHand, reason: mark.reason)
        change(under: transaction) { $0.append(again, at: $1) }
        scheduleFlush()
    }

    /// Whether the calling code is inside of the announcement of a change: a flush now would show what was before it.
    var isBeingChangedHere: Bool {
        withLock { transactions in
            for index in 0..<transactions.queue.count {
                if transactions.queue[index].marks.contains(where: { $0.announcer?.isChangingHere == true }) {
                    return true
                }
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
    var count: Int { withLock { $0.queue.count } }

    @MainActor
    func takeFirst() -> PendingTransaction? {
        withLock { $0.queue.popFirst() }
    }

    func checkInvariants() {
        // What transactions carry is compared outside of the lock, here too.
        let (queue, newestSerial) = withLock { ($0.queue.elements, $0.newestSerial) }
        for (lhs, rhs) in zip(queue, queue.dropFirst()) {
            precondition(lhs.serial < rhs.serial, "serials ascend")
            precondition(!lhs.transaction.mayCoalesce(with: rhs.transaction), "neighbours differ")
        }
        precondition(queue.allSatisfy { $0.serial <= newestSerial })
    }
}

/// Changes that are applied in one pass.
struct PendingTransaction: Sendable {
    struct Mark: Sendable {
        let node: Graph.Node
        /// The node's last evaluation at the time of a change that will be complete before the next one: if there has been another
        /// one since, that has seen the change. Nil if the change may still be under way then, on another thread.
        let evaluation: UInt32?
        /// Who knows whether the change is made.
        let announcer: (any ChangeAnnouncer)?
        /// Nobody knows, but when the code that is running now has ended, it is.
        let isByHand: Bool
        /// Nil unless a trace is being recorded.
        let reason: (@MainActor () -> Graph.Reason)?
    }

    let serial: UInt64
    let transaction: Transaction
    /// Each location that has a value pending under `serial`, once, in the order of their first writes.
    var writes: [any PendingWrite] = []
    var marks: [Mark] = []
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

/// A location with values that wait for their transactions.
protocol PendingWrite: AnyObject, Sendable {
    /// Makes the value that was written in the transaction with this number the one that bodies see, and marks those
    /// who read it if it differs from the old one.
    @MainActor func apply(_ serial: UInt64, in graph: Graph)
}

extension Inbox.Transactions {
    /// Begins a transaction and gives its index.
    fileprivate mutating func append(_ transaction: Transaction) -> Int {
        newestSerial += 1
        queue.append(PendingTransaction(serial: newestSerial, transaction: transaction))
        return queue.count - 1
    }

    fileprivate mutating func append(_ mark: PendingTransaction.Mark, at index: Int) {
        queue[index].marks.append(mark)
    }

    /// Adds a write to the transaction at `index`, which `change` gave.
    mutating func append(_ write: any PendingWrite, at index: Int) {
        queue[index].writes.append(write)
    }
}
