import Synchronization

/// Serialises deliveries: a lock that its owner may enter again, held while foreign code runs.
///
/// This is the one exception to "nothing foreign under a lock", and therefore nothing but a delivery may wait for it:
/// whoever subscribes, requests or cancels at most *tries* it.
///
///     owner ≠ 0  ⇒  the mutex is held, by thread `owner`, or by one that waits and has lent it to `owner`
@usableFromInline
struct Gate: ~Copyable {
    @usableFromInline let mutex = Mutex(())
    /// `ThreadIdentity` of the thread inside, 0 if there is none. Relaxed is enough: a thread can only read its own
    /// identity here if it wrote it itself.
    @usableFromInline let owner = Atomic<UInt>(0)
    #if THREAD_SANITIZER
        @usableFromInline let edge = Atomic<Int>(0)
    #endif

    @inlinable @inline(__always)
    init() {}

    /// Whether and how a thread came in. Who came in first must `leave`.
    @usableFromInline
    enum Entry: UInt8 {
        case first, again, refused
    }

    /// Enters the gate if no thread is inside; returns whether it did. It may fail though the gate has just been left.
    @inlinable @inline(__always)
    borrowing func enterIfFree() -> Bool {
        // To try a mutex that is taken means to ask the system.
        guard owner.load(ordering: .relaxed) == 0, mutex._unsafeTryLock() else { return false }
        entered(ThreadIdentity.current)
        return true
    }

    /// Enters the gate if that takes no waiting. It may be refused though the gate has just been left.
    @inlinable @inline(__always)
    borrowing func enterAtOnce() -> Entry {
        if enterIfFree() { return .first }
        return owner.load(ordering: .relaxed) == ThreadIdentity.current ? .again : .refused
    }

    /// Waits for the thread inside for some moments only; false if it stays.
    borrowing func enterSoon() -> Bool {
        for _ in 0..<128 where enterAtOnce() == .first { return true }
        return false
    }

    /// Waits for the thread inside, which must not wait for this one: see `GateQueue`.
    borrowing func enterWaiting() {
        mutex._unsafeLock()
        entered(ThreadIdentity.current)
    }

    /// Never waits.
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

    /// Orders what this thread wrote or unlocked before what it reads next, as Dekker's hand-off needs.
    ///
    /// The hand-off: who has work for the thread inside sets a flag, *then* tries the gate; who leaves unlocks,
    /// *then* reads the flag. If each side's two steps are seen in that order, at least one side sees the other's
    /// first step, and the work isn't forgotten. On x86 both first steps end in a locked instruction (a mutex is
    /// released by compare-exchange), which is a full barrier already. Elsewhere releasing a mutex lets later loads
    /// pass it, so a fence is needed.
    @inlinable @inline(__always)
    static func orderHandOff() {
        #if arch(x86_64) || arch(i386)
        #else
            atomicMemoryFence(ordering: .sequentiallyConsistent)
        #endif
    }
}
