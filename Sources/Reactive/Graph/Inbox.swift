import Synchronization

/// The changes that are made and not applied yet: the graph's only part that any thread may touch.
///
/// A change is a *write*, a new value of a `PendingLocation`, or a *mark*, a node to be updated because something
/// outside of the graph announced a change. Each is listed in the newest transaction if the two transactions may be
/// applied together, else in a new one. The flush takes the transactions out, oldest first.
///
/// The life of a write is described in `StateLocation`. The inbox owns the queue of transactions, and the location owns
/// the values: `enqueue` calls the location once, under the lock, to store the value under the transaction's number.
///
/// What is said here of the main actor holds for the owner of an `IsolatedGraph`, if the inbox is that of one.
///
/// State guarded by the lock: the queue of transactions, the newest number, whether a flush is scheduled, the released
/// nodes. `enteredThread` is set by the main actor while an event or a flush runs. `mayHaveTransactions`,
/// `mayHaveAnnouncers` and `mayHaveReleased` are set under the lock, and cleared under it by the main actor, which also
/// reads them without it: a thread that changes something schedules a flush afterwards, or is the main actor's own, or
/// synchronises with the main actor by other means; in each case the flush sees what was set, although the accesses are
/// relaxed.
///
/// The main actor's own writes of plain numbers go another way while the queue is empty: `listed` has their locations,
/// and a pass applies them before the queue, together with its first transaction if that has no values.
///
/// Invariants: a location is in `listed` once; what is in there was written before all of the queue, or at the same
/// time; serials ascend along the queue; neighbours in the queue may not be coalesced; the queue isn't empty ⇒
/// mayHaveTransactions; a mark in it has an announcer ⇒ mayHaveAnnouncers; there are released nodes ⇔ mayHaveReleased ⇒
/// a flush is scheduled, or begins.
@usableFromInline
final class Inbox: Sendable {
    struct Transactions {
        fileprivate(set) var queue = Fifo<PendingTransaction>()
        fileprivate var newestSerial: UInt64 = 0
        fileprivate var isFlushScheduled = false
        /// An applied transaction with empty lists, for their memory.
        fileprivate var spare: PendingTransaction?
        /// The nodes that the program has released and that aren't ended yet. Each is retained.
        fileprivate var released: [Unmanaged<Graph.Node>] = []
    }

    /// What storing a written value did to its location.
    enum Storing {
        /// Nothing: the value equals the newest one, or the location takes no more values.
        case unchanged
        /// The location has its first value under the transaction, which has to list the location.
        case added
        /// The value replaced another one under the same transaction, which lists the location already.
        case replaced
    }

    private let transactions = Lock(unchecked: Transactions())
    /// The locations that the main actor wrote without the lock. Belongs to the main actor; it comes before the queue.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var listed: [Unmanaged<PendingLocation>] = []
    /// The number of these; behind them the list has places without meaning, kept for their memory.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var listedCount = 0
    /// Whether the main actor has applied a write at once since the last flush. Belongs to the main actor.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var hasAppliedWrites = false
    /// Whether the main actor has queued a change in the running event or round. Belongs to the main actor.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var hasQueuedHere = false
    private let mayHaveTransactions = Atomic<Bool>(false)
    private let mayHaveAnnouncers = Atomic<Bool>(false)
    private let mayHaveReleased = Atomic<Bool>(false)
    private let enteredThread = Atomic<UInt>(0)
    /// Whether the graph is recording a trace.
    let isTracing = Atomic<Bool>(false)
    private let isOnMainActor: (@Sendable () -> Bool)?
    /// The address of the actor that owns the graph; `mainActor` for the main actor.
    let owner: UInt
    static let mainActor: UInt = 0
    private let requestFlush: @Sendable (Inbox) -> Void
    /// The number of changes that each object has announced from off the main actor. Keyed by address: a later object
    /// at the same address continues the count, which does no harm.
    private let announcementsOffMainActor = Lock<[ObjectIdentifier: Int]>([:])

    /// - Parameter requestFlush: lets the main actor flush the graph of the inbox soon, or call `applyAfterEnd()` if it
    ///   has ended.
    init(isOnMainActor: (@Sendable () -> Bool)? = nil, requestFlush: @escaping @Sendable (Inbox) -> Void) {
        self.isOnMainActor = isOnMainActor
        self.requestFlush = requestFlush
        owner = Inbox.mainActor
    }

    /// Creates the inbox of a graph of another actor, on which `requestFlush` does the same.
    init(owner: any Actor, requestFlush: @escaping @Sendable (Inbox) -> Void) {
        isOnMainActor = nil
        self.requestFlush = requestFlush
        self.owner = UInt(bitPattern: ObjectIdentifier(owner))
    }

    deinit {
        for index in 0..<listedCount { listed[index].release() }
    }

    // MARK: Writes, from any thread

    /// Runs `body` under the lock that also guards the values of the locations.
    @inline(__always)
    func withLock<Result>(_ body: (inout Transactions) -> Result) -> Result {
        transactions.withLockUnchecked(body)
    }

    /// Queues a written value of a location, and schedules a flush if it changes something.
    ///
    /// - Parameter store: stores the value in the location under the serial that it is given. Called once, under the
    ///   lock.
    @inline(__always)
    func enqueue(_ location: PendingLocation, under transaction: Transaction, store: (_ serial: UInt64) -> Storing) {
        var isChanged = true
        // The usual case, without a reference to a transaction.
        let isFirst =
            transaction.isEmpty
            && withLock { transactions in
                guard transactions.queue.isEmpty else { return false }
                switch store(transactions.newestSerial + 1) {
                case .unchanged: isChanged = false
                case .replaced: break
                case .added: begin(with: location, in: &transactions)
                }
                return true
            }
        if !isFirst {
            change(under: transaction) { transactions, newest in
                switch store(newest?.serial ?? transactions.newestSerial + 1) {
                case .unchanged: isChanged = false
                case .replaced: break
                case .added: (newest ?? append(transaction, to: &transactions)).writes.append(location)
                }
            }
        }
        if isChanged { scheduleFlush() }
    }

    /// Begins a transaction without values, with its first write, under the lock.
    private func begin(with location: PendingLocation, in transactions: inout Transactions) {
        append(Transaction(), to: &transactions).writes.append(location)
    }

    /// Runs `body` once under the lock, with the newest transaction if a change under `transaction` may join it, else
    /// with nil.
    ///
    /// The values of transactions are compared outside of the lock, since `==` is the user's code.
    @inline(__always)
    private func change(
        under transaction: Transaction, _ body: (inout Transactions, _ newest: PendingTransaction?) -> Void
    ) {
        if transaction.isEmpty {
            let isDone = withLock { transactions in
                let newest = transactions.queue.last
                if let newest, !newest.transaction.isEmpty { return false }
                body(&transactions, newest)
                return true
            }
            if isDone { return }
        }
        changeAfterComparing(under: transaction, body)
    }

    @inline(never)
    private func changeAfterComparing(
        under transaction: Transaction, _ body: (inout Transactions, _ newest: PendingTransaction?) -> Void
    ) {
        var compared: (serial: UInt64, mayJoin: Bool)?
        while true {
            // The newest transaction, if it must be compared first.
            let unknown = withLock { transactions -> (serial: UInt64, transaction: Transaction)? in
                let newest = transactions.queue.last
                if let newest, compared?.serial != newest.serial { return (newest.serial, newest.transaction) }
                body(&transactions, compared?.mayJoin == true ? newest : nil)
                return nil
            }
            guard let unknown else { return }
            compared = (unknown.serial, unknown.transaction.mayCoalesce(with: transaction))
        }
    }

    /// Begins a transaction, under the lock.
    private func append(_ transaction: Transaction, to transactions: inout Transactions) -> PendingTransaction {
        mayHaveTransactions.store(true, ordering: .relaxed)
        return transactions.append(transaction)
    }

    // MARK: Marks, from any thread

    /// Queues a node for an update though no location was written. `reason` is called now if a trace is being recorded,
    /// and its result when the mark is applied.
    func mark(
        _ node: Graph.Node, announcedBy announcer: (any ChangeAnnouncer)? = nil, isManual: Bool = false,
        because reason: () -> (@MainActor @Sendable () -> Graph.Reason)
    ) {
        append(
            node,
            evaluation: isEntered ? node.evaluation : nil, announcer, isManual: isManual,
            because: isTracing.load(ordering: .relaxed) ? reason() : nil, under: .current)
    }

    /// Queues a mark again whose change was incomplete when the mark was applied.
    func markAgain(_ mark: UnfinishedMark) {
        append(
            mark.node, evaluation: nil, mark.announcer, isManual: mark.isManual, because: mark.reason,
            under: mark.transaction)
    }

    private func append(
        _ node: Graph.Node, evaluation: UInt32?, _ announcer: (any ChangeAnnouncer)?, isManual: Bool,
        because reason: (@MainActor @Sendable () -> Graph.Reason)?, under transaction: Transaction
    ) {
        // The usual case, when one object notifies many nodes, without closures that keep their captures.
        let hasJoined =
            transaction.isEmpty
            && withLock { transactions in
                guard let newest = transactions.queue.last, newest.transaction.isEmpty else { return false }
                if announcer != nil { mayHaveAnnouncers.store(true, ordering: .relaxed) }
                newest.append(node, evaluation: evaluation, announcer, isManual: isManual, because: reason)
                return true
            }
        if !hasJoined {
            appendAfterComparing(
                node, evaluation: evaluation, announcer, isManual: isManual, because: reason, under: transaction)
        }
        scheduleFlush()
    }

    @inline(never)
    private func appendAfterComparing(
        _ node: Graph.Node, evaluation: UInt32?, _ announcer: (any ChangeAnnouncer)?, isManual: Bool,
        because reason: (@MainActor @Sendable () -> Graph.Reason)?, under transaction: Transaction
    ) {
        change(under: transaction) { transactions, newest in
            if announcer != nil { mayHaveAnnouncers.store(true, ordering: .relaxed) }
            (newest ?? append(transaction, to: &transactions))
                .append(node, evaluation: evaluation, announcer, isManual: isManual, because: reason)
        }
    }

    /// Whether the calling code is inside of the announcement of a queued change: a flush now would show the old
    /// values.
    @inline(__always)
    var isInsideAnnouncement: Bool { mayHaveAnnouncers.load(ordering: .relaxed) && isAnnouncerChangingHere }

    private var isAnnouncerChangingHere: Bool {
        withLock { transactions in
            for index in 0..<transactions.queue.count {
                for announcer in transactions.queue[index].announcers where announcer.isChangingHere { return true }
            }
            return false
        }
    }

    // MARK: Announcements off the main actor

    /// Whether the calling code is known not to run on the main actor.
    var isOffMainActor: Bool {
        guard let isOnMainActor, !isEntered else { return false }
        return !isOnMainActor()
    }

    /// The number of changes that an object has announced from off the main actor so far.
    func announcementsOffMainActor(of object: ObjectIdentifier) -> Int {
        guard isOnMainActor != nil else { return 0 }
        return announcementsOffMainActor.withLock { $0.isEmpty ? 0 : $0[object] ?? 0 }
    }

    /// Notes an announcement of an object from off the main actor, by its number. Returns whether it wasn't noted
    /// before, by another observer of the object.
    func noteAnnouncementOffMainActor(_ number: Int, of object: ObjectIdentifier) -> Bool {
        announcementsOffMainActor.withLock { announcements in
            guard number > announcements[object] ?? 0 else { return false }
            announcements[object] = number
            return true
        }
    }

    // MARK: Scheduling flushes, from any thread

    /// Whether the calling code is part of an event or a flush.
    var isEntered: Bool { enteredThread.load(ordering: .relaxed) == ThreadIdentity.current }

    /// Schedules a flush, unless one is scheduled or the calling code is part of an event, which flushes at its end.
    func scheduleFlush() {
        guard !isEntered else {
            hasQueuedHere = true
            return
        }
        let isNew = withLock { transactions in
            defer { transactions.isFlushScheduled = true }
            return !transactions.isFlushScheduled
        }
        if isNew { requestFlush(self) }
    }

    // MARK: Released nodes, from any thread

    /// Takes over the reference to a node that the program has released, on a thread that may not be the actor's. The
    /// node is ended on the actor.
    func release(_ node: Unmanaged<Graph.Node>) {
        let isNew = withLock { transactions in
            transactions.released.append(node)
            mayHaveReleased.store(true, ordering: .relaxed)
            defer { transactions.isFlushScheduled = true }
            return !transactions.isFlushScheduled
        }
        if isNew { requestFlush(self) }
    }

    @inline(__always)
    var hasReleased: Bool { mayHaveReleased.load(ordering: .relaxed) }

    /// Ends the released nodes, and those that are released with them. To be called on the actor, or after its end.
    func endReleased() {
        while hasReleased {
            let nodes = withLock { transactions in
                defer { transactions.released = [] }
                mayHaveReleased.store(false, ordering: .relaxed)
                return transactions.released
            }
            for node in nodes {
                node._withUnsafeGuaranteedRef { node in
                    node.graph.useOnThread()
                    node.graph.end(node)
                }
                node.release()
            }
        }
    }

    // MARK: The graph's actor

    func enter() { enteredThread.store(ThreadIdentity.current, ordering: .relaxed) }

    func leave() { enteredThread.store(0, ordering: .relaxed) }

    /// Notes that the scheduled flush begins; from now on another one may be scheduled.
    func scheduledFlushBegins() {
        withLock { $0.isFlushScheduled = false }
    }

    /// Whether transactions may be queued.
    @inline(__always)
    var mayHaveQueued: Bool { mayHaveTransactions.load(ordering: .relaxed) }

    @inline(__always)
    var isEmpty: Bool { listedCount == 0 && !mayHaveTransactions.load(ordering: .relaxed) }

    // MARK: The main actor's own writes

    /// Whether the calling code is an event or a flush of the main actor's, and no transaction is queued: it may write
    /// without the lock.
    @inline(__always)
    var mayListHere: Bool { mayList(on: ThreadIdentity.current) }

    /// The same for code that knows its thread.
    @inline(__always)
    func mayList(on thread: UInt) -> Bool {
        enteredThread.load(ordering: .relaxed) == thread && !mayHaveTransactions.load(ordering: .relaxed)
    }

    /// Lists a location that was written without the lock. Only for code to which `mayListHere` applies.
    func list(_ location: PendingLocation) {
        let location = Unmanaged.passRetained(location)
        if listedCount < listed.count { listed[listedCount] = location } else { listed.append(location) }
        listedCount += 1
    }

    /// Notes that a write was applied at once, because nothing depends on its value. Only for code to which
    /// `mayListHere` applies.
    @inline(__always)
    func noteAppliedWrite() { hasAppliedWrites = true }

    /// Returns whether a write was applied at once since the last call.
    @inline(__always)
    func takeAppliedWrites() -> Bool {
        defer { hasAppliedWrites = false }
        return hasAppliedWrites
    }

    var hasListed: Bool { listedCount > 0 }

    /// Begins a round: whether the main actor makes changes is noted anew.
    @inline(__always)
    func roundBegins() { hasQueuedHere = false }

    /// Whether all queued changes were made by other threads since the round began.
    var hasOnlyForeign: Bool { !hasQueuedHere && listedCount == 0 }

    /// Takes out the locations that the main actor wrote without the lock, and calls a closure with each.
    @inline(__always)
    func takeListed(_ body: (PendingLocation) -> Void) {
        var index = 0
        while index < listedCount {
            body(listed[index].takeRetainedValue())
            index += 1
        }
        listedCount = 0
        if listed.count > 4096 { listed = [] }
    }

    // MARK: The end of the graph

    /// Requests that what is left is applied. To be called at the graph's end: the queue and its locations refer to
    /// each other.
    func end() {
        let isLeft = withLock { !$0.queue.isEmpty }
        if isLeft || listedCount > 0 { requestFlush(self) }
    }

    /// Applies what was written before the graph's end and not applied, or since then, for readers in other graphs of
    /// the actor. To be called on the actor, or on any thread after its end.
    ///
    /// - Parameter hasReaders: whether there may be such readers. False after the actor's end.
    func applyAfterEnd(hasReaders: Bool = true) {
        // A job that a body lets run, for instance in a run loop.
        if Evaluation.isCurrentThread {
            scheduledFlushBegins()
            return scheduleFlush()
        }
        // No other flush is scheduled until all is done: after the actor's end two might run at the same time.
        repeat {
            endReleased()
            takeListed { $0.applyAfterEnd(nil, hasReaders: hasReaders) }
            while let next = withLock({ $0.queue.popFirst() }) {
                for location in next.writes { location.applyAfterEnd(next.serial, hasReaders: hasReaders) }
            }
        } while !endAfterEnd()
    }

    /// Lets another flush be scheduled if nothing is left; returns whether it does.
    private func endAfterEnd() -> Bool {
        withLock { transactions in
            guard transactions.queue.isEmpty, transactions.released.isEmpty else { return false }
            mayHaveTransactions.store(false, ordering: .relaxed)
            transactions.isFlushScheduled = false
            return true
        }
    }

    // MARK: Queued transactions

    /// The number of queued transactions, and whether the oldest one has no values.
    var queued: (count: Int, isFirstPlain: Bool) {
        guard mayHaveTransactions.load(ordering: .relaxed) else { return (0, false) }
        return withLock { transactions in
            guard !transactions.queue.isEmpty else { return (0, false) }
            return (transactions.queue.count, transactions.queue[0].transaction.isEmpty)
        }
    }

    /// Takes out the oldest transaction, with the number of those left; nil if there is none.
    ///
    /// - Parameter spent: a transaction that was applied and emptied, whose memory the inbox reuses.
    func takeFirst(for spent: PendingTransaction) -> (transaction: PendingTransaction, rest: Int)? {
        if !mayHaveTransactions.load(ordering: .relaxed) { return nil }
        return withLock { transactions in
            guard let first = transactions.queue.popFirst() else { return nil }
            transactions.spare = spent
            let rest = transactions.queue.count
            if rest == 0 {
                mayHaveTransactions.store(false, ordering: .relaxed)
                mayHaveAnnouncers.store(false, ordering: .relaxed)
            }
            return (first, rest)
        }
    }

    func checkInvariants() {
        // The values of transactions are compared outside of the lock, here too.
        let (queue, newestSerial) = withLock { transactions in
            precondition(transactions.released.isEmpty || mayHaveReleased.load(ordering: .relaxed))
            return (transactions.queue.elements.map { ($0.serial, $0.transaction) }, transactions.newestSerial)
        }
        for (lhs, rhs) in zip(queue, queue.dropFirst()) {
            precondition(lhs.0 < rhs.0, "serials ascend")
            precondition(!lhs.1.mayCoalesce(with: rhs.1), "neighbours differ")
        }
        precondition(queue.allSatisfy { $0.0 <= newestSerial })
        precondition(queue.isEmpty || mayHaveTransactions.load(ordering: .relaxed))
    }
}

extension Inbox.Transactions {
    fileprivate mutating func append(_ transaction: Transaction) -> PendingTransaction {
        newestSerial += 1
        let new = spare.take() ?? PendingTransaction()
        new.serial = newestSerial
        if !transaction.isEmpty { new.transaction = transaction }
        queue.append(new)
        return new
    }
}
