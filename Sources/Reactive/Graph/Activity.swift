/// What a graph is doing now: nested events, and at most one flush.
///
///     eventDepth ≥ 0,  isIdle  ⇔  eventDepth = 0 ∧ ¬isFlushing
///     isScheduled  ⇒  a scheduled flush was requested and hasn't returned
struct Activity {
    /// The number of running events, each within the one before.
    private(set) var eventDepth = 0
    /// Whether a flush is running.
    private(set) var isFlushing = false
    /// Whether the running flush was scheduled: changes begun earlier on this thread are complete.
    private(set) var isScheduled = false

    /// Whether neither an event nor a flush is running.
    var isIdle: Bool { eventDepth == 0 && !isFlushing }

    mutating func beginEvent() { eventDepth += 1 }
    mutating func endEvent() { eventDepth -= 1 }
    mutating func beginFlush() { isFlushing = true }
    mutating func endFlush() { isFlushing = false }
    mutating func beginScheduledFlush() { isScheduled = true }
    mutating func endScheduledFlush() { isScheduled = false }

    func checkInvariants() {
        precondition(eventDepth >= 0)
    }
}
