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
/// `update` changes the newest value as one step. Its closure runs outside of the lock, on a copy; the result is stored
/// under the lock if the newest value is still the one that was copied, else the closure runs again, after a few
/// failures in turn with other threads (`UpdateTurn`). A word that isn't in `waiting` is compared and exchanged in
/// place, since the main actor may write it meanwhile without the lock; the transaction then lists the location without
/// a value. An exchange under a newer transaction puts the old word into `waiting`, under the serial of the older one,
/// so that the pass of each transaction shows what was written under it.
///
/// Invariants: each serial in `waiting` is that of a queued transaction which lists this location; a value in `waiting`
/// differs from the one before it. If the values are words: the newest value is the last one in `waiting`, unless
/// `waiting.serialOfWord` is greater than its serial; then, or if nothing waits, it is `word`. The main actor changes
/// `word`, and other threads by an exchange under the lock while `word` is the newest value. value ≠ word ⇒ isListed,
/// or a queued transaction lists this location, or the location was closed; other threads don't read `value`.
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
        guard let state = Evaluation.here, let node = state.pointee.current else { return false }
        if Evaluation.mayCrossActors, !mayBeRead(by: node) { return false }
        if owner.withObject({ node.refers(to: $0) }) { ownerReads = true } else { noteRead(by: node, in: state) }
        return true
    }

    final override var owningActor: UInt { inbox.owner }
    final override var readName: String { name }

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
            "Modifying state during \(Evaluation.wording.update), this will cause undefined behavior: \(name) keeps its value. "
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
        queue.pointee.noteWrite(by: ThreadIdentity.current)
        replaced = queue.pointee.store(memory.address, under: serial)
        return replaced == nil && queue.pointee.serialOfWord != serial ? .added : .replaced
    }

    /// Stores the word that an older transaction than `serial` has to show, if there is one. Runs under the lock.
    private final func keepWord(_ old: UInt64, before serial: UInt64) {
        let queue = makeQueue()
        guard queue.pointee.mustKeepWord(before: serial) else { return }
        let memory = memory(at: queue.pointee.takeSpare() ?? ValueMemory<Value>().address)
        memory.initialize(to: numberInWord(old))
        queue.pointee.keepWord(memory.address)
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

    // MARK: Changing as one step, on any thread

    /// The newest value, as an update reads it.
    private struct Reading {
        let value: Value
        /// The value's word; 0 if it isn't one.
        let word: UInt64
    }

    private enum Commit {
        case done
        /// Another thread wrote meanwhile.
        case outdated
        /// The update's own closure wrote meanwhile; its write was replaced.
        case replacedOwn
    }

    /// Changes the newest value by a closure, as one step; see `Graph.Variable.update(_:)`.
    final func update<Result, Failure: Error>(
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard mayBeWritten() else {
            var value = read()
            return try change(&value)
        }
        let thread = ThreadIdentity.current
        var turn: UpdateTurn?
        var old: Reading
        if let first = inbox.withLock({ _ in beginUpdate(by: thread) }) {
            old = first
        } else if inbox.withLock({ _ in makeQueue().pointee.updater(thread) != nil }) {
            reportNestedUpdate("updated inside of its own update; the inner update changes nothing")
            var value = latest
            return try change(&value)
        } else {
            old = readInTurn(by: thread, &turn)
        }
        var failures = 0
        while true {
            var new = old.value
            let result: Result
            do throws(Failure) {
                result = try change(&new)
            } catch {
                inbox.withLock { _ in makeQueue().pointee.endUpdate(by: thread) }
                if let turn { end(turn) }
                throw error
            }
            if !isPlain, isEqual(old.value, new), endUnlessWrittenInside(by: thread) {
                if let turn { end(turn) }
                return result
            }
            let outcome = commit(new, after: old, by: thread)
            if outcome == .outdated {
                failures += 1
                if let again = inbox.withLock({ _ in tryAgain(by: thread, turn, failures) }) {
                    old = again
                } else {
                    old = readInTurn(by: thread, &turn)
                }
                continue
            }
            if let turn { end(turn) }
            if outcome == .replacedOwn {
                reportNestedUpdate("written inside of its own update; the result of the update replaces that value")
            }
            return result
        }
    }

    /// Begins an update with its first reading; nil if the thread runs one, or must wait for its turn. Runs under the
    /// lock.
    private final func beginUpdate(by thread: UInt) -> Reading? {
        let queue = makeQueue()
        if queue.pointee.mustTakeTurns || queue.pointee.updater(thread) != nil { return nil }
        return readAgain(by: thread)
    }

    /// Reads the newest value for another attempt of an update; nil, and the attempts end, if it must wait for its
    /// turn. Runs under the lock.
    private final func tryAgain(by thread: UInt, _ turn: UpdateTurn?, _ failures: Int) -> Reading? {
        let queue = makeQueue()
        if turn?.isCurrent == true {
            queue.pointee.noteFailureInTurn()
            return readAgain(by: thread)
        }
        if failures < UpdateTurn.failuresBefore, !queue.pointee.mustTakeTurns { return readAgain(by: thread) }
        queue.pointee.endUpdate(by: thread)
        return nil
    }

    /// Reads the newest value for an attempt when it is the calling thread's turn to update, or when the thread whose
    /// turn it is takes too long.
    @inline(never)
    private final func readInTurn(by thread: UInt, _ turn: inout UpdateTurn?) -> Reading {
        let new = inbox.withLock { _ in makeQueue().pointee.addTurn() }
        turn = new
        if !new.wait() { inbox.withLock { _ in makeQueue().pointee.goAhead(new) }?.wake() }
        return inbox.withLock { _ in readAgain(by: thread) }
    }

    @inline(never)
    private final func end(_ turn: UpdateTurn) {
        inbox.withLock { _ in makeQueue().pointee.endTurn(turn) }?.wake()
    }

    /// Reads the newest value for an attempt of an update. Runs under the lock.
    private final func readAgain(by thread: UInt) -> Reading {
        makeQueue().pointee.beginAttempt(by: thread)
        if let newest = newestWaiting {
            let value = memory(at: newest).value
            return Reading(value: value, word: wordBytes(of: value, info))
        }
        guard info.isWord else { return Reading(value: value, word: 0) }
        let word = word.load(ordering: .relaxed)
        return Reading(value: numberInWord(word), word: word)
    }

    /// Ends an update that changes nothing. Returns false, and doesn't end it, if its closure wrote the value.
    private final func endUnlessWrittenInside(by thread: UInt) -> Bool {
        inbox.withLock { _ in
            let queue = makeQueue()
            if queue.pointee.updater(thread)?.isWrittenInside == true { return false }
            queue.pointee.endUpdate(by: thread)
            return true
        }
    }

    /// Stores the result of an update and ends it, unless another thread wrote since the reading.
    private final func commit(_ newValue: Value, after old: Reading, by thread: UInt) -> Commit {
        var outcome = Commit.done
        var replaced: UnsafeMutableRawPointer?
        inbox.enqueue(self, under: .current) { serial in
            let queue = makeQueue()
            let updater = queue.pointee.updater(thread).uncheckedUnwrapped
            if updater.isWrittenOutside {
                outcome = .outdated
                return .unchanged
            }
            if updater.isWrittenInside { outcome = .replacedOwn }
            let storing: Inbox.Storing
            if !isOpen.load(ordering: .relaxed) {
                storing = .unchanged
            } else if info.isWord, newestWaiting == nil {
                storing = exchange(wordBytes(of: newValue, info), for: old.word, under: serial, &outcome)
            } else {
                storing = store(newValue, under: serial, &replaced)
            }
            if outcome != .outdated { makeQueue().pointee.endUpdate(by: thread) }
            return storing
        }
        if let replaced { memory(at: replaced).destroy() }
        return outcome
    }

    /// Changes the word in place if it is still the one that the update read. Runs under the lock, while no value
    /// waits.
    ///
    /// If another word is there that no thread wrote under the lock, the main actor wrote it without the lock: before
    /// this update, or inside of it.
    private final func exchange(
        _ new: UInt64, for old: UInt64, under serial: UInt64, _ outcome: inout Commit
    ) -> Inbox.Storing {
        var expected = old
        while true {
            let result = word.compareExchange(expected: expected, desired: new, ordering: .relaxed)
            if result.exchanged { break }
            guard inbox.isEntered || outcome == .replacedOwn else {
                outcome = .outdated
                return .unchanged
            }
            outcome = .replacedOwn
            expected = result.original
        }
        if expected == new { return .unchanged }
        keepWord(expected, before: serial)
        let queue = makeQueue()
        queue.pointee.noteWrite(by: ThreadIdentity.current)
        if queue.pointee.serialOfWord == serial { return .replaced }
        queue.pointee.changeWord(expected, under: serial)
        return .added
    }

    private final func reportNestedUpdate(_ what: String) {
        Diagnostics.report(.nestedUpdate, "The variable \(name) was \(what). Change only the closure's argument.")
    }

    // MARK: Applying, on the main actor

    /// Shows bodies the value that the main actor wrote without the lock.
    final override func applyListed(in graph: Graph) {
        isListed = false
        guard isOpen.load(ordering: .relaxed) else {
            word.store(wordBytes(of: value, info), ordering: .relaxed)
            return
        }
        let new = listedWord
        guard new != bytes(at: &value, count: info.plainSize) else { return }
        if graph.recorder.isOn { return applyTraced(new, in: graph) }
        copy(new, to: &value, count: info.plainSize)
        markAll(because: .state(name, old: "", new: ""))
    }

    /// The word that the main actor wrote without the lock. Updates that are still queued may have changed it since.
    private final var listedWord: UInt64 {
        guard inbox.mayHaveQueued else { return word.load(ordering: .relaxed) }
        return inbox.withLock { _ in
            if let waiting, waiting.value.serialOfWord != 0 { return waiting.value.wordBefore }
            return word.load(ordering: .relaxed)
        }
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
        guard graph.recorder.isOn else {
            if isPlain ? applyPlain(serial) : applyComparing(serial) {
                markAll(because: .state(name, old: "", new: ""))
            }
            return
        }
        let old = Graph.Trace.describe(value)
        guard isPlain ? applyPlain(serial) : applyComparing(serial) else { return }
        let new = Graph.Trace.describe(value)
        graph.recordWrite(to: owner?.object, name, old: old, new: new)
        markAll(because: .state(name, old: old, new: new))
    }

    final override func applyAfterEnd(_ serial: UInt64?, hasReaders: Bool) {
        let isDifferent: Bool
        if let serial {
            isDifferent = isPlain ? applyPlain(serial) : applyComparing(serial)
        } else {
            isListed = false
            isDifferent = isOpen.load(ordering: .relaxed) && copyWord(listedWord)
        }
        if isDifferent, hasReaders { markAll(because: .state(name, old: "", new: "")) }
    }

    /// Applies a value that is compared by the user's code. Returns whether it differs from the old one; false if no
    /// value is stored under the serial.
    private final func applyComparing(_ serial: UInt64) -> Bool {
        guard let address = inbox.withLock({ _ in makeQueue().pointee.beginApplying(serial) }) else { return false }
        let memory = memory(at: address)
        defer { memory.destroy() }
        // The comparison is the user's code: meanwhile other threads read the value in `waiting`.
        let isDifferent = !isEqual(value, memory.value)
        inbox.withLock { _ in
            if isDifferent { swap(&value, &memory.pointer.pointee) }
            makeQueue().pointee.endApplying()
        }
        return isDifferent
    }

    /// Applies a plain value in one critical section. Returns whether it differs from the old one. Without a value an
    /// update has changed the word, or the location was closed.
    private final func applyPlain(_ serial: UInt64) -> Bool {
        inbox.withLock { _ in
            guard let address = makeQueue().pointee.take(serial) else { return info.isWord && applyWord(serial) }
            let memory = memory(at: address)
            let isDifferent = !hasSameBytes(&value, address)
            if isDifferent { memory.copyPlainValue(to: &value) }
            if info.isWord { noteWord(serial) }
            recycle(memory)
            return isDifferent
        }
    }

    /// Applies the word that updates changed in place. Returns whether it differs from the old value. Runs under the
    /// lock.
    private final func applyWord(_ serial: UInt64) -> Bool {
        let isDifferent = isOpen.load(ordering: .relaxed) && copyWord(word.load(ordering: .relaxed))
        noteWord(serial)
        return isDifferent
    }

    /// Copies a word to the value. Returns whether they differed.
    private final func copyWord(_ new: UInt64) -> Bool {
        guard new != bytes(at: &value, count: info.plainSize) else { return false }
        copy(new, to: &value, count: info.plainSize)
        return true
    }

    /// Notes the value that was applied under a serial as the newest one, unless an update under a newer one has
    /// changed the word; a queued value is newer still. Runs under the lock.
    private final func noteWord(_ serial: UInt64) {
        let new = bytes(at: &value, count: info.plainSize)
        if makeQueue().pointee.applyWord(new, under: serial) { word.store(new, ordering: .relaxed) }
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
