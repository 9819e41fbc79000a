/// The values that were written to a location and aren't applied yet, and the memory that they lie in. Guarded by the
/// inbox's lock; no method runs foreign code, so values that may have a `deinit` are handed to the caller, to be
/// destroyed outside.
///
///     serials ascend along `queue`, and a value lies at each of its addresses
///     isApplying       ⇒  memory has the value that a pass is applying
///     ¬isApplying      ⇒  memory, if any, has no value: it is kept for the next plain value
///     ¬isOpen          ⇒  queue = []
struct WrittenValues<Value> {
    private var queue = Fifo<WrittenValue>()
    private var memory: ValueMemory<Value>?
    private var isApplying = false
    /// Whether values are accepted: until the location's node is unmounted.
    private(set) var isOpen = true

    /// The newest value; nil if all are applied.
    var newest: ValueMemory<Value>? {
        if !queue.isEmpty { return ValueMemory(at: queue[queue.count - 1].address) }
        return isApplying ? memory : nil
    }

    // MARK: Storing

    /// Returns memory with a value in it.
    mutating func makeMemory(for value: Value) -> ValueMemory<Value> {
        if !isApplying, let spare = memory {
            memory = nil
            spare.initialize(to: value)
            return spare
        }
        return ValueMemory(value)
    }

    /// Stores a value under a serial. Returns the value that it replaces, for the caller to destroy outside of the
    /// lock; nil if it is the first one under the serial.
    mutating func store(_ value: ValueMemory<Value>, under serial: UInt64) -> ValueMemory<Value>? {
        let last = queue.count - 1
        if last >= 0, queue[last].serial == serial {
            let replaced = queue[last].address
            queue[last].address = value.address
            return ValueMemory(at: replaced)
        }
        queue.append(WrittenValue(serial: serial, address: value.address))
        return nil
    }

    /// Keeps the memory of a plain value for the next one.
    mutating func recycle(plain value: ValueMemory<Value>) {
        value.forgetPlainValue()
        if memory == nil { memory = value } else { value.deallocate() }
    }

    // MARK: Applying

    /// Takes out the value stored under a serial; nil if the oldest one isn't under it.
    mutating func take(_ serial: UInt64) -> ValueMemory<Value>? {
        guard !queue.isEmpty, queue[0].serial == serial, let first = queue.popFirst() else { return nil }
        return ValueMemory(at: first.address)
    }

    /// Takes out the value stored under a serial; it stays the newest one, if no other is stored, until `endApplying`.
    mutating func beginApplying(_ serial: UInt64) -> ValueMemory<Value>? {
        guard let value = take(serial) else { return nil }
        memory?.deallocate()
        memory = value
        isApplying = true
        return value
    }

    /// Hands the value back to the caller of `beginApplying`.
    mutating func endApplying() {
        memory = nil
        isApplying = false
    }

    // MARK: Closing

    /// Accepts no more values. Returns those that wait, for the caller to destroy outside of the lock.
    mutating func close() -> Dropped {
        defer { queue = Fifo() }
        isOpen = false
        return Dropped(queue: queue)
    }

    /// Values that will never be applied.
    struct Dropped {
        fileprivate let queue: Fifo<WrittenValue>

        var count: Int { queue.count }

        func destroy() {
            for value in queue.elements { ValueMemory<Value>(at: value.address).destroy() }
        }
    }

    /// Destroys all values and frees the memory; for the location's `deinit`.
    func destroy() {
        Dropped(queue: queue).destroy()
        memory?.deallocate()
    }

    func checkInvariants() {
        let serials = queue.elements.map(\.serial)
        precondition(zip(serials, serials.dropFirst()).allSatisfy { $0 < $1 }, "serials ascend")
        precondition(!isApplying || memory != nil)
        precondition(isOpen || queue.isEmpty)
    }
}

/// The address of a written value and the serial of its transaction. Not generic: a list of values of a type that the
/// code doesn't know takes a look-up of the type's layout at each use.
private struct WrittenValue {
    let serial: UInt64
    var address: UnsafeMutableRawPointer
}

extension ValueMemory {
    /// The memory at an address.
    ///
    /// - Precondition: the address is that of memory for a value of this type.
    @inline(__always)
    fileprivate init(at address: UnsafeMutableRawPointer) { self.address = address }

    /// Takes the value out without destroying it, which plain values don't need.
    ///
    /// - Precondition: the value holds no references. Asserted in debug builds.
    @inline(__always)
    fileprivate func forgetPlainValue() {
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
