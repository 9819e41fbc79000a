import Synchronization

/// The node that is being evaluated now, on the calling thread.
///
/// A pass runs on one thread from its beginning to its end, since it doesn't suspend; its graph's actor may run the
/// next one on another thread. What passes note about the running evaluation is therefore kept per thread, in a
/// `State`, and any code finds the one of its thread. The passes of the main actor's graphs have a place of their own,
/// which is found without a look-up: they are the only ones in most programs. Those of other actors' graphs
/// (`IsolatedGraph`) use `ThreadEvaluation`.
///
/// Invariants: mainThread ≠ 0 ⇔ a pass of the main actor is running ⇒ mainThread is its thread; a state is touched by
/// one thread at a time: the main actor's by the main actor, another one by its thread; state.isInPass ⇔ a pass that
/// uses the state is running; users is the number of running pieces of code that use nodes without counting references;
/// users = 0 ⇒ unmounted = nil; two evaluations in the process never have the same number.
@usableFromInline
enum Evaluation {
    /// What the passes of a thread, or of the main actor, note about the running evaluation.
    struct State {
        /// The node that is being evaluated. The caller of `begin` keeps it.
        fileprivate(set) var current: Unowned<Graph.Node>?
        /// The number of the evaluation that runs, or of one that ran before.
        fileprivate(set) var number: UInt64 = 0
        /// The last edge of the running evaluation's reads; nil if it has read nothing, or if its node was unmounted.
        /// Kept here instead of in each node: few evaluations run at a time.
        var lastEdge: UnsafeMutablePointer<Edge>?
        /// The number of the last evaluation that began: ascending; 0 before the main actor's first one.
        fileprivate(set) var lastNumber: UInt64 = 0
        /// Whether a pass is running.
        fileprivate(set) var isInPass = false
        /// Whether this is the main actor's.
        private(set) var isMain = true
        /// The cycles among the running computations of derived values; nil before the first cycle.
        var cycles: RunningCycles<DerivedNode>?
        /// The values that are being read ahead of a flush; nil before the first reading.
        fileprivate(set) var peeking: Peeking?
        /// The space for computations within one another; nil before it is first asked for.
        fileprivate(set) var stackSpace: StackSpace?
        fileprivate var users = 0
        fileprivate var unmounted: [Graph.Node]?

        init() {}

        /// The state of a thread.
        ///
        /// - Parameter lastNumber: the number before the first evaluation's.
        init(lastNumber: UInt64) {
            self.lastNumber = lastNumber
            isMain = false
        }
    }

    /// A state, for use by the actor or thread that it belongs to.
    typealias StatePointer = UnsafeMutablePointer<State>

    private static let mainThread = Atomic<UInt>(0)
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var ofMainActor = State()
    /// Whether a graph of another actor was ever created.
    private static let mayHaveOthers = Atomic<Bool>(false)

    /// The state of the main actor's passes, for code on the main actor: the sanitizer takes a use for a change. The
    /// address of a static variable is the same at each use.
    @inline(__always)
    static var main: StatePointer { withUnsafeMutablePointer(to: &ofMainActor) { $0 } }

    /// The state of the pass that runs the calling code; nil outside of any pass.
    @inline(__always)
    static var here: StatePointer? {
        // The usual case first: in most programs there are the main actor's graphs only.
        if mayCrossActors { return hereOfAny }
        return hereOnMain
    }

    /// The same if no other graph than the main actor's runs passes.
    @inline(__always)
    static var hereOnMain: StatePointer? { isMainThreadInPass ? main : nil }

    private static var hereOfAny: StatePointer? {
        @inline(never) get {
            if isMainThreadInPass { return main }
            guard let state = ThreadEvaluation.known, state.pointee.isInPass else { return nil }
            return state
        }
    }

    /// Whether there may be graphs of several actors. Relaxed: a thread that runs a pass of another actor's graph has
    /// set it, or synchronised with the one that did.
    @inline(__always)
    static var mayCrossActors: Bool { mayHaveOthers.load(ordering: .relaxed) }

    @inline(__always)
    private static var isMainThreadInPass: Bool {
        let thread = mainThread.load(ordering: .relaxed)
        return thread != 0 && thread == ThreadIdentity.current
    }

    /// Notes that a graph of another actor than the main actor is created.
    static func noteOthers() { mayHaveOthers.store(true, ordering: .relaxed) }

    /// The state for code that begins to use a graph of another actor: that of the pass around, or the thread's.
    static var stateOfThread: StatePointer {
        @inline(never) get { here ?? ThreadEvaluation.own }
    }

    /// Whether the calling code runs inside a pass: in a body, an initialiser called by one, an `update()`.
    @inline(__always)
    static var isCurrentThread: Bool { here != nil }

    /// The same for code that knows its thread.
    @inline(__always)
    static func isRunning(on thread: UInt) -> Bool {
        mayCrossActors ? hereOfAny != nil : mainThread.load(ordering: .relaxed) == thread
    }

    /// The node whose body runs the calling code; nil outside of any evaluation.
    @inline(__always)
    static var node: Graph.Node? { unretainedNode?.object }

    /// The same node without counting a reference.
    @inline(__always)
    static var unretainedNode: Unowned<Graph.Node>? {
        guard let here else { return nil }
        return here.pointee.current
    }

    /// Whether the calling code runs outside of any evaluation.
    @usableFromInline
    static var hasNoNode: Bool {
        if mainThread.load(ordering: .relaxed) == 0, !mayCrossActors { return true }
        return hasNoNodeInPass
    }

    private static var hasNoNodeInPass: Bool {
        @inline(never) get { unretainedNode == nil }
    }

    /// The path of that node, for diagnostics; empty outside of any evaluation.
    static var currentPath: String { node.map { $0.pathOnOwner } ?? "" }

    /// The words of that node's host, for diagnostics.
    static var wording: Graph.Wording {
        node?.graph.wording ?? .neutral
    }

    /// Whether that node, or a node above it, was retired.
    static var isOfRetired: Bool {
        guard let node else { return false }
        return Graph.Node.onOwner { node.isRetired }
    }

    static func beginPass(_ state: StatePointer) {
        if state.pointee.isMain { mainThread.store(ThreadIdentity.current, ordering: .relaxed) }
        state.pointee.isInPass = true
        beginUse(state)
    }

    static func endPass(_ state: StatePointer) {
        if state.pointee.isMain { mainThread.store(0, ordering: .relaxed) }
        state.pointee.isInPass = false
        endUse(state)
    }

    // MARK: What derived values need

    /// The values that are being read ahead of a flush.
    static func peeking(_ state: StatePointer) -> Peeking {
        if let known = state.pointee.peeking { return known }
        let new = Peeking()
        state.pointee.peeking = new
        return new
    }

    /// The stack space of the thread.
    static func stackSpace(_ state: StatePointer) -> StackSpace {
        if let known = state.pointee.stackSpace { return known }
        let new = StackSpace()
        state.pointee.stackSpace = new
        return new
    }

    // MARK: Nodes in use

    /// Begins code that uses nodes without counting references to them. Until its end, unmounted nodes that it may use
    /// are kept: derived values, and nodes that are being updated.
    @inline(__always)
    static func beginUse(_ state: StatePointer) { state.pointee.users += 1 }

    @inline(__always)
    static func endUse(_ state: StatePointer) {
        state.pointee.users -= 1
        if state.pointee.users == 0, state.pointee.unmounted != nil { releaseUnmounted(state) }
    }

    /// Keeps an unmounted node until no code uses nodes any more.
    static func keepUnmounted(_ node: Graph.Node) {
        let state = node.graph.evaluation
        guard state.pointee.users > 0 else { return }
        if state.pointee.unmounted == nil { state.pointee.unmounted = [] }
        state.pointee.unmounted?.append(node)
    }

    /// Releasing a node may run any code.
    @inline(never)
    private static func releaseUnmounted(_ state: StatePointer) {
        let nodes = state.pointee.unmounted
        state.pointee.unmounted = nil
        withExtendedLifetime(nodes) {}
    }

    /// An evaluation that another one interrupts. Without a node there is none.
    struct Interrupted {
        fileprivate let state: StatePointer
        fileprivate let current: Unowned<Graph.Node>?
        fileprivate let number: UInt64
        fileprivate let lastEdge: UnsafeMutablePointer<Edge>?

        var hasNode: Bool { current != nil }
        var node: Unowned<Graph.Node>? { current }
    }

    /// Begins an evaluation of `node`, in which a pass must run: what is read until `end` becomes a dependency of it.
    ///
    /// - Parameter state: the state of the node's graph.
    /// - Returns: the evaluation that this one interrupts, for `end`.
    @inline(__always)
    static func begin(_ node: Graph.Node, in state: StatePointer) -> Interrupted {
        let outer = Interrupted(
            state: state, current: state.pointee.current, number: state.pointee.number,
            lastEdge: state.pointee.lastEdge)
        let number = state.pointee.lastNumber + 1
        state.pointee.lastNumber = number
        state.pointee.number = number
        state.pointee.lastEdge = nil
        state.pointee.current = Unowned(node)
        node.evaluation = UInt32(truncatingIfNeeded: number)
        return outer
    }

    /// Ends the evaluation of `node`, removes its edges to sources that it didn't read, and continues the interrupted
    /// evaluation.
    @inline(__always)
    static func end(_ node: Graph.Node, _ outer: Interrupted) {
        let state = outer.state
        let last = state.pointee.lastEdge
        state.pointee.current = outer.current
        state.pointee.number = outer.number
        state.pointee.lastEdge = outer.lastEdge
        // The evaluation may have unmounted the interrupted one's node, and so removed its edges, or be one of its own.
        if let interrupted = outer.current {
            if !interrupted.withObject({ $0.flags.contains(.mounted) }) { state.pointee.lastEdge = nil }
            if interrupted.refers(to: node) { state.pointee.lastEdge = last }
        }
        node.links.endEvaluation(at: last, isNested: outer.hasNode)
    }

    /// Forgets the last edge of a node that is being unmounted, if its evaluation is running.
    static func forgetEdges(of node: Graph.Node) {
        let state = node.graph.evaluation
        if let current = state.pointee.current, current.refers(to: node) { state.pointee.lastEdge = nil }
    }

    /// Renews the numbers of a thread's state, between its passes, before they run out.
    static func renewNumbers(_ state: StatePointer, after lastNumber: UInt64) {
        assert(!state.pointee.isInPass)
        state.pointee.lastNumber = lastNumber
    }
}
