/// The values that were written to a location and aren't applied yet, and the memory that they lie in. Guarded by the
/// inbox's lock; no method runs foreign code, so values that may have a `deinit` are handed to the caller, to be
/// destroyed outside.
///
/// Not generic: it keeps addresses of `ValueMemory`, since generic code would look up the type's metadata at each
/// write.
///
///     serials ascend along `queue`, and a value lies at each of its addresses
///     isApplying       ⇒  memory has the value that a pass is applying
///     ¬isApplying      ⇒  memory, if any, has no value: it is kept for the next plain value
///     a thread is in `updaters` once, while it runs the closure of a `Graph.Variable.update` of this location
///     serialOfWord > 0     ⇒  updates changed the location's word in place, last under this serial, whose transaction
///                             is queued: the word is newer than the values in `queue` under smaller serials
///     serialOfWord > 0     ⇒  wordBefore is the word before the first of these updates, or the one applied since then
///     turns[i].isCurrent   ⇔  i = 0
///     mustTakeTurns        ⇒  turns[0] has failed since it is the first
///     i ≥ 2                ⇒  the thread of turns[i] blocks until turns[1] is removed or becomes the first
struct WrittenValues {
    /// A running update: what was written since it last read the value.
    struct Updater {
        let thread: UInt
        /// Whether its own thread wrote, so its closure did.
        var isWrittenInside = false
        /// Whether another thread wrote.
        var isWrittenOutside = false
    }

    private struct Entry {
        let serial: UInt64
        var address: UnsafeMutableRawPointer
    }

    private var queue = Fifo<Entry>()
    private var memory: UnsafeMutableRawPointer?
    private var isApplying = false
    /// The newest queued serial under which an update changed the location's word in place; 0 if none.
    private(set) var serialOfWord: UInt64 = 0
    private(set) var wordBefore: UInt64 = 0
    private(set) var updaters: [Updater] = []
    private var turns = Fifo<UpdateTurn>()
    /// Whether no update may begin before its turn.
    private(set) var mustTakeTurns = false

    /// The newest value; nil if it is applied, or a word that was changed in place.
    var newest: UnsafeMutableRawPointer? {
        if !queue.isEmpty, queue[queue.count - 1].serial >= serialOfWord { return queue[queue.count - 1].address }
        return isApplying ? memory : nil
    }

    // MARK: Storing

    /// Takes out the memory that is kept for the next plain value; nil if there is none.
    mutating func takeSpare() -> UnsafeMutableRawPointer? { isApplying ? nil : memory.take() }

    /// Stores a value under a serial. Returns the value that it replaces, for the caller to destroy outside of the
    /// lock; nil if it is the first one under the serial.
    mutating func store(_ address: UnsafeMutableRawPointer, under serial: UInt64) -> UnsafeMutableRawPointer? {
        let last = queue.count - 1
        if last >= 0, queue[last].serial == serial {
            let replaced = queue[last].address
            queue[last].address = address
            return replaced
        }
        queue.append(Entry(serial: serial, address: address))
        return nil
    }

    /// Keeps memory without a value for the next one; returns whether it did.
    mutating func recycle(_ address: UnsafeMutableRawPointer) -> Bool {
        guard memory == nil else { return false }
        memory = address
        return true
    }

    // MARK: Words that are changed in place

    /// Whether an update under a serial changes a word that an older transaction still has to show.
    func mustKeepWord(before serial: UInt64) -> Bool { serialOfWord != 0 && serialOfWord != serial }

    /// Stores the value of that word under the older transaction's serial.
    mutating func keepWord(_ address: UnsafeMutableRawPointer) {
        queue.append(Entry(serial: serialOfWord, address: address))
    }

    /// Notes that an update changed the word in place.
    mutating func changeWord(_ old: UInt64, under serial: UInt64) {
        if serialOfWord == 0 { wordBefore = old }
        serialOfWord = serial
    }

    /// Notes the word that was applied under a serial. Returns false if an update under a newer serial has changed the
    /// word in place.
    mutating func applyWord(_ word: UInt64, under serial: UInt64) -> Bool {
        if serialOfWord > serial {
            wordBefore = word
            return false
        }
        serialOfWord = 0
        return true
    }

    // MARK: Updates

    /// Notes that an attempt of the thread failed whose turn it is: from now on until its end only this thread updates.
    mutating func noteFailureInTurn() { mustTakeTurns = true }

    /// Adds the calling thread to those that take turns.
    mutating func addTurn() -> UpdateTurn {
        let turn = UpdateTurn(hasToBlock: turns.count >= 2)
        if turns.isEmpty { turn.isCurrent = true }
        turns.append(turn)
        return turn
    }

    /// Ends a turn, unless a thread has gone ahead of it. Returns the turn whose thread is to be woken.
    mutating func endTurn(_ turn: UpdateTurn) -> UpdateTurn? { turn === turns.first ? advance() : nil }

    /// Lets the thread that comes next go ahead. Returns the turn whose thread is to be woken.
    mutating func goAhead(_ turn: UpdateTurn) -> UpdateTurn? { turn === turns.first ? nil : advance() }

    private mutating func advance() -> UpdateTurn? {
        mustTakeTurns = false
        turns.popFirst()?.isCurrent = false
        turns.first?.isCurrent = true
        return turns.count > 1 ? turns[1] : nil
    }

    /// Adds a running update of a thread, or begins another attempt of it.
    mutating func beginAttempt(by thread: UInt) {
        updaters.removeAll { $0.thread == thread }
        updaters.append(Updater(thread: thread))
    }

    mutating func endUpdate(by thread: UInt) { updaters.removeAll { $0.thread == thread } }

    func updater(_ thread: UInt) -> Updater? { updaters.first { $0.thread == thread } }

    /// Notes that a thread changed the newest value.
    @inline(__always)
    mutating func noteWrite(by thread: @autoclosure () -> UInt) {
        if !updaters.isEmpty { noteWriteInDetail(by: thread()) }
    }

    @inline(never)
    private mutating func noteWriteInDetail(by thread: UInt) {
        for index in updaters.indices {
            if updaters[index].thread == thread {
                updaters[index].isWrittenInside = true
            } else {
                updaters[index].isWrittenOutside = true
            }
        }
    }

    // MARK: Applying

    /// Takes out the value stored under a serial; nil if the oldest one isn't under it.
    mutating func take(_ serial: UInt64) -> UnsafeMutableRawPointer? {
        guard !queue.isEmpty, queue[0].serial == serial else { return nil }
        return queue.popFirst()?.address
    }

    /// Takes out the value stored under a serial; it stays the newest one, if no other is stored, until `endApplying`.
    mutating func beginApplying(_ serial: UInt64) -> UnsafeMutableRawPointer? {
        guard let address = take(serial) else { return nil }
        memory?.deallocate()
        memory = address
        isApplying = true
        return address
    }

    /// Hands the value back to the caller of `beginApplying`.
    mutating func endApplying() {
        memory = nil
        isApplying = false
    }

    // MARK: Closing

    /// Takes out the values that wait, for the caller to destroy outside of the lock.
    mutating func takeAll() -> [UnsafeMutableRawPointer] {
        defer { queue = Fifo() }
        return addresses
    }

    /// The values that wait.
    var addresses: [UnsafeMutableRawPointer] { queue.isEmpty ? [] : queue.elements.map(\.address) }

    /// Frees the memory that is kept for the next plain value.
    mutating func deallocateSpare() { takeSpare()?.deallocate() }

    func checkInvariants() {
        let serials = queue.elements.map(\.serial)
        precondition(zip(serials, serials.dropFirst()).allSatisfy { $0 < $1 }, "serials ascend")
        precondition(!isApplying || memory != nil)
        precondition(Set(updaters.map(\.thread)).count == updaters.count, "an update runs once on a thread")
        precondition(serialOfWord == 0 || !isApplying, "words are applied under the lock")
        precondition(!mustTakeTurns || !turns.isEmpty, "it is a thread's turn")
        for (index, turn) in turns.elements.enumerated() {
            precondition(turn.isCurrent == (index == 0), "the first one has its turn")
        }
    }
}

extension ValueMemory {
    /// Takes the value out without destroying it, which plain values don't need.
    ///
    /// - Precondition: the value holds no references. Asserted in debug builds.
    @inline(__always)
    func forgetPlainValue() {
        assert(PlainMemory.isPlain(Value.self))
        #if DEBUG
            deinitialize()
        #endif
    }

    /// Copies the bytes of the value to another place of the type.
    ///
    /// - Precondition: the value holds no references. Asserted in debug builds.
    @inline(__always)
    func copyPlainValue(to place: UnsafeMutablePointer<Value>) {
        assert(PlainMemory.isPlain(Value.self))
        UnsafeMutableRawPointer(place).copyMemory(from: address, byteCount: MemoryLayout<Value>.size)
    }
}
