import Synchronization

/// A thread's place in the queue of those that update the same location.
///
/// An update runs its closure again if another thread has written meanwhile. Of many threads that do so at once nearly
/// all would fail each time, and slow down the one that doesn't. An update that has failed therefore waits for its
/// turn. The thread whose turn it is runs its closure as any other one does, and keeps its turn until its result is
/// stored. Others may still update meanwhile, since most succeed at once and a turn costs a change of threads; but once
/// the thread has failed in its turn, those that begin an update wait too.
///
/// A turn is no lock. A closure may wait for anything, also for a thread further back in the queue. So the next thread
/// in the queue doesn't block: it watches the current one, and after `patience` it goes ahead, as the current one; the
/// thread before it goes on without a turn. What is stored is decided by the comparison in `StateLocation.commit`,
/// never by the turns.
///
///     a thread blocks        ⇒  two threads or more are before it
///     the first of the queue is current; the second one isn't blocked, or is being woken
///     each thread waits at most for `patience` per thread before it, plus the time in which they make progress
///
/// The queue is in `WrittenValues`, guarded by the inbox's lock. `isCurrent` is changed under that lock.
final class UpdateTurn: Sendable {
    /// How long a thread watches the one before it: in time, and in yields, in case that the program sets the clock.
    private static var patience: (time: Duration, yields: Int) { (.milliseconds(1), 10_000) }

    /// The number of attempts of an update that may fail before it waits for its turn.
    static var failuresBefore: Int { 2 }

    private let hasTurn = Atomic<Bool>(false)
    /// Blocks the thread until it is the second one in the queue; nil if it has been so from the beginning.
    private let waiter: Waiter?

    init(hasToBlock: Bool) { waiter = hasToBlock ? Waiter() : nil }

    /// Whether the thread has the turn.
    var isCurrent: Bool {
        get { hasTurn.load(ordering: .acquiring) }
        set { hasTurn.store(newValue, ordering: .releasing) }
    }

    /// Blocks the calling thread until it comes next, then until it has its turn or its patience is over. Returns
    /// whether it has its turn.
    func wait() -> Bool {
        if isCurrent { return true }
        _ = waiter?.wait()
        let patience = Self.patience
        let clock = ContinuousClock()
        let end = clock.now + patience.time
        for _ in 0..<patience.yields {
            if isCurrent { return true }
            if clock.now >= end { return false }
            ThreadIdentity.yield()
        }
        return isCurrent
    }

    /// Wakes the thread, which comes next now.
    func wake() { waiter?.wake(.takesOver) }
}
