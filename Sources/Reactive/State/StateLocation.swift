/// Where the value of a `State` of one node lives.
///
/// Mutable state: `value` is changed by passes only, on the main actor under the inbox's lock, so that a pass may read
/// it without the lock and everybody else with it; `pending`, `memory`, `isApplying` and `isInstalled` are guarded by the lock;
/// `ownerReads` and `owner` belong to the main actor.
///
/// Values whose bytes say all about them are compared and copied under the lock. What has to be done to others is, or may lead to, the
/// user's code (`==`, a `deinit`), which never runs under it.
///
/// Invariants: serials ascend in `pending`, and each is that of a queued transaction which lists this location;
/// a pending value differs from the one before it; not isInstalled ⇒ pending is empty;
/// memory ≠ nil ⇒ isApplying or values are plain; isApplying ⇒ memory ≠ nil.
@usableFromInline
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private let inbox: Inbox
    private let info: Graph.PropertyInfo
    @exclusivity(unchecked)
    @usableFromInline var value: Value
    @exclusivity(unchecked)
    private var pending = Fifo<PendingValue>()
    @exclusivity(unchecked)
    private var isApplying = false
    @exclusivity(unchecked)
    private var isInstalled = true
    /// Whether the owner's body has ever read it (U4 ⚑: sticky).
    @exclusivity(unchecked)
    private var ownerReads = false
    /// If `isApplying`, that of the written value that a pass is about to make the one that bodies see; else that of a plain value
    /// that was applied, without a value in it, for the next one.
    @exclusivity(unchecked)
    private var memory: UnsafeMutableRawPointer?
    /// Cleared when the owner is unmounted, so before it can go away.
    @exclusivity(unchecked)
    private var owner: Unmanaged<Graph.Node>?

    @MainActor
    init(_ value: Value, of owner: Graph.Node, _ info: Graph.PropertyInfo) {
        self.value = value
        self.owner = .passUnretained(owner)
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

    /// Inlined, so that it runs specialised where the type is known.
    @inlinable
    override func read() -> Value {
        noteReadInPass() ? value : latest
    }

    /// Whether the calling code is an evaluation, which is then noted as a reader.
    @usableFromInline
    func noteReadInPass() -> Bool {
        guard let node = Evaluation.unretainedNode else { return false }
        if node.toOpaque() == owner?.toOpaque() { ownerReads = true } else { noteRead() }
        return true
    }

    /// The newest value.
    @usableFromInline
    var latest: Value {
        inbox.withLock { _ in
            if let written = newestWritten { return written.assumingMemoryBound(to: Value.self).pointee }
            return value
        }
    }

    /// The newest value that isn't applied yet. To be called under the lock.
    private var newestWritten: UnsafeMutableRawPointer? {
        if !pending.isEmpty { return pending[pending.count - 1].memory }
        return isApplying ? memory : nil
    }

    /// Whether a write of this value would change anything. One within a body wouldn't, and is reported (U20).
    func accepts(_ newValue: Value) -> Bool {
        mayBeWritten() && !isEqual(latest, newValue)
    }

    private func mayBeWritten() -> Bool {
        guard Evaluation.isCurrentThread else { return true }
        let message = "Modifying state during view update, this will cause undefined behavior: \(info.name) stays."
        Diagnostics.report(
            Diagnostic(.stateWrittenDuringUpdate, message, path: Evaluation.currentPath))
        return false
    }

    override func write(_ newValue: Value, _ transaction: Transaction?) {
        if mayBeWritten() { enqueue(newValue, transaction) }
    }

    /// Queues a value also during an update, unless it equals the newest one.
    func enqueue(_ newValue: Value, _ transaction: Transaction?) {
        if !isPlain, isEqual(latest, newValue) { return }
        // Of the written value, from the moment on that the lock is taken.
        var memory: UnsafeMutableRawPointer?
        let change = inbox.change(under: transaction ?? .current, unless: { !wants(newValue, &memory) }) {
            enqueue(memory.unsafelyUnwrapped, in: $0)
        }
        guard let change else {
            // Somebody else wrote the same value, or the node went, while what transactions carry was compared.
            if let memory { free(memory) }
            return
        }
        if let replaced = change { free(replaced) }
        inbox.scheduleFlush()
    }

    /// Whether there is something to be put in line; the value is in `memory` then. To be called under the lock.
    private func wants(
        _ newValue: Value, _ memory: inout UnsafeMutableRawPointer?
    ) -> Bool {
        guard isInstalled else { return false }
        let written = memory ?? takeMemory()
        if memory == nil { written.initializeMemory(as: Value.self, to: newValue) }
        memory = written
        guard isPlain else { return true }
        if let newest = newestWritten {
            if !hasSameBytes(newest, written) { return true }
        } else if !isPlainValue(&value, equalTo: written) {
            return true
        }
        memory = nil
        giveBack(written)
        return false
    }

    /// Puts a written value in line and gives the memory of the value which it replaces, if there is one.
    private func enqueue(
        _ memory: UnsafeMutableRawPointer, in transaction: PendingTransaction
    ) -> UnsafeMutableRawPointer? {
        let serial = transaction.serial
        let last = pending.count - 1
        if last >= 0, pending[last].serial == serial {
            let replaced = pending[last].memory
            pending[last].memory = memory
            return replaced
        }
        pending.append(PendingValue(serial: serial, memory: memory))
        transaction.writes.append(self)
        return nil
    }

    /// Takes back the memory of a plain value.
    private func giveBack(_ plain: UnsafeMutableRawPointer) {
        if memory == nil { memory = plain } else { plain.deallocate() }
    }

    private func takeMemory() -> UnsafeMutableRawPointer {
        if !isApplying, let spare = memory {
            memory = nil
            return spare
        }
        return .allocate(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    }

    private func free(_ memory: UnsafeMutableRawPointer) {
        memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        memory.deallocate()
    }

    @MainActor
    override func apply(_ serial: UInt64, in graph: Graph) {
        if isPlain, !graph.isTracing {
            if applyPlain(serial) { markReaders(because: .state(info.name, old: "", new: "")) }
            return
        }
        let written: UnsafeMutableRawPointer? = inbox.withLock { _ in
            guard !pending.isEmpty, pending[0].serial == serial else { return nil }
            memory?.deallocate()
            memory = pending.popFirst()?.memory
            isApplying = true
            return memory
        }
        guard let written else { return }
        defer { free(written) }
        let typed = written.assumingMemoryBound(to: Value.self)
        // The comparison is the user's code: meanwhile other threads read what they wrote.
        guard !isEqual(value, typed.pointee) else { return inbox.withLock { _ in endApplying() } }
        let old = graph.isTracing ? Graph.Trace.describe(value) : ""
        inbox.withLock { _ in
            swap(&value, &typed.pointee)
            endApplying()
        }
        let new = graph.isTracing ? Graph.Trace.describe(value) : ""
        if graph.isTracing { graph.recordWrite(to: owner?.takeUnretainedValue(), info.name, old: old, new: new) }
        markReaders(because: .state(info.name, old: old, new: new))
    }

    private func endApplying() {
        memory = nil
        isApplying = false
    }

    /// The same for a plain value, under one lock. Says whether the value is another one now.
    private func applyPlain(_ serial: UInt64) -> Bool {
        inbox.withLock { _ in
            guard !pending.isEmpty, pending[0].serial == serial, let written = pending.popFirst()?.memory else {
                return false
            }
            let isOther = !isPlainValue(&value, equalTo: written)
            if isOther { Self.copy(written, to: &value) }
            giveBack(written)
            return isOther
        }
    }

    private static func copy(_ plain: UnsafeMutableRawPointer, to value: UnsafeMutablePointer<Value>) {
        UnsafeMutableRawPointer(value).copyMemory(from: plain, byteCount: MemoryLayout<Value>.size)
    }

    @MainActor
    private func markReaders(because reason: @autoclosure () -> Graph.Reason) {
        if ownerReads, let owner { owner.takeUnretainedValue().setNeedsUpdate(because: reason()) }
        markDependents(because: reason())
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
        memory?.deallocate()
    }

    /// Whether the values' bytes say all about them.
    private var isPlain: Bool { info.plainSize >= 0 }

    private func isEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        info.comparison.unsafelyUnwrapped.areEqual(lhs, rhs)
    }

    @inline(__always)
    private func hasSameBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        Comparison.sameBytes(lhs, rhs, count: info.plainSize)
    }

    /// Takes a typed pointer, which `&` makes without a closure.
    @inline(__always)
    private func isPlainValue(_ value: UnsafePointer<Value>, equalTo other: UnsafeRawPointer) -> Bool {
        hasSameBytes(UnsafeRawPointer(value), other)
    }
}

/// A written value that waits for its transaction. In memory of its own, because a list of values of a type that the
/// code doesn't know costs more than the values.
private struct PendingValue {
    let serial: UInt64
    var memory: UnsafeMutableRawPointer
}
