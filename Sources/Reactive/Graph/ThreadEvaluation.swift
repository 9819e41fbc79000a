import Synchronization

/// The state of the evaluations that a thread runs for graphs of other actors than the main actor.
///
/// The standard library has no thread-local variables, so the platform's functions are declared by their symbols, as in
/// `ThreadIdentity`. They take and return words and addresses; Swift's and C's calling conventions agree on these on
/// every platform that Swift supports.
///
/// Numbers of evaluations are unique in the process: a source is read by evaluations of several threads, one after the
/// other, and tells by the number whether the running one has read it. Each state takes a block of numbers, and the
/// next one when half of it is used: no pass has so many evaluations. Blocks are used again after 2³¹ others.
///
/// Invariants: a state is allocated when its thread first needs one, and freed when the thread ends; the numbers of a
/// state lie in its block; blocks are disjoint, and above the main actor's numbers.
enum ThreadEvaluation {
    /// The state of the calling thread; nil if it never ran an evaluation of another actor's graph.
    static var known: Evaluation.StatePointer? {
        threadValue(key)?.assumingMemoryBound(to: Evaluation.State.self)
    }

    /// The state of the calling thread, with numbers for a pass.
    static var own: Evaluation.StatePointer {
        guard let known else { return make() }
        if !known.pointee.isInPass, known.pointee.lastNumber & (blockSize - 1) > blockSize / 2 {
            Evaluation.renewNumbers(known, after: takeBlock())
        }
        return known
    }

    private static func make() -> Evaluation.StatePointer {
        let new = Evaluation.StatePointer.allocate(capacity: 1)
        new.initialize(to: Evaluation.State(lastNumber: takeBlock()))
        setThreadValue(key, new)
        return new
    }

    // MARK: Numbers

    private static let blockSize: UInt64 = 1 << 32
    /// The number of blocks taken so far.
    private static let blocks = Atomic<UInt64>(0)

    /// Returns the number before those of a new block.
    private static func takeBlock() -> UInt64 {
        1 << 63 | (blocks.wrappingAdd(1, ordering: .relaxed).oldValue &* blockSize)
    }

    // MARK: The platform

    private static let key: ThreadKey = makeThreadKey { address in
        guard let state = address?.assumingMemoryBound(to: Evaluation.State.self) else { return }
        state.deinitialize(count: 1)
        state.deallocate()
    }
}

private typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void

#if os(Windows)
    private typealias ThreadKey = UInt32

    @_silgen_name("FlsAlloc")
    private func allocateKey(_ destructor: Destructor?) -> UInt32

    @_silgen_name("FlsGetValue")
    private func threadValue(_ key: UInt32) -> UnsafeMutableRawPointer?

    @_silgen_name("FlsSetValue")
    private func setValue(_ key: UInt32, _ value: UnsafeMutableRawPointer?) -> Int32

    private func makeThreadKey(_ destructor: Destructor) -> ThreadKey {
        let key = allocateKey(destructor)
        if key == .max { fatalError("No thread-local storage is left for the graph of an actor.") }
        return key
    }

    private func setThreadValue(_ key: ThreadKey, _ value: UnsafeMutableRawPointer) { _ = setValue(key, value) }
#else
    // The type of a key: an unsigned long on Apple's systems, an unsigned int elsewhere.
    #if canImport(Darwin)
        private typealias ThreadKey = UInt
    #else
        private typealias ThreadKey = UInt32
    #endif

    @_silgen_name("pthread_key_create")
    private func createKey(_ key: UnsafeMutablePointer<ThreadKey>, _ destructor: Destructor?) -> Int32

    @_silgen_name("pthread_getspecific")
    private func threadValue(_ key: ThreadKey) -> UnsafeMutableRawPointer?

    @_silgen_name("pthread_setspecific")
    private func setValue(_ key: ThreadKey, _ value: UnsafeRawPointer?) -> Int32

    private func makeThreadKey(_ destructor: Destructor) -> ThreadKey {
        var key: ThreadKey = 0
        let error = createKey(&key, destructor)
        if error != 0 { fatalError("No thread-local storage is left for the graph of an actor.") }
        return key
    }

    private func setThreadValue(_ key: ThreadKey, _ value: UnsafeMutableRawPointer) { _ = setValue(key, value) }
#endif
