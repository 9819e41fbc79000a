import Synchronization

/// The node that is being evaluated now, and the thread that evaluates it.
///
/// Passes run on the main actor, one at a time in the whole process, so one place is enough. But any thread reads and
/// writes properties, and the thread that runs the main actor may change between passes (never during one, since a pass
/// doesn't suspend). Whether the calling code runs inside the pass is therefore found by comparing threads.
///
/// Invariants: `thread` ≠ 0 ⇔ a pass is running ⇒ only that thread touches `current`; users is the number of running
/// pieces of code that use nodes without counting references; users = 0 ⇒ unmounted = nil.
@usableFromInline
enum Evaluation {
    private static let thread = Atomic<UInt>(0)

    // Touched by the thread that `thread` names, and by the main actor when it sets or clears the name. The caller of
    // `begin` keeps the node.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var current: Unowned<Graph.Node>?
    /// The number of the evaluation that runs, or of one that ran before.
    @exclusivity(unchecked)
    nonisolated(unsafe) private(set) static var number: UInt64 = 0
    /// The last edge of the running evaluation's reads; nil if it has read nothing, or if its node was unmounted. Kept
    /// here instead of in each node: few evaluations run at a time.
    @exclusivity(unchecked)
    nonisolated(unsafe) static var lastEdge: UnsafeMutablePointer<Edge>?

    /// Whether the calling code runs inside a pass: in a body, an initialiser called by one, an `update()`.
    @inline(__always)
    static var isCurrentThread: Bool {
        let thread = thread.load(ordering: .relaxed)
        return thread != 0 && thread == ThreadIdentity.current
    }

    /// Whether a pass is running on a thread.
    @inline(__always)
    static func isRunning(on other: UInt) -> Bool { thread.load(ordering: .relaxed) == other }

    /// Whether a pass is running, for the main actor, on which passes run.
    @MainActor @inline(__always)
    static var isRunning: Bool { thread.load(ordering: .relaxed) != 0 }

    /// The node whose body runs the calling code; nil outside of any evaluation.
    @inline(__always)
    static var node: Graph.Node? { unretainedNode?.object }

    /// The same node without counting a reference.
    @inline(__always)
    static var unretainedNode: Unowned<Graph.Node>? { isCurrentThread ? current : nil }

    /// The same node for code that knows that it runs within a pass.
    @MainActor @inline(__always)
    static var nodeInPass: Unowned<Graph.Node>? { current }

    /// Whether the calling code runs outside of any evaluation.
    @usableFromInline
    static var hasNoNode: Bool { unretainedNode == nil }

    /// The path of that node, for diagnostics; empty outside of any evaluation.
    static var currentPath: String {
        guard let node else { return "" }
        return MainActor.assumeIsolated { node.path }
    }

    /// The words of that node's host, for diagnostics.
    static var wording: Graph.Wording {
        guard let node else { return .neutral }
        return MainActor.assumeIsolated { node.graph.wording }
    }

    /// Whether that node, or a node above it, was retired.
    static var isOfRetired: Bool {
        guard let node else { return false }
        return MainActor.assumeIsolated { node.isRetired }
    }

    @MainActor
    static func beginPass() {
        thread.store(ThreadIdentity.current, ordering: .relaxed)
        beginUse()
    }

    @MainActor
    static func endPass() {
        thread.store(0, ordering: .relaxed)
        endUse()
    }

    /// The cycles among the running computations of derived values.
    @exclusivity(unchecked)
    @MainActor static var cycles = RunningCycles<DerivedNode>()

    // MARK: Nodes in use

    // Touched by the main actor only.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var users = 0
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var unmounted: [Graph.Node]?

    /// Begins code that uses nodes without counting references to them. Until its end, unmounted nodes that it may use
    /// are kept: derived values, and nodes that are being updated.
    @MainActor @inline(__always)
    static func beginUse() { users += 1 }

    @MainActor @inline(__always)
    static func endUse() {
        users -= 1
        if users == 0, unmounted != nil { releaseUnmounted() }
    }

    /// Keeps an unmounted node until no code uses nodes any more.
    @MainActor
    static func keepUnmounted(_ node: Graph.Node) {
        guard users > 0 else { return }
        if unmounted == nil { unmounted = [] }
        unmounted?.append(node)
    }

    /// Releasing a node may run any code.
    @MainActor @inline(never)
    private static func releaseUnmounted() {
        let nodes = unmounted
        unmounted = nil
        withExtendedLifetime(nodes) {}
    }

    /// An evaluation that another one interrupts. Without a node there is none.
    struct Interrupted {
        fileprivate let current: Unowned<Graph.Node>?
        fileprivate let number: UInt64
        fileprivate let lastEdge: UnsafeMutablePointer<Edge>?

        var hasNode: Bool { current != nil }
        var node: Unowned<Graph.Node>? { current }
    }

    /// Begins an evaluation of `node`, in which a pass must run: what is read until `end` becomes a dependency of it.
    ///
    /// - Returns: the evaluation that this one interrupts, for `end`.
    @MainActor @inline(__always)
    static func begin(_ node: Graph.Node) -> Interrupted {
        let outer = Interrupted(current: current, number: number, lastEdge: lastEdge)
        evaluations += 1
        number = evaluations
        lastEdge = nil
        current = Unowned(node)
        node.evaluation = UInt32(truncatingIfNeeded: evaluations)
        return outer
    }

    /// Ends the evaluation of `node`, removes its edges to sources that it didn't read, and continues the interrupted
    /// evaluation.
    @MainActor @inline(__always)
    static func end(_ node: Graph.Node, _ outer: Interrupted) {
        let last = lastEdge
        current = outer.current
        number = outer.number
        lastEdge = outer.lastEdge
        // The evaluation may have unmounted the interrupted one's node, and so removed its edges, or be one of its own.
        if let interrupted = current {
            if !interrupted.withObject({ $0.isMounted }) { lastEdge = nil }
            if interrupted.refers(to: node) { lastEdge = last }
        }
        node.links.endEvaluation(at: last, isNested: outer.hasNode)
    }

    /// Forgets the last edge of a node that is being unmounted, if its evaluation is running.
    @MainActor
    static func forgetEdges(of node: Graph.Node) {
        if let current, current.refers(to: node) { lastEdge = nil }
    }

    // Touched by the main actor only.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var evaluations: UInt64 = 0

    /// The number of the last evaluation that began: ascending in the whole process, from 1; 0 before the first one.
    static var lastNumber: UInt64 { evaluations }
}
