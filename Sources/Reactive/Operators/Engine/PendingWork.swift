/// The work that threads left to the thread inside of a coordinator, oldest first.
///
/// A value's sender that finds the queue full adds its work with a *waiter*, and waits until that work has run. Then
/// the thread inside also **hands over**: after `limit` pieces of work, or when it comes to the next waiter's work, the
/// waiting thread becomes the one inside. Below the limit senders don't wait, so the threads take turns in batches.
///
/// Let `limit` = 32, *s* the number of threads that wait, and *n* the number of pieces *in addition*: completions,
/// subscriptions and jobs of schedulers, and values whose senders can't wait. These are the thread inside itself, and
/// threads for which it waits. The thread inside sends values from its deliveries. It also passes on the values of an
/// operator upstream: when it forwards demand, it enters that operator too, and runs what is pending there.
///
///     the number of pieces within the limit ≤ limit
///     the number of pieces with a waiter ≤ s, one for each thread
///     count ≤ limit + s + n
///     a thread inside runs at most 2 · limit + n pieces before it leaves or hands over: `limit` pieces, then those
///         before the first waiter's. Of these at most `limit` are within the limit, and no more are added, because
///         `isOverdue` makes the next sender wait. A thread that enters with work of its own in the queue runs that
///         work, and up to s - 1 waiters' before it, as well.
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
        let admission: Admission

        /// The thread that waits for it.
        var waiter: Waiter? { if case .waited(let waiter) = admission { waiter } else { nil } }

        var isInAddition: Bool { if case .inAddition = admission { true } else { false } }
    }
    /// The bound that a piece counts for.
    enum Admission {
        /// The queue wasn't full.
        case withinLimit
        /// The queue was full, and the sender's thread waits.
        case waited(Waiter)
        /// The sender can't wait, or the event isn't a value.
        case inAddition
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

    /// Whether an event of the slot, handled at once by the thread inside, would overtake an earlier one of that slot,
    /// or one that the thread has added while it was inside. O(`count`), but O(1) after the thread has added such work.
    ///
    /// What the thread has sent before it was inside isn't earlier. The event is part of the piece that runs, and comes
    /// before those that are pending: the value of a publisher that `switchToLatest` subscribes to in that piece, for
    /// instance, which the next piece would cancel.
    func precedes(_ slot: Int, _ thread: UInt) -> Bool {
        (0..<queue.count).reversed().contains {
            queue[$0].slot == slot || queue[$0].thread == thread && queue[$0].isInAddition
        }
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

    /// The number of pieces in addition to those that `limit` and the waiting threads bound.
    var additionalCount: Int {
        (0..<count).count { queue[$0].isInAddition }
    }

    /// May be called at any time under the queue's lock.
    func checkInvariants() {
        queue.checkInvariants()
        var (withinLimit, waiting) = (0, Set<UInt>())
        for offset in 0..<count {
            switch queue[offset].admission {
            case .withinLimit: withinLimit += 1
            case .waited(let waiter):
                precondition(waiter.thread == queue[offset].thread)
                precondition(waiting.insert(waiter.thread).inserted, "A thread waits for two pieces")
            case .inAddition: break
            }
        }
        precondition(withinLimit <= Self.limit, "The queue holds more than its limit")
    }
}
