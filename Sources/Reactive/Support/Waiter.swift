/// A thread that waits until another one has done its work, or hands the work over.
///
/// The standard library's mutex can't be used for this: only the thread that has locked it may unlock it. This module
/// imports nothing else, so the platform's functions are declared by their symbols (see `ThreadIdentity`).
///
///     outcome: waiting → done, or waiting → takesOver
///
/// The platform's lock guards `outcome`. Each outcome happens before `wait` returns it.
final class Waiter: @unchecked Sendable {
    enum Outcome {
        case waiting
        /// The thread has nothing left to do.
        case done
        /// The thread now occupies what it waited for.
        case takesOver
    }

    /// The number of values that a coordinator or a replay stores before their senders wait.
    static var limit: Int { 32 }

    let thread = ThreadIdentity.current
    private var outcome = Outcome.waiting
    /// The platform's lock, and its condition at `conditionOffset`.
    private let memory: UnsafeMutableRawPointer

    /// At least the size of each platform's lock and of its condition, in bytes.
    private static var conditionOffset: Int { 64 }
    private var condition: UnsafeMutableRawPointer { memory + Self.conditionOffset }

    init() {
        memory = .allocate(byteCount: 2 * Self.conditionOffset, alignment: 16)
        // Windows' lock and condition are valid when they are zero.
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 2 * Self.conditionOffset)
        #if !os(Windows)
            _ = initializeLock(memory, nil)
            _ = initializeCondition(condition, nil)
        #endif
    }

    deinit {
        #if !os(Windows)
            _ = destroyCondition(condition)
            _ = destroyLock(memory)
        #endif
        memory.deallocate()
    }

    /// Whether the thread has been woken.
    var isWoken: Bool {
        lock(memory)
        defer { unlock(memory) }
        return outcome != .waiting
    }

    /// Blocks the calling thread until `wake(_:)`.
    func wait() -> Outcome {
        lock(memory)
        defer { unlock(memory) }
        while outcome == .waiting { awaitSignal(condition, memory) }
        return outcome
    }

    /// Ends the wait. Called once, after the thread has left the `WaitForGraph`.
    func wake(_ outcome: Outcome) {
        lock(memory)
        self.outcome = outcome
        signal(condition)
        unlock(memory)
    }
}

#if os(Windows)
    private func lock(_ lock: UnsafeMutableRawPointer) { acquireLock(lock) }
    private func unlock(_ lock: UnsafeMutableRawPointer) { releaseLock(lock) }
    private func signal(_ condition: UnsafeMutableRawPointer) { wakeCondition(condition) }
    private func awaitSignal(_ condition: UnsafeMutableRawPointer, _ lock: UnsafeMutableRawPointer) {
        _ = sleepCondition(condition, lock, .max, 0)
    }

    @_silgen_name("AcquireSRWLockExclusive")
    private func acquireLock(_ lock: UnsafeMutableRawPointer)

    @_silgen_name("ReleaseSRWLockExclusive")
    private func releaseLock(_ lock: UnsafeMutableRawPointer)

    @_silgen_name("WakeConditionVariable")
    private func wakeCondition(_ condition: UnsafeMutableRawPointer)

    @_silgen_name("SleepConditionVariableSRW")
    private func sleepCondition(
        _ condition: UnsafeMutableRawPointer, _ lock: UnsafeMutableRawPointer, _ milliseconds: UInt32, _ flags: UInt32
    ) -> Int32
#else
    private func lock(_ lock: UnsafeMutableRawPointer) { _ = acquireLock(lock) }
    private func unlock(_ lock: UnsafeMutableRawPointer) { _ = releaseLock(lock) }
    private func signal(_ condition: UnsafeMutableRawPointer) { _ = wakeCondition(condition) }
    private func awaitSignal(_ condition: UnsafeMutableRawPointer, _ lock: UnsafeMutableRawPointer) {
        _ = sleepCondition(condition, lock)
    }

    @_silgen_name("pthread_mutex_init")
    private func initializeLock(_ lock: UnsafeMutableRawPointer, _ attributes: UnsafeRawPointer?) -> Int32

    @_silgen_name("pthread_mutex_destroy")
    private func destroyLock(_ lock: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("pthread_mutex_lock")
    private func acquireLock(_ lock: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("pthread_mutex_unlock")
    private func releaseLock(_ lock: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("pthread_cond_init")
    private func initializeCondition(_ condition: UnsafeMutableRawPointer, _ attributes: UnsafeRawPointer?) -> Int32

    @_silgen_name("pthread_cond_destroy")
    private func destroyCondition(_ condition: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("pthread_cond_signal")
    private func wakeCondition(_ condition: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("pthread_cond_wait")
    private func sleepCondition(_ condition: UnsafeMutableRawPointer, _ lock: UnsafeMutableRawPointer) -> Int32
#endif
