import Synchronization

/// Serialises work without waiting: a thread that is refused leaves its work to the thread inside, which runs it before
/// or after leaving. The thread inside may enter again. Unlike a `Gate`, it can't deadlock, whatever runs inside.
///
/// The owner of the trampoline stores the work; this type only decides which thread runs it. It also decides whether a
/// thread that left much work waits for the thread inside.
///
///     owner ≠ 0  ⇔  thread `owner` is inside, or is about to take over from the thread that was
///
/// Entering, being refused and leaving are sequentially consistent, as handing over work requires (see
/// `SerialCoordinator`).
@usableFromInline
struct Trampoline: ~Copyable {
    /// The `ThreadIdentity` of the thread inside. A thread reads its own identity here only if it wrote it, or if it
    /// waits and the thread inside has handed over.
    @usableFromInline let owner = Atomic<UInt>(0)

    @inlinable @inline(__always)
    init() {}

    /// Tries to enter. On `.first`, call `leave()`; on `.refused`, leave the work to the thread inside.
    @inlinable @inline(__always)
    borrowing func tryEnter() -> Gate.Entry {
        let me = ThreadIdentity.current
        if owner.load(ordering: .relaxed) == me { return .again }
        let result = owner.compareExchange(expected: 0, desired: me, ordering: .sequentiallyConsistent)
        return result.exchanged ? .first : .refused
    }

    /// Called by the outermost entry.
    @inlinable @inline(__always)
    borrowing func leave() { owner.store(0, ordering: .sequentiallyConsistent) }

    /// Makes a waiting thread the one inside. Called by the outermost entry, which has left then; wake the thread next.
    borrowing func handOver(to thread: UInt) { owner.store(thread, ordering: .sequentiallyConsistent) }
}
