import Observation

/// Which evaluations of a graph the toolchain tracks one by one.
///
/// A tracking costs more than a short computation. A graph in which nothing `@Observable` was ever read therefore
/// tracks the first evaluation of each node only, which nearly always tells whether the node reads such things at all,
/// and the later ones of a pass together: that is the *scope*. If something of it reads an observable property after
/// all, the nodes evaluated in the scope are all evaluated once more when that property changes, and from then on the
/// graph tracks each evaluation. The scope ends after that evaluation: the toolchain would copy all that was read in it
/// for each tracking within it.
///
///     isOpen       ⇔  a scope's tracking is under way: a pass settles and updates nodes
///     untracked    =  the mounted nodes evaluated in the scope without a tracking of their own; empty if ¬isOpen
///     tracksEach stays true once it is
struct ObservationScope: ~Copyable {
    private(set) var tracksEach = false
    private(set) var isOpen = false
    /// Whether work of the last scope was left to be done without it.
    private(set) var isCut = false
    private var untracked = Graph.NodeList()
    /// The number of the last evaluation before the scope.
    private var lastBefore: UInt64 = 0

    /// Whether the scope tracks an evaluation of a node, so that it needs no tracking of its own.
    ///
    /// - Parameter node: a node that was evaluated before.
    @inline(__always)
    mutating func covers(_ node: Graph.Node) -> Bool {
        guard isOpen, !tracksEach else { return false }
        untracked.append(Unowned(node))
        return true
    }

    /// Whether the scope has to end, before a further evaluation.
    @inline(__always)
    var mustEnd: Bool { isOpen && tracksEach }

    /// Notes that the scope's work is cut short.
    mutating func cut() { isCut = true }

    /// Tracks each evaluation from now on: one has read something observable.
    mutating func trackEach() { tracksEach = true }

    /// Begins a scope; returns false if each evaluation is tracked or a scope is open.
    ///
    /// - Parameter lastNumber: the number of the last evaluation before it.
    mutating func open(after lastNumber: UInt64) -> Bool {
        if tracksEach || isOpen { return false }
        isOpen = true
        isCut = false
        lastBefore = lastNumber
        return true
    }

    /// Removes a node that is being unmounted. O(the untracked nodes) if the scope has evaluated it.
    mutating func remove(_ node: Graph.Node) {
        if isOpen, wasEvaluated(node) { untracked.removeLast(node) }
    }

    /// Whether a node was evaluated since the scope began, or may have been: it keeps half of the number.
    private func wasEvaluated(_ node: Graph.Node) -> Bool {
        Int32(bitPattern: node.evaluation &- UInt32(truncatingIfNeeded: lastBefore)) > 0
    }

    /// Ends the scope.
    mutating func close() {
        isOpen = false
        untracked.removeAll()
    }

    /// Ends the scope. Returns its untracked nodes.
    mutating func closeAfterReading() -> [Graph.Node] {
        let nodes = (0..<untracked.count).compactMap { untracked[$0]?.object }
        close()
        return nodes
    }

    func checkInvariants() {
        precondition(isOpen || untracked.isEmpty)
        untracked.checkInvariants()
    }
}

nonisolated extension Graph {
    /// Whether a node that was evaluated before needs no tracking of its own now, nor a place in a trace.
    @inline(__always)
    func isCovered(_ node: Graph.Node) -> Bool { !recorder.isOn && observation.covers(node) }

    /// Runs work of the running pass, in a scope if not each evaluation is tracked.
    ///
    /// - Parameter work: the work, which returns early if `ObservationScope.mustEnd`.
    /// - Returns: whether the work was cut short, and the rest of it is to be done without a scope.
    func runInScope(_ work: (Graph) -> Void) -> Bool {
        guard !recorder.isOn, observation.open(after: evaluation.pointee.lastNumber) else {
            work(self)
            return false
        }
        withObservationTracking({ work(self) }, onChange: closeAfterReading())
        observation.close()
        return observation.isCut
    }

    /// Ends a scope in which something observable was read; returns what to do when it changes.
    private func closeAfterReading() -> @Sendable () -> Void {
        observation.trackEach()
        let nodes = observation.closeAfterReading().map(WeakNode.init)
        return { [inbox] in
            for node in nodes {
                if let node = node.node { inbox.mark(node) { { .observable("a property", changes: []) } } }
            }
        }
    }
}

/// A node that may be gone when the property changes.
private struct WeakNode: Sendable {
    weak var node: Graph.Node?

    init(_ node: Graph.Node) { self.node = node }
}
