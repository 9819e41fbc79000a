import Synchronization

/// The value of a `State` of one node, or of a program's variable.
///
/// The life of a write, from a thread to the bodies that read it:
///
///     any thread   State.wrappedValue = x
///                    └ write: dropped with a diagnostic inside of a body
///                        └ enqueue: dropped if x equals the newest value
///                            └ Inbox.enqueue: finds the transaction, under the lock
///                                └ store: puts x into `waiting` under the transaction's serial
///                              lists this location in the transaction, schedules a flush
///     main actor   Graph.flush: takes the transaction out of the inbox
///                    └ apply: moves x from `waiting` to `value`, marks the readers if it differs
///                  Graph updates the marked nodes, whose bodies read `value`
///
/// Between `store` and `apply` this location owns the value; the inbox knows only the serial and the location. Reads
/// outside of bodies find the newest value all the time: in `waiting`, or in `value`.
///
/// A *word* is a value whose type is a plain number of at most eight bytes. The main actor writes such a value without
/// the lock, in an event and under no transaction: into `word`, which other threads may read at any time. The inbox
/// lists the location apart from its transactions, and the next pass applies these writes first. A value that nothing
/// depends on needs no pass: it is applied when it is written.
///
/// Guards: `value` is changed on the main actor only, by passes and, for words, between them, under the inbox's lock
/// unless it is a word; so passes read it without the lock, and other threads with it; `waiting` is guarded by the
/// lock; `ownerReads` and `owner` belong to the main actor.
///
/// Plain values, whose bytes are all there is to them, are compared and copied under the lock. Comparing or destroying
/// others may run the user's code (`==`, a `deinit`), which never happens under it.
///
/// Invariants: each serial in `waiting` is that of a queued transaction which lists this location; a value in `waiting`
/// differs from the one before it. If the values are words: the newest value is that in `waiting`, else `word`; only
/// the main actor changes `word`; value ≠ word ⇒ isListed or the location was closed; other threads don't read `value`.
@usableFromInline
class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    // The value comes last: what lies behind it, generic code finds only by looking it up.
    private final let inbox: Inbox
    private final let info: Graph.PropertyInfo
    /// The newest value that the main actor knows of, as a word, if the values are words.
    private final let word: Atomic<UInt64>
    /// The values that wait in the queue; nil until the first one does. Most states never have one.
    @exclusivity(unchecked)
    private final var waiting: ValueMemory<WrittenValues>?
    /// Whether values are accepted: until the location is closed. Cleared before the lock is taken that empties the
    /// queue.
    private final let isOpen = Atomic<Bool>(true)
    /// Whether the inbox lists this among the main actor's own writes. Belongs to the main actor.
    @exclusivity(unchecked)
    private final var isListed = false
    /// Whether the owner's body has ever read the value. Sticky: unlike other readers, the owner stays one after an
    /// evaluation that doesn't read the value.
    @exclusivity(unchecked)
    private final var ownerReads = false
    /// The node of the state. Cleared when the node is unmounted, so before it is released.
    @exclusivity(unchecked)
    private final var owner: Unowned<Graph.Node>?
    @exclusivity(unchecked)
    @usableFromInline final var value: Value

    @MainActor
    init(_ value: Value, of owner: Graph.Node, _ info: Graph.PropertyInfo) {
        self.value = value
        word = Atomic(wordBytes(of: value, info))
        self.owner = Unowned(owner)
        self.info = info
        inbox = owner.graph.inbox
    }

    /// Creates a location without an owner, for a program's variable.
    init(_ value: Value, in inbox: Inbox, _ info: Graph.PropertyInfo) {
        self.value = value
        word = Atomic(wordBytes(of: value, info))
        self.info = info
        self.inbox = inbox
    }

    deinit {
        guard let waiting else { return }
        for address in waiting.value.addresses { memory(at: address).destroy() }
        waiting.pointer.pointee.deallocateSpare()
        waiting.destroy()
    }

    /// The newest value that waits in the queue; nil if none does. Runs under the lock.
    @inline(__always)
    private final var newestWaiting: UnsafeMutableRawPointer? {
        guard let waiting else { return nil }
        return waiting.pointer.pointee.newest
    }

    /// The queue, for a value to be added. Runs under the lock.
    private final func makeQueue() -> UnsafeMutablePointer<WrittenValues> {
        if let waiting { return waiting.pointer }
        let new = ValueMemory<WrittenValues>()
        new.initialize(to: WrittenValues())
        waiting = new
        return new.pointer
    }

    @inline(__always)
    private final func memory(at address: UnsafeMutableRawPointer) -> ValueMemory<Value> { ValueMemory(at: address) }

    /// The name in traces and messages.
    var name: String { info.name }

    // MARK: Reading

    final override var tracksReads: Bool { true }

    /// Inlined, so that it runs specialised where the type is known.
    @inlinable
    final override func read() -> Value {
        noteReadInPass() ? value : latest
    }

    /// Returns whether the calling code is an evaluation, after noting it as a reader.
    @usableFromInline
    final func noteReadInPass() -> Bool {
        guard let owner else { return noteReadHere() }
        if Evaluation.mayCrossActors { return noteReadAcrossActors() }
        guard let state = Evaluation.here, let node = state.pointee.current else { return false }
        if owner.withObject({ node.refers(to: $0) }) { ownerReads = true } else { noteRead(by: node, in: state) }
        return true
    }

    final override func noteReadAcrossActors() -> Bool {
        guard let state = Evaluation.here, let node = state.pointee.current else { return false }
        guard inbox.mayBeRead(by: node, name: { name }) else { return false }
        if let owner, owner.withObject({ node.refers(to: $0) }) {
            ownerReads = true
        } else {
            noteRead(by: node, in: state)
        }
        return true
    }

    /// The newest value.
    @usableFromInline
    final var latest: Value {
        if info.isWord {
            if inbox.mayListHere { return numberInWord(word.load(ordering: .relaxed)) }
            return inbox.withLock { _ in
                if let newest = newestWaiting { return memory(at: newest).value }
                return numberInWord(word.load(ordering: .relaxed))
            }
        }
        return inbox.withLock { _ in
            if let newest = newestWaiting { return memory(at: newest).value }
            return value
        }
    }

    // MARK: Writing, on any thread

    /// Whether a write of a value would change anything. A write within a body wouldn't, and is reported.
    final func accepts(_ newValue: Value) -> Bool {
        mayBeWritten() && !isEqual(latest, newValue)
    }

    @usableFromInline
    final override func write(_ newValue: Value, _ transaction: Transaction?) {
        if mayBeWritten(), transaction != nil || !list(newValue) { enqueue(newValue, transaction) }
    }

    /// Writes without the lock, if the main actor writes a word within an event or a flush, under no transaction, while
    /// the inbox has no queued transaction that comes before. Returns whether it did.
    ///
    /// What another thread queues meanwhile counts as written later: the main actor's own writes are applied first.
    @inline(__always)
    private final func list(_ newValue: Value) -> Bool {
        info.isWord && inbox.mayListHere && list(word: wordBytes(of: newValue, info))
    }

    /// The same for the word of a value. A value that nothing depends on is applied at once.
    @inline(__always)
    private final func list(word new: UInt64) -> Bool {
        if Transaction.mayBeCurrent { return false }
        guard new != word.load(ordering: .relaxed), isOpen.load(ordering: .relaxed) else { return true }
        word.store(new, ordering: .relaxed)
        if isListed { return true }
        if !hasDependents, !ownerReads, !inbox.isTracing.load(ordering: .relaxed) {
            copy(new, to: &value, count: info.plainSize)
            inbox.noteAppliedWrite()
        } else {
            isListed = true
            inbox.list(self)
        }
        return true
    }

    /// Writes a word as `write` does, if that needs no lock; returns whether it did. For code that knows the type: the
    /// word is that of a number.
    @usableFromInline
    final func write(word: UInt64) -> Bool {
        let thread = ThreadIdentity.current
        return inbox.mayList(on: thread) && !Evaluation.isRunning(on: thread) && list(word: word)
    }

    private final func mayBeWritten() -> Bool {
        guard Evaluation.isCurrentThread else { return true }
        Diagnostics.report(
            .stateWrittenDuringUpdate,
            "Modifying state during view update, this will cause undefined behavior: \(name) keeps its value. "
                + "Write it in an action.")
        return false
    }

    /// Queues a value also during an update, unless it equals the newest one.
    final func enqueue(_ newValue: Value, _ transaction: Transaction?) {
        if !isPlain, isEqual(latest, newValue) { return }
        var replaced: UnsafeMutableRawPointer?
        inbox.enqueue(self, under: transaction ?? .current) { serial in store(newValue, under: serial, &replaced) }
        if let replaced { memory(at: replaced).destroy() }
    }

    /// Stores a value until its transaction is applied, and gives the value that it replaces. Runs under the lock.
    private final func store(
        _ newValue: Value, under serial: UInt64, _ replaced: inout UnsafeMutableRawPointer?
    ) -> Inbox.Storing {
        guard isOpen.load(ordering: .relaxed) else { return .unchanged }
        let queue = makeQueue()
        let address = queue.pointee.takeSpare() ?? ValueMemory<Value>().address
        let memory = memory(at: address)
        memory.initialize(to: newValue)
        if isPlain, equalsNewest(memory.address) {
            recycle(memory)
            return .unchanged
        }
        replaced = queue.pointee.store(memory.address, under: serial)
        return replaced == nil ? .added : .replaced
    }

    /// Whether a plain value has the bytes of the newest one. Runs under the lock.
    private final func equalsNewest(_ address: UnsafeMutableRawPointer) -> Bool {
        if let newest = newestWaiting { return PlainMemory.areEqual(newest, address, count: info.plainSize) }
        if info.isWord { return PlainMemory.word(at: address, count: info.plainSize) == word.load(ordering: .relaxed) }
        return hasSameBytes(&value, address)
    }

    /// Keeps the memory of a plain value for the next one. Runs under the lock.
    private final func recycle(_ memory: ValueMemory<Value>) {
        memory.forgetPlainValue()
        if !makeQueue().pointee.recycle(memory.address) { memory.deallocate() }
    }

    // MARK: Applying, on the main actor

    /// Shows bodies the value that the main actor wrote without the lock.
    final override func applyListed(in graph: Graph) {
        isListed = false
        guard isOpen.load(ordering: .relaxed) else {
            word.store(wordBytes(of: value, info), ordering: .relaxed)
            return
        }
        let new = word.load(ordering: .relaxed)
        guard new != bytes(at: &value, count: info.plainSize) else { return }
        if graph.recorder.isOn { return applyTraced(new, in: graph) }
        copy(new, to: &value, count: info.plainSize)
        markAll(because: .state(name, old: "", new: ""))
    }

    @inline(never)
    private final func applyTraced(_ word: UInt64, in graph: Graph) {
        let old = Graph.Trace.describe(value)
        copy(word, to: &value, count: info.plainSize)
        let new = Graph.Trace.describe(value)
        graph.recordWrite(to: owner?.object, name, old: old, new: new)
        markAll(because: .state(name, old: old, new: new))
    }

    final override func apply(_ serial: UInt64, in graph: Graph) {
        if isPlain, !graph.recorder.isOn {
            if applyPlain(serial) { markAll(because: .state(name, old: "", new: "")) }
            return
        }
        guard let address = inbox.withLock({ _ in makeQueue().pointee.beginApplying(serial) }) else { return }
        let memory = memory(at: address)
        defer { memory.destroy() }
        // The comparison is the user's code: meanwhile other threads read the value in `waiting`.
        guard !isEqual(value, memory.value) else { return inbox.withLock { _ in makeQueue().pointee.endApplying() } }
        let old = graph.recorder.isOn ? Graph.Trace.describe(value) : ""
        inbox.withLock { _ in
            swap(&value, &memory.pointer.pointee)
            noteWord()
            makeQueue().pointee.endApplying()
        }
        let new = graph.recorder.isOn ? Graph.Trace.describe(value) : ""
        if graph.recorder.isOn { graph.recordWrite(to: owner?.object, name, old: old, new: new) }
        markAll(because: .state(name, old: old, new: new))
    }

    /// Applies a plain value in one critical section. Returns whether it differs from the old one.
    private final func applyPlain(_ serial: UInt64) -> Bool {
        inbox.withLock { _ in
            guard let address = makeQueue().pointee.take(serial) else { return false }
            let memory = memory(at: address)
            let isDifferent = !hasSameBytes(&value, address)
            if isDifferent { memory.copyPlainValue(to: &value) }
            noteWord()
            recycle(memory)
            return isDifferent
        }
    }

    /// Notes the value that was applied as the newest one; a queued one is newer still.
    private final func noteWord() {
        if info.isWord { word.store(wordBytes(of: value, info), ordering: .relaxed) }
    }

    private final func markAll(because reason: @autoclosure () -> Graph.Reason) {
        if ownerReads, let owner { owner.withObject { $0.graph.mark($0, because: reason()) } }
        markReaders(because: reason())
    }

    // MARK: Ending

    /// Drops values that aren't applied. The value stays readable for closures that outlive the node.
    @MainActor
    final override func unmount() {
        owner = nil
        end()
    }

    final override func end() {
        isOpen.store(false, ordering: .relaxed)
        let dropped = inbox.withLock { _ in waiting?.value.takeAll() ?? [] }
        for address in dropped { memory(at: address).destroy() }
    }

    // MARK: Comparing

    /// Whether values are compared by their bytes and hold no references.
    private final var isPlain: Bool { info.plainSize >= 0 }

    private final func isEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        info.comparison.uncheckedUnwrapped.areEqual(lhs, rhs)
    }

    /// Takes a typed pointer, which `&` makes without a closure.
    @inline(__always)
    private final func hasSameBytes(_ place: UnsafePointer<Value>, _ address: UnsafeRawPointer) -> Bool {
        PlainMemory.areEqual(place, address, count: info.plainSize)
    }
}

// Functions of no type: those of a generic one would look up its metadata at each call.

/// The bytes of a value as a word; 0 if it isn't one.
@inline(__always)
private func wordBytes<Value>(of value: Value, _ info: Graph.PropertyInfo) -> UInt64 {
    guard info.isWord else { return 0 }
    var value = value
    return bytes(at: &value, count: info.plainSize)
}

/// Takes a typed pointer, which `&` makes without a closure.
@inline(__always)
private func bytes<Value>(at place: UnsafePointer<Value>, count: Int) -> UInt64 {
    PlainMemory.word(at: place, count: count)
}

/// Copies the bytes of a word to a number.
@inline(__always)
private func copy<Value>(_ word: UInt64, to place: UnsafeMutablePointer<Value>, count: Int) {
    PlainMemory.store(word, at: place, count: count)
}

/// The value whose bytes a word has.
@inline(__always)
private func numberInWord<Value>(_ word: UInt64) -> Value {
    var word = word
    return numberAt(&word)
}

@inline(__always)
private func numberAt<Value>(_ address: UnsafeRawPointer) -> Value {
    address.assumingMemoryBound(to: Value.self).pointee
}

/// The value of a program's variable, which has a name of its own.
@usableFromInline
final class VariableLocation<Value>: StateLocation<Value>, @unchecked Sendable {
    private let ownName: DiagnosticName

    @usableFromInline
    init(_ value: Value, in inbox: Inbox, _ name: DiagnosticName) {
        ownName = name
        super.init(value, in: inbox, .ofVariables(Value.self))
    }

    override var name: String { ownName.text(of: "variable") }
}
