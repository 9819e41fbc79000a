import Synchronization

/// A lock that serialises deliveries. Its owner may enter it again, and foreign code runs while it is held.
///
/// This is the one exception to the rule that no foreign code runs under a lock. Therefore only deliveries wait for it;
/// subscribing, requesting and cancelling at most *try* it.
///
///     owner ≠ 0  ⇒  the mutex is held, by thread `owner`, or by a waiting thread that has lent it to `owner`
@usableFromInline
struct Gate: ~Copyable {
    @usableFromInline let mutex = Mutex(())
    /// The `ThreadIdentity` of the thread inside, or 0. Relaxed order suffices: a thread reads its own identity here
    /// only if it wrote it.
    @usableFromInline let owner = Atomic<UInt>(0)
    #if THREAD_SANITIZER
        @usableFromInline let edge = Atomic<Int>(0)
    #endif

    @inlinable @inline(__always)
    init() {}

    /// The result of an attempt to enter: as the outermost entry, which must `leave`; nested on the same thread;
    /// refused.
    @usableFromInline
    enum Entry: UInt8 {
        case first, again, refused
    }

    /// Enters the gate if no thread is inside; returns whether it did. May fail just after another thread has left.
    @inlinable @inline(__always)
    borrowing func enterIfFree() -> Bool {
        // Reading the owner first avoids a system call for a mutex that is held.
        guard owner.load(ordering: .relaxed) == 0, mutex._unsafeTryLock() else { return false }
        entered(ThreadIdentity.current)
        return true
    }

    /// Enters the gate without waiting. May be refused just after another thread has left.
    @inlinable @inline(__always)
    borrowing func enterAtOnce() -> Entry {
        if enterIfFree() { return .first }
        return owner.load(ordering: .relaxed) == ThreadIdentity.current ? .again : .refused
    }

    /// Spins briefly until the gate is free; returns whether it was entered.
    borrowing func enterSoon() -> Bool {
        for _ in 0..<128 where enterAtOnce() == .first { return true }
        return false
    }

    /// Waits for the thread inside, which must not wait for this one: see `WaitForGraph`.
    borrowing func enterWaiting() {
        mutex._unsafeLock()
        entered(ThreadIdentity.current)
    }

    /// Tries to enter, without waiting.
    @inlinable
    borrowing func tryEnter() -> Entry {
        let me = ThreadIdentity.current
        if owner.load(ordering: .relaxed) == me { return .again }
        guard mutex._unsafeTryLock() else { return .refused }
        entered(me)
        return .first
    }

    @inlinable @inline(__always)
    borrowing func leave() {
        owner.store(0, ordering: .relaxed)
        #if THREAD_SANITIZER
            edge.store(1, ordering: .releasing)
        #endif
        mutex._unsafeUnlock()
    }

    @inlinable @inline(__always)
    borrowing func entered(_ me: UInt) {
        #if THREAD_SANITIZER
            _ = edge.load(ordering: .acquiring)
        #endif
        owner.store(me, ordering: .relaxed)
    }

    /// Orders this thread's earlier writes and unlocks before its later reads, as Dekker's algorithm requires.
    ///
    /// A thread with work for the thread inside sets a flag, *then* tries the gate. The thread inside unlocks, *then*
    /// reads the flag. If each thread's two steps are ordered, at least one of them sees the other's first step, so the
    /// work isn't lost. On x86 both first steps are locked instructions (a mutex is released by a compare-exchange),
    /// which are full barriers. Elsewhere later loads may overtake the release of a mutex, so a fence is needed.
    @inlinable @inline(__always)
    static func orderHandOff() {
        #if arch(x86_64) || arch(i386)
        #else
            atomicMemoryFence(ordering: .sequentiallyConsistent)
        #endif
    }
}
