import Synchronization

/// What has been written but not yet applied: the graph's only part that any thread may touch.
///
/// Mutable state, all guarded by the lock: the queue of transactions, the number of the newest, whether a flush is on
/// its way. `enteredThread` is set by the main actor while an event or a flush runs.
///
/// Invariants: serials ascend along the queue; neighbours in the queue may not be coalesced, or the first of them
/// was already begun; a transaction in the queue has at least one write or mark.
final class Inbox: Sendable {
    struct Transactions: Sendable {
        fileprivate(set) var queue: [PendingTransaction] = []
        fileprivate var newestSerial: UInt64 = 0
        fileprivate var isFlushScheduled = false
    }

    private let transactions = Lock(Transactions())
    private let enteredThread = Atomic<UInt>(0)
    /// Whether the graph is recording a trace.
    let isTracing = Atomic<Bool>(false)
    private let requestFlush: @Sendable () -> Void

    init(requestFlush: @escaping @Sendable () -> Void) {
        self.requestFlush = requestFlush
    }

    // MARK: Any thread

    /// Runs `body` under the lock that also guards the locations' pending values.
    @inline(__always)
    func withLock<Result>(_ body: (inout Transactions) -> Result) -> Result {
        transactions.withLockUnchecked(body)
    }

    /// Notes that a node must be updated though no location of the graph was written.
    func mark(_ node: Node, because reason: @autoclosure () -> Reason, _ transaction: Transaction = .current) {
        let mark = PendingTransaction.Mark(node: node, reason: isTracing.load(ordering: .relaxed) ? reason() : nil)
        transactions.withLock { $0.appendMark(mark, under: transaction) }
        scheduleFlush()
    }

    /// Sees to it that a flush follows, unless the caller is inside an event whose end brings one anyway.
    func scheduleFlush() {
        guard enteredThread.load(ordering: .relaxed) != ThreadIdentity.current else { return }
        var isNew = false
        transactions.withLock {
            isNew = !$0.isFlushScheduled
            $0.isFlushScheduled = true
        }
        if isNew { requestFlush() }
    }

    // MARK: The main actor

    @MainActor
    func enter() { enteredThread.store(ThreadIdentity.current, ordering: .relaxed) }

    @MainActor
    func leave() { enteredThread.store(0, ordering: .relaxed) }

    @MainActor
    func flushBegins() {
        transactions.withLock { $0.isFlushScheduled = false }
    }

    @MainActor
    var count: Int {
        var count = 0
        transactions.withLock { count = $0.queue.count }
        return count
    }

    @MainActor
    func takeFirst() -> PendingTransaction? {
        var first: PendingTransaction?
        transactions.withLock { if !$0.queue.isEmpty { first = $0.queue.removeFirst() } }
        return first
    }

    func checkInvariants() {
        transactions.withLock { transactions in
            for (lhs, rhs) in zip(transactions.queue, transactions.queue.dropFirst()) {
                precondition(lhs.serial < rhs.serial, "serials ascend")
                precondition(!lhs.transaction.mayCoalesce(with: rhs.transaction), "neighbours differ")
            }
            precondition(
                transactions.queue.allSatisfy { !$0.writes.isEmpty || !$0.marks.isEmpty }, "no transaction is empty")
            precondition(transactions.queue.allSatisfy { $0.serial <= transactions.newestSerial })
        }
    }
}

/// Changes that are applied in one pass.
struct PendingTransaction: Sendable {
    struct Mark: Sendable {
        let node: Node
        /// Nil unless a trace is being recorded.
        let reason: Reason?
    }

    let serial: UInt64
    let transaction: Transaction
    /// Each location that has a value pending under `serial`, once, in the order of their first writes.
    var writes: [any PendingWrite] = []
    var marks: [Mark] = []
}

/// A location with values that wait for their transactions.
protocol PendingWrite: AnyObject, Sendable {
    /// Makes the value that was written in the transaction with this number the one that bodies see, and marks those
    /// who read it if it differs from the old one.
    @MainActor func apply(_ serial: UInt64, in graph: Graph)
}

extension Inbox.Transactions {
    /// The index of the transaction that a change made now belongs to: the newest if the two may be applied together,
    /// else a new one.
    mutating func indexForChange(under transaction: Transaction) -> Int {
        if let last = queue.last, last.transaction.mayCoalesce(with: transaction) { return queue.count - 1 }
        newestSerial += 1
        queue.append(PendingTransaction(serial: newestSerial, transaction: transaction))
        return queue.count - 1
    }

    mutating func appendMark(_ mark: PendingTransaction.Mark, under transaction: Transaction) {
        queue[indexForChange(under: transaction)].marks.append(mark)
    }

    /// Adds `write` to the transaction that `indexForChange` gave.
    mutating func append(_ write: any PendingWrite, at index: Int) {
        queue[index].writes.append(write)
    }
}
