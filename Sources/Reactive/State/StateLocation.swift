/// Where the value of a `State` of one node lives.
///
/// Mutable state: `value` is changed by passes only, on the main actor under the inbox's lock, so that a pass may read
/// it without the lock and everybody else with it; `pending`, `applying` and `isInstalled` are guarded by the lock; `ownerReads`
/// and `owner` belong to the main actor.
///
/// Invariants: serials ascend in `pending`, and each is that of a queued transaction which lists this location;
/// a pending value differs from the one before it; not isInstalled ⇒ pending is empty.
@usableFromInline
final class StateLocation<Value>: Location<Value>, PendingWrite, @unchecked Sendable {
    private let inbox: Inbox
    private let info: Graph.PropertyInfo
    @exclusivity(unchecked)
    private var value: Value
    @exclusivity(unchecked)
    private var pending = Fifo<PendingValue>()
    /// The written value that a pass is about to make the one that bodies see.
    @exclusivity(unchecked)
    private var applying: UnsafeMutableRawPointer?
    @exclusivity(unchecked)
    private var isInstalled = true
    /// Whether the owner's body has ever read it (U4 ⚑: sticky).
    @exclusivity(unchecked)
    private var ownerReads = false
    /// Cleared when the owner is unmounted, so before it can go away.
    @exclusivity(unchecked)
    private unowned(unsafe) var owner: Graph.Node?

    @MainActor
    init(_ value: Value, of owner: Graph.Node, _ info: Graph.PropertyInfo) {
        self.value = value
        self.owner = owner
        self.info = info
        inbox = owner.graph.inbox
    }

    /// A state without an owner: that of a program, not of a view.
    init(_ value: Value, in graph: Graph, _ info: Graph.PropertyInfo) {
        self.value = value
        self.info = info
        inbox = graph.inbox
    }

    override var tracksReads: Bool { true }

    override func read() -> Value {
        if let node = Evaluation.node {
            if node === owner { ownerReads = true } else { noteRead() }
            return value
        }
        return latest
    }

    /// The newest value.
    private var latest: Value {
        inbox.withLock { _ in
            let written = pending.isEmpty ? applying : pending[pending.count - 1].memory
            if let written { return written.assumingMemoryBound(to: Value.self).pointee }
            return value
        }
    }

    /// Whether a write of this value would change anything. One within a body wouldn't, and is reported (U20).
    func accepts(_ newValue: Value) -> Bool {
        guard !Evaluation.isCurrentThread else {
            let message = "Modifying state during view update, this will cause undefined behavior: \(info.name) stays."
            Diagnostics.report(
                Diagnostic(.stateWrittenDuringUpdate, message, path: Evaluation.currentPath))
            return false
        }
        return !isEqual(latest, newValue)
    }

    override func write(_ newValue: Value, _ transaction: Transaction?) {
        if accepts(newValue) { queue(newValue, transaction) }
    }

    /// Queues a value also during an update.
    func enqueue(_ newValue: Value, _ transaction: Transaction?) {
        if !isEqual(latest, newValue) { queue(newValue, transaction) }
    }

    /// The comparison before this is the user's code, and so is the deinit of what is replaced: neither runs under the lock.
    private func queue(_ newValue: Value, _ transaction: Transaction?) {
        let transaction = transaction ?? .current
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: newValue)
        let unused = inbox.change(under: transaction) { enqueue(memory, at: $1, in: &$0) }
        if let unused { free(unused) }
        inbox.scheduleFlush()
    }

    /// Puts a written value in line and gives the memory that is of no use any more: that of the value which it replaces,
    /// or the written value's own if writes reach nothing.
    private func enqueue(
        _ memory: UnsafeMutableRawPointer, at index: Int, in transactions: inout Inbox.Transactions
    ) -> UnsafeMutableRawPointer? {
        guard isInstalled else { return memory }
        let serial = transactions.queue[index].serial
        if let last = pending.last, last.serial == serial {
            pending[pending.count - 1].memory = memory
            return last.memory
        }
        pending.append(PendingValue(serial: serial, memory: memory))
        transactions.append(self, at: index)
        return nil
    }

    private func free(_ memory: UnsafeMutableRawPointer) {
        let memory = memory.assumingMemoryBound(to: Value.self)
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    @MainActor
    func apply(_ serial: UInt64, in graph: Graph) {
        let written: UnsafeMutableRawPointer? = inbox.withLock { _ in
            guard !pending.isEmpty, pending[0].serial == serial else { return nil }
            applying = pending.popFirst()?.memory
            return applying
        }
        guard let written else { return }
        defer { free(written) }
        let typed = written.assumingMemoryBound(to: Value.self)
        // The comparison is the user's code: meanwhile other threads read what they wrote.
        guard !isEqual(value, typed.pointee) else { return inbox.withLock { _ in applying = nil } }
        let old = graph.isTracing ? Graph.Trace.describe(value) : ""
        inbox.withLock { _ in
            swap(&value, &typed.pointee)
            applying = nil
        }
        let new = graph.isTracing ? Graph.Trace.describe(value) : ""
        if graph.isTracing { graph.recordWrite(to: owner, info.name, old: old, new: new) }
        if ownerReads { owner?.setNeedsUpdate(because: .state(info.name, old: old, new: new)) }
        markDependents(because: .state(info.name, old: old, new: new))
    }

    /// The value stays readable for closures that outlive the node; writes reach nothing from now on (U12).
    @MainActor
    override func unmount() {
        owner = nil
        uninstall()
    }

    /// From now on writes reach nothing.
    func uninstall() {
        let dropped = inbox.withLock { _ in
            defer { pending = Fifo() }
            isInstalled = false
            return pending.elements
        }
        for value in dropped { free(value.memory) }
    }

    deinit {
        for value in pending.elements { free(value.memory) }
    }

    private func isEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        info.comparison.unsafelyUnwrapped.areEqual(lhs, rhs)
    }
}

/// A written value that waits for its transaction. In memory of its own, because a list of values of a type that the
/// code doesn't know costs more than the values.
private struct PendingValue {
    let serial: UInt64
    var memory: UnsafeMutableRawPointer
}
