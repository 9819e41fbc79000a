/// The value of a `State` of one node, or of a program's variable.
///
/// The life of a write, from a thread to the bodies that read it:
///
///     any thread   State.wrappedValue = x
///                    └ write: dropped with a diagnostic inside of a body
///                        └ enqueue: dropped if x equals the newest value
///                            └ Inbox.enqueue: finds the transaction, under the lock
///                                └ store: puts x into `written` under the transaction's serial
///                              lists this location in the transaction, schedules a flush
///     main actor   Graph.flush: takes the transaction out of the inbox
///                    └ apply: moves x from `written` to `value`, marks the readers if it differs
///                  Graph updates the marked nodes, whose bodies read `value`
///
/// Between `store` and `apply` this location owns the value; the inbox knows only the serial and the location. Reads
/// outside of bodies find the newest value all the time: in `written`, or in `value`.
///
/// Guards: `value` is changed by passes only, on the main actor under the inbox's lock, so that passes read it without
/// the lock and other threads with it; `written` is guarded by the lock; `ownerReads` and `owner` belong to the main
/// actor.
///
/// Plain values, whose bytes are all there is to them, are compared and copied under the lock. Comparing or destroying
/// others may run the user's code (`==`, a `deinit`), which never happens under it.
///
/// Invariants: each serial in `written` is that of a queued transaction which lists this location; a value in `written`
/// differs from the one before it.
@usableFromInline
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private let inbox: Inbox
    private let info: Graph.PropertyInfo
    @exclusivity(unchecked)
    @usableFromInline var value: Value
    @exclusivity(unchecked)
    private var written = WrittenValues<Value>()
    /// Whether the owner's body has ever read the value. Sticky: unlike other readers, the owner stays one after an
    /// evaluation that doesn't read the value.
    @exclusivity(unchecked)
    private var ownerReads = false
    /// The node of the state. Cleared when the node is unmounted, so before it is released.
    @exclusivity(unchecked)
    private var owner: Unowned<Graph.Node>?

    @MainActor
    init(_ value: Value, of owner: Graph.Node, _ info: Graph.PropertyInfo) {
        self.value = value
        self.owner = Unowned(owner)
        self.info = info
        inbox = owner.graph.inbox
    }

    /// Creates a location without an owner, for a program's variable.
    init(_ value: Value, in graph: Graph, _ info: Graph.PropertyInfo) {
        self.value = value
        self.info = info
        inbox = graph.inbox
    }

    deinit { written.destroy() }

    // MARK: Reading

    override var tracksReads: Bool { true }

    /// Inlined, so that it runs specialised where the type is known.
    @inlinable
    override func read() -> Value {
        noteReadInPass() ? value : latest
    }

    /// Returns whether the calling code is an evaluation, after noting it as a reader.
    @usableFromInline
    func noteReadInPass() -> Bool {
        guard let node = Evaluation.unretainedNode else { return false }
        if let owner, owner.withObject({ node.refers(to: $0) }) { ownerReads = true } else { noteRead() }
        return true
    }

    /// The newest value.
    @usableFromInline
    var latest: Value {
        inbox.withLock { _ in
            if let newest = written.newest { return newest.value }
            return value
        }
    }

    // MARK: Writing, on any thread

    /// Whether a write of a value would change anything. A write within a body wouldn't, and is reported.
    func accepts(_ newValue: Value) -> Bool {
        mayBeWritten() && !isEqual(latest, newValue)
    }

    override func write(_ newValue: Value, _ transaction: Transaction?) {
        if mayBeWritten() { enqueue(newValue, transaction) }
    }

    private func mayBeWritten() -> Bool {
        guard Evaluation.isCurrentThread else { return true }
        Diagnostics.report(
            .stateWrittenDuringUpdate,
            "Modifying state during view update, this will cause undefined behavior: \(info.name) keeps its value. "
                + "Write it in an action.")
        return false
    }

    /// Queues a value also during an update, unless it equals the newest one.
    func enqueue(_ newValue: Value, _ transaction: Transaction?) {
        if !isPlain, isEqual(latest, newValue) { return }
        var replaced: ValueMemory<Value>?
        inbox.enqueue(self, under: transaction ?? .current) { serial in store(newValue, under: serial, &replaced) }
        if let replaced { replaced.destroy() }
    }

    /// Stores a value until its transaction is applied, and gives the value that it replaces. Runs under the lock.
    private func store(
        _ newValue: Value, under serial: UInt64, _ replaced: inout ValueMemory<Value>?
    ) -> Inbox.Storing {
        guard written.isOpen else { return .unchanged }
        let memory = written.makeMemory(for: newValue)
        if isPlain, equalsNewest(memory) {
            written.recycle(plain: memory)
            return .unchanged
        }
        replaced = written.store(memory, under: serial)
        return replaced == nil ? .added : .replaced
    }

    /// Whether a plain value has the bytes of the newest one. Runs under the lock.
    private func equalsNewest(_ memory: ValueMemory<Value>) -> Bool {
        if let newest = written.newest { return hasSameBytes(newest.pointer, memory) }
        return hasSameBytes(&value, memory)
    }

    // MARK: Applying, on the main actor

    @MainActor
    override func apply(_ serial: UInt64, in graph: Graph) {
        if isPlain, !graph.isTracing {
            if applyPlain(serial) { markReaders(because: .state(info.name, old: "", new: "")) }
            return
        }
        guard let memory = inbox.withLock({ _ in written.beginApplying(serial) }) else { return }
        defer { memory.destroy() }
        // The comparison is the user's code: meanwhile other threads read the value in `written`.
        guard !isEqual(value, memory.value) else { return inbox.withLock { _ in written.endApplying() } }
        let old = graph.isTracing ? Graph.Trace.describe(value) : ""
        inbox.withLock { _ in
            swap(&value, &memory.pointer.pointee)
            written.endApplying()
        }
        let new = graph.isTracing ? Graph.Trace.describe(value) : ""
        if graph.isTracing { graph.recordWrite(to: owner?.object, info.name, old: old, new: new) }
        markReaders(because: .state(info.name, old: old, new: new))
    }

    /// Applies a plain value in one critical section. Returns whether it differs from the old one.
    private func applyPlain(_ serial: UInt64) -> Bool {
        inbox.withLock { _ in
            guard let memory = written.take(serial) else { return false }
            let isDifferent = !hasSameBytes(&value, memory)
            if isDifferent { memory.copyPlainValue(to: &value) }
            written.recycle(plain: memory)
            return isDifferent
        }
    }

    @MainActor
    private func markReaders(because reason: @autoclosure () -> Graph.Reason) {
        if ownerReads, let owner { owner.object.setNeedsUpdate(because: reason()) }
        markDependents(because: reason())
    }

    // MARK: Ending

    /// Drops values that aren't applied. The value stays readable for closures that outlive the node.
    @MainActor
    override func unmount() {
        owner = nil
        close()
    }

    /// Ignores writes from now on.
    func close() {
        let dropped = inbox.withLock { _ in written.close() }
        dropped.destroy()
    }

    // MARK: Comparing

    /// Whether values are compared by their bytes and hold no references.
    private var isPlain: Bool { info.plainSize >= 0 }

    private func isEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        info.comparison.uncheckedUnwrapped.areEqual(lhs, rhs)
    }

    /// Takes a typed pointer, which `&` makes without a closure.
    @inline(__always)
    private func hasSameBytes(_ place: UnsafePointer<Value>, _ memory: ValueMemory<Value>) -> Bool {
        PlainMemory.areEqual(place, memory.pointer, count: info.plainSize)
    }
}
