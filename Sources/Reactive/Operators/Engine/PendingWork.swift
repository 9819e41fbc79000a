/// The work that threads left to the thread inside of a coordinator, oldest first.
///
/// A value's sender that finds the queue full adds its work with a *waiter*, and waits until that work has run. Then
/// the thread inside also **hands over**: after `limit` pieces of work, or when it comes to the next waiter's work, the
/// waiting thread becomes the one inside. Below the limit senders don't wait, so the threads take turns in batches.
///
/// Let `limit` = 32, *s* the number of threads that wait, and *n* the number of values that threads sent which couldn't
/// wait: the thread inside itself, and threads for which it waits.
///
///     count ≤ limit + s + n, without completions and subscriptions, of which each upstream sends one
///     a thread inside runs at most 2 · limit + s + n + 1 pieces before it leaves or hands over: `limit` pieces, then
///         those without a waiter, which are at most `limit` + n; no more are added, because `isOverdue` makes the next
///         sender wait. A thread that enters with work of its own in the queue runs the s pieces before it as well.
///     a waiter in the queue ⇒ its thread is in the `WaitForGraph`, or inside
///     work is taken in the order in which it was added; each piece once
@usableFromInline
struct PendingWork: ~Copyable {
    struct Piece {
        let run: () -> Void
        /// The slot of the upstream whose event it is, or `SerialCoordinator.noSlot`.
        let slot: Int
        /// The `ThreadIdentity` of the thread that added it.
        let thread: UInt
        /// The thread that waits for it.
        let waiter: Waiter?
    }
    enum Next {
        case run(Piece)
        /// The waiter's work is the oldest, and its thread is to run it.
        case handOver(Waiter)
        case nothing
    }

    /// The number of pieces from which on senders wait and the thread inside hands over.
    static var limit: Int { Waiter.limit }

    private var queue = Ring<Piece>()
    /// Whether the thread inside has run `limit` pieces, so that the next sender must wait in order to take over.
    private var isOverdue = false

    init() {}

    /// Whether an event of the slot, handled at once by the thread, would overtake an earlier one of that slot or of that
    /// thread. O(`count`), but O(1) after the thread has added work.
    func precedes(_ slot: Int, _ thread: UInt) -> Bool {
        (0..<queue.count).reversed().contains { queue[$0].slot == slot || queue[$0].thread == thread }
    }

    var count: Int { queue.count }
    var isEmpty: Bool { queue.isEmpty }

    /// Whether a sender has to wait if it can.
    var isFull: Bool { queue.count >= Self.limit || isOverdue }

    mutating func append(_ piece: Piece) {
        queue.append(piece)
    }

    /// Returns what the thread inside does next, after it has run `count` pieces.
    mutating func next(after count: Int, mayHandOver: Bool) -> Next {
        isOverdue = count >= Self.limit
        guard let first = queue.first else { return .nothing }
        if isOverdue, mayHandOver, let waiter = first.waiter { return .handOver(waiter) }
        _ = queue.popFirst()
        return .run(first)
    }

    func checkInvariants() {
        queue.checkInvariants()
        for offset in 0..<count {
            if let waiter = queue[offset].waiter { precondition(waiter.thread == queue[offset].thread) }
        }
    }
}
