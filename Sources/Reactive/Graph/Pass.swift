/// The nodes that the running pass, or the next one, updates, and the transaction that it applies.
///
///     depth = Int.max  ⇔  no node is being updated
///     deferred ≠ []    ⇒  a pass is running
///     node ∈ deferred  ⇒  node.isDirty unless it was unmounted, and node wasn't deeper than the node being updated
///     a dirty node is in `dirty` or in `deferred`, and in one of them only; an unmounted one isn't in `dirty`
struct Pass: ~Copyable {
    private(set) var dirty = DirtyQueue()
    /// The depth of the nodes that are being updated; nodes of this depth or less that are marked now wait for the next
    /// pass.
    private var depth = Int.max
    private var deferred: [Graph.Node] = []
    /// The transaction of the changes that the running pass applies; empty outside of flushes.
    var transaction = Transaction()
    /// Marks that were applied before their changes were complete; they are applied again after the flush.
    private var unfinished: [UnfinishedMark] = []
    /// An applied transaction, emptied; the inbox reuses its memory.
    var spent = PendingTransaction()

    /// Whether nodes have been taken out for an update, and `takeLowest` hasn't returned false since.
    @inline(__always)
    var isUpdating: Bool { depth != .max }
    var hasDeferred: Bool { !deferred.isEmpty }
    var hasUnfinished: Bool { !unfinished.isEmpty }

    /// Adds a node that has just become dirty, to this pass or to the next one.
    @inline(__always)
    mutating func insert(_ node: Graph.Node) {
        if depth != .max && node.depth <= depth {
            deferred.append(node)
        } else {
            dirty.insert(node)
        }
    }

    /// Takes out the nodes to update next, for `takeNext`: all of the least depth, in order of creation. Returns false
    /// if none is left, which ends the updates.
    mutating func takeLowest() -> Bool {
        depth = dirty.takeLowest() ?? .max
        return depth != .max
    }

    /// Takes out the next of these nodes; nil if none is left.
    @inline(__always)
    mutating func takeNext() -> Unowned<Graph.Node>? { dirty.takeNext() }

    /// Removes a dirty node, which is unmounted or not to be updated. Returns whether it was to be updated in this pass
    /// or, between passes, in the next one.
    @discardableResult
    mutating func remove(_ node: Graph.Node) -> Bool { dirty.remove(node) }

    /// Takes out the nodes that were marked too late for this pass.
    mutating func takeDeferred() -> [Graph.Node] {
        let nodes = deferred
        deferred = []
        return nodes
    }

    mutating func append(_ mark: UnfinishedMark) { unfinished.append(mark) }

    mutating func takeUnfinished() -> [UnfinishedMark] {
        let marks = unfinished
        unfinished = []
        return marks
    }

    func checkInvariants() {
        dirty.checkInvariants()
        precondition(deferred.isEmpty || Evaluation.isCurrentThread, "nodes wait only while a pass runs")
        precondition(deferred.allSatisfy { $0.isDirty || !$0.isInTree })
        precondition(depth == .max || Evaluation.isCurrentThread)
    }
}
