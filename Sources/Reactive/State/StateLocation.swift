/// Where the value of a `State` of one node lives.
///
/// Mutable state: `value` is changed by passes only, on the main actor under the inbox's lock, so that a pass may read
/// it without the lock and everybody else with it; `pending` and `isInstalled` are guarded by the lock; `ownerReads`
/// and `owner` belong to the main actor.
///
/// Invariants: serials ascend in `pending`, and each is that of a queued transaction which lists this location;
/// a pending value differs from the one before it; not isInstalled ⇒ pending is empty.
final class StateLocation<Value>: Location<Value>, PendingWrite, @unchecked Sendable {
    private struct Pending {
        let serial: UInt64
        var value: Value
    }

    private let inbox: Inbox
    private let info: PropertyInfo
    @exclusivity(unchecked)
    private var value: Value
    @exclusivity(unchecked)
    private var pending: [Pending] = []
    @exclusivity(unchecked)
    private var isInstalled = true
    /// Whether the owner's body has ever read it (U4 ⚑: sticky).
    @exclusivity(unchecked)
    private var ownerReads = false
    /// Cleared when the owner is unmounted, so before it can go away.
    @exclusivity(unchecked)
    private unowned(unsafe) var owner: Node?

    @MainActor
    init(_ value: Value, of owner: Node, _ info: PropertyInfo) {
        self.value = value
        self.owner = owner
        self.info = info
        inbox = owner.graph.inbox
    }

    override var tracksReads: Bool { true }

    override func read() -> Value {
        if let node = Evaluation.node {
            if node === owner { ownerReads = true } else { noteRead() }
            return value
        }
        var result: Value?
        inbox.withLock { _ in result = latest }
        return result.unsafelyUnwrapped
    }

    /// The newest value; to be called under the lock.
    private var latest: Value { pending.last?.value ?? value }

    override func write(_ newValue: Value, _ transaction: Transaction?) {
        guard !Evaluation.isCurrentThread else {
            let message = "Modifying state during view update, this will cause undefined behavior: \(info.name) stays."
            Diagnostics.report(
                Diagnostic(.stateWrittenDuringUpdate, message, path: currentPath))
            return
        }
        // The comparison is the user's code, and so is the deinit of what is replaced: neither runs under the lock.
        var old: Value?
        inbox.withLock { _ in old = latest }
        guard !isEqual(old.unsafelyUnwrapped, newValue) else { return }
        let transaction = transaction ?? .current
        inbox.withLock { transactions in
            guard isInstalled else { return }
            let index = transactions.indexForChange(under: transaction)
            let serial = transactions.queue[index].serial
            if let last = pending.last, last.serial == serial {
                old = last.value
                pending[pending.count - 1].value = newValue
            } else {
                pending.append(Pending(serial: serial, value: newValue))
                transactions.append(self, at: index)
            }
        }
        inbox.scheduleFlush()
    }

    @MainActor
    func apply(_ serial: UInt64, in graph: Graph) {
        var written: Value?
        inbox.withLock { _ in
            if let first = pending.first, first.serial == serial { written = pending.removeFirst().value }
        }
        guard var written, !isEqual(value, written) else { return }
        let old = graph.isTracing ? String(describing: value) : ""
        inbox.withLock { _ in swap(&value, &written) }
        let new = graph.isTracing ? String(describing: value) : ""
        if graph.isTracing { graph.recordWrite(to: owner, info.name, old: old, new: new) }
        if ownerReads { owner?.setNeedsUpdate(because: .state(info.name, old: old, new: new)) }
        markDependents(because: .state(info.name, old: old, new: new))
    }

    /// The value stays readable for closures that outlive the node; writes reach nothing from now on (U12).
    @MainActor
    override func unmount() {
        var dropped: [Pending] = []
        inbox.withLock { _ in
            isInstalled = false
            swap(&dropped, &pending)
        }
        owner = nil
    }

    private func isEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        info.comparison.unsafelyUnwrapped.areEqual(lhs, rhs)
    }

    private var currentPath: String {
        MainActor.assumeIsolated { Evaluation.node?.path ?? "" }
    }
}
