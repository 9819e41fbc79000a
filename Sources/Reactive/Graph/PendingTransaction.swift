/// Changes that are applied in one pass. Guarded by the inbox's lock until it is taken out, then used by the main actor
/// alone.
///
///     each location in writes has a value stored under `serial`, and is in there once
///     marks[i].announcer ≥ 0  ⇒  announcers[marks[i].announcer] announced the change
final class PendingTransaction {
    /// A node that is to be updated. Small, since there may be as many marks as nodes.
    struct Mark: Sendable {
        let node: Graph.Node
        /// The node's last evaluation when the change was announced by code that finishes before the next one: a later
        /// evaluation has read the new value. Without meaning if `mayBeIncomplete`.
        let evaluation: UInt32
        /// The index in `announcers` of the announcer that reports when the change is complete; -1 if there is none.
        let announcer: Int32
        /// Whether another thread may still be making the change when the mark is applied.
        let mayBeIncomplete: Bool
        /// Announced manually; complete once the running code returns.
        let isManual: Bool

        /// Whether the node may not have read the new value yet.
        var isDue: Bool { mayBeIncomplete || evaluation == node.evaluation }
    }

    @exclusivity(unchecked)
    var serial: UInt64 = 0
    @exclusivity(unchecked)
    var transaction = Transaction()
    /// The locations that have a value stored under `serial`, in the order of their first writes.
    @exclusivity(unchecked)
    var writes: [PendingLocation] = []
    @exclusivity(unchecked)
    private(set) var marks: [Mark] = []
    /// The sources that announced the marks' changes. One that notifies many nodes in turn is in here once.
    @exclusivity(unchecked)
    private(set) var announcers: [any ChangeAnnouncer] = []
    /// The reasons by the marks' indices; empty unless a trace is being recorded.
    @exclusivity(unchecked)
    private(set) var reasons: [Int: @MainActor @Sendable () -> Graph.Reason] = [:]

    /// Adds a mark, under the inbox's lock.
    func append(
        _ node: Graph.Node, evaluation: UInt32?, _ announcer: (any ChangeAnnouncer)?, isManual: Bool,
        because reason: (@MainActor @Sendable () -> Graph.Reason)?
    ) {
        if let announcer, announcers.last !== announcer { announcers.append(announcer) }
        if let reason { reasons[marks.count] = reason }
        marks.append(
            Mark(
                node: node, evaluation: evaluation ?? 0,
                announcer: announcer == nil ? -1 : Int32(announcers.count - 1),
                mayBeIncomplete: evaluation == nil, isManual: isManual))
    }

    /// Empties the lists, and keeps some of their memory.
    func removeAll() {
        if !transaction.isEmpty { transaction = Transaction() }
        writes.clear()
        marks.clear()
        announcers.clear()
        if !reasons.isEmpty { reasons = [:] }
    }
}

/// A mark that was applied when its change may have been incomplete; it is queued again after the flush.
struct UnfinishedMark: Sendable {
    let node: Graph.Node
    let announcer: (any ChangeAnnouncer)?
    let isManual: Bool
    let reason: (@MainActor @Sendable () -> Graph.Reason)?
    let transaction: Transaction
}

/// A source that announces changes in advance and can report when they complete.
protocol ChangeAnnouncer: AnyObject, Sendable {
    /// Whether an announced change isn't complete.
    var isChanging: Bool { get }
    /// Whether the calling thread is making an announced change.
    var isChangingHere: Bool { get }
    /// Runs an action when the announced changes are complete; at once if there are none. Any thread may run it.
    func whenDone(_ action: @escaping @Sendable () -> Void)
}

/// A location whose written values wait for their transactions. A class, so that calls from a list of them need no
/// look-up of a conformance.
///
/// Unchecked: subclasses guard their state by the inbox's lock, or leave it to closures.
@usableFromInline
class PendingLocation: Graph.Source, @unchecked Sendable {
    /// Shows bodies the value that was stored under a serial, and marks the location's readers if it differs from the
    /// old value.
    func apply(_ serial: UInt64, in graph: Graph) {}

    /// Ignores writes from now on.
    func end() {}

    /// Does the same for the value that the main actor wrote while the inbox listed the location.
    func applyListed(in graph: Graph) {}

    /// Does the same after the graph's end. To be called on the actor that owned the graph.
    ///
    /// - Parameters:
    ///   - serial: the serial; nil for the value that the actor wrote while the inbox listed the location.
    ///   - hasReaders: whether nodes may have read the value. False if the actor has ended, too.
    func applyAfterEnd(_ serial: UInt64?, hasReaders: Bool) {}
}
