import Synchronization

/// Lets one thread in at a time, and that one again, but makes nobody wait: who finds it taken leaves its work to the one
/// inside. Unlike a `Gate`, it can't deadlock, whatever runs inside.
///
///     owner ≠ 0  ⇔  thread `owner` is inside
///
/// Entering, being refused and leaving are sequentially consistent: the hand-off of work needs it (see `Junction`).
@usableFromInline
struct Trampoline: ~Copyable {
    /// `ThreadIdentity` of the thread inside. A thread can only read its own identity here if it wrote it itself.
    @usableFromInline let owner = Atomic<UInt>(0)

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    borrowing func tryEnter() -> Gate.Entry {
        let me = ThreadIdentity.current
        if owner.load(ordering: .relaxed) == me { return .again }
        let result = owner.compareExchange(expected: 0, desired: me, ordering: .sequentiallyConsistent)
        return result.exchanged ? .first : .refused
    }

    /// By the outermost entry.
    @inlinable @inline(__always)
    borrowing func leave() { owner.store(0, ordering: .sequentiallyConsistent) }
}
