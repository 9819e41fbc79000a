/// Keeps a tree of nodes up to date: collects changes, applies them in passes, and runs the actions that follow.
///
/// A change (a written state, an announcement of an observed object) is queued under its transaction, from any thread.
/// A *flush* runs when the outermost event ends, when ``flush()`` is called, and soon after a change outside of any
/// event. It applies the queued transactions one after the other, each in a *pass*: bodies see the values written under
/// the transaction, the nodes that read them are marked, and the marked nodes are updated in the order (depth,
/// creation), each at most once. After each pass its actions run, first in, first out; changes that they make are
/// applied in a further *round*. A flush that needs more rounds than ``roundLimit`` reports a storm and leaves the
/// rest to the next one. See <doc:UpdateCycle>.
///
/// ```swift
/// let graph = Graph()
/// let width = graph.variable(2)
/// let area = graph.derived { width.value * 3 }
/// let observer = graph.observe(area.value) { old, new in print("\(old) → \(new)") }
/// graph.flush()
/// graph.perform { width.value = 4 }    // prints "6 → 12"
/// ```
///
/// Parts, each with its invariants in its own file: `Inbox` (changes that aren't applied yet, the only part that other
/// threads touch), `Activity` (running events and flush), `FlushRounds` (the limit of rounds), `Pass` (nodes to
/// update), `DerivedValues`, `ActionQueue`, `TraceRecorder`, `FlushObservers`. They are structures whose methods call
/// no foreign code; the extensions of `Graph` drive them and call bodies, actions and the host in between.
///
/// Invariants of the whole: a node is updated at most once per pass, and never before a dirty node above it; no action
/// runs during a pass; passes of graphs of one actor don't overlap; after a flush without a storm nothing is dirty or
/// pending.
@MainActor
public final class Graph {
    /// The ``roundLimit`` of a new graph.
    public nonisolated static let roundsPerFlush = 8

    /// The number of rounds of changes caused by changes after which a flush reports a storm and stops; 8 by default.
    ///
    /// A chain of observers, each of which changes what the next one observes, takes a round for each. A program with
    /// longer chains raises the limit; one with none lowers it, so that a storm ends earlier. If it is set during a
    /// flush, it holds from the next round on. A number below one counts as one, with a diagnostic.
    ///
    /// ```swift
    /// let graph = Graph()
    /// graph.roundLimit = 32
    /// ```
    public var roundLimit: Int {
        get { rounds.perFlush }
        set { limitRounds(to: newValue, "Graph.roundLimit") }
    }

    /// Sets the limit of rounds.
    ///
    /// - Parameter property: the property that is set, for the diagnostic.
    nonisolated func limitRounds(to limit: Int, _ property: String) {
        if limit < 1 {
            Diagnostics.report(
                .invalidInput, "\(property) was set to \(limit); using 1. A flush takes at least one round.")
        }
        rounds.perFlush = max(1, limit)
    }

    /// The object that shows what the graph keeps up to date; nil by default. The graph keeps it alive.
    ///
    /// - Precondition: it is set once at most. Setting it again ends the process: the nodes rely on their host.
    @exclusivity(unchecked)
    public final var host: (any Graph.Host)? {
        didSet {
            hasHost = host != nil
            if oldValue != nil { fatalError("A graph's host was set twice. Create a graph for each host.") }
        }
    }

    /// The host, which must have been set. Other modules check each access to a stored property.
    package final var knownHost: AnyObject { host.uncheckedUnwrapped }

    /// Whether there is a host, for the engine. A graph of another actor than the main actor has none.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var hasHost = false

    // The engine's code is of no actor: it runs on the actor that owns the graph, the main actor's or that of an
    // `IsolatedGraph`, which calls it. So the parts belong to that actor. No dynamic exclusivity checks: their methods
    // call nothing that could reach them.
    @usableFromInline let inbox: Inbox
    /// The actor of the graph; nil for the main actor.
    nonisolated private let owner: WeakActor?
    /// Whether the graph is another actor's than the main actor's. Beside the owner, since each computation asks.
    nonisolated private let changesThreads: Bool
    @exclusivity(unchecked)
    nonisolated(unsafe) final var activity = Activity()
    @exclusivity(unchecked)
    nonisolated(unsafe) final var rounds = FlushRounds()
    @exclusivity(unchecked)
    nonisolated(unsafe) final var pass = Pass()
    @exclusivity(unchecked)
    nonisolated(unsafe) final var actions = ActionQueue()
    @exclusivity(unchecked)
    nonisolated(unsafe) final var derivedValues = DerivedValues()
    @exclusivity(unchecked)
    final var nodeReferences = NodeReferences()
    @exclusivity(unchecked)
    nonisolated(unsafe) final var recorder = TraceRecorder()
    /// The node whose component a call of the library is changing; its label may not be read meanwhile.
    @exclusivity(unchecked)
    fileprivate final var nodeInUse: Unowned<Node>?
    /// Whether a node's label may be made of the value of its component. Not if the host's nodes take it from
    /// elsewhere.
    package final var labelsReadComponents = true
    @exclusivity(unchecked)
    nonisolated(unsafe) final var flushObservers = FlushObservers()
    /// Whether the next flush ends a change that no pass makes, such as a frame of an animation, so that its observers
    /// run.
    @exclusivity(unchecked)
    package nonisolated(unsafe) final var showsFrame = false
    /// The memory of `spreadDoubt`'s list, which is empty otherwise.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var spreading = NodeList()
    @exclusivity(unchecked)
    nonisolated(unsafe) final var observation = ObservationScope()
    /// The types of nodes of which one has read something `@Observable`, here or in an earlier graph.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var observingTypes: Set<ObjectIdentifier>

    /// Where evaluations of the graph's nodes are noted: for the main actor's graphs always the same place, else that
    /// of the thread that uses the graph.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var evaluation: Evaluation.StatePointer

    @exclusivity(unchecked)
    nonisolated(unsafe) private final var creations: UInt64 = 0
    /// The number of passes so far.
    public final var passes: Int { passCount }
    @exclusivity(unchecked)
    nonisolated(unsafe) final var passCount = 0
    /// The number of applied transactions, plus one for each flush. A pass that only follows from another one belongs
    /// to its transaction.
    public final var transactions: Int { transactionCount }
    @exclusivity(unchecked)
    nonisolated(unsafe) final var transactionCount = 0
    /// The number of flushes so far, the running one included.
    public final var flushes: Int { flushCount }
    @exclusivity(unchecked)
    nonisolated(unsafe) final var flushCount = 0

    /// Creates a graph without nodes.
    ///
    /// - Parameter isOnMainActor: returns whether the calling code runs on the main actor. With it, the graph reports
    ///   objects that announce changes from other threads. Nil, the default: it reports none.
    public init(isOnMainActor: (@Sendable () -> Bool)? = nil) {
        let reference = WeakGraph()
        inbox = Inbox(isOnMainActor: isOnMainActor) { inbox in
            Task { @MainActor in
                WeakGraph.runScheduledFlush(of: reference, orApply: inbox, on: MainActor.shared)
            }
        }
        owner = nil
        changesThreads = false
        observingTypes = Node.observingTypes
        evaluation = Evaluation.main
        reference.graph = self
    }

    /// Creates a graph of another actor than the main actor, for an `IsolatedGraph`, whose functions use it.
    nonisolated init(owner: any Actor) {
        let reference = WeakGraph()
        let weakOwner = WeakActor(owner)
        self.owner = weakOwner
        changesThreads = true
        inbox = Inbox(owner: owner) { inbox in
            Task {
                guard let owner = weakOwner.actor else { return inbox.applyAfterEnd(hasReaders: false) }
                await WeakGraph.runScheduledFlush(of: reference, orApply: inbox, on: owner)
            }
        }
        observingTypes = []
        Evaluation.noteOthers()
        evaluation = Evaluation.stateOfThread
        reference.graph = self
    }

    deinit { inbox.end() }

    /// Returns the creation number of a new node.
    nonisolated func nextCreation() -> UInt64 {
        creations += 1
        return creations
    }

    // MARK: State

    /// The transaction of the changes that the running pass applies; empty outside of flushes.
    public var transaction: Transaction { pass.transaction }

    /// Whether the calling code on the main actor is part of an event or a flush: its changes are applied at their end.
    public var isInEvent: Bool { !activity.isIdle }

    /// Whether a pass is running, of this graph or another.
    public var isUpdating: Bool { Evaluation.isCurrentThread }

    /// Whether no change, update or action is pending.
    public var isSettled: Bool { hasSettled }

    nonisolated var hasSettled: Bool {
        guard inbox.isEmpty, pass.dirty.isEmpty, actions.isEmpty else { return false }
        return derivedValues.isSettled
    }

    // MARK: Actions

    /// Queues an action that runs after the pass.
    ///
    /// Actions of a pass run in tree order, inner nodes before outer ones; then those of nodes outside of the tree;
    /// then the late ones, in tree order too. Outside of a flush a flush is scheduled.
    ///
    /// - Parameters:
    ///   - node: the node that the action belongs to; its place in the tree gives the action's place in the order.
    ///   - kind: the action's name in traces.
    ///   - isLate: whether the action runs after all actions of the pass that aren't late. False by default.
    ///   - perform: the action. What it changes is applied in a further round of the flush.
    public func enqueueAction(
        for node: Graph.Node, _ kind: Graph.ActionKind, afterAllOthers isLate: Bool = false,
        _ perform: @escaping @MainActor () -> Void
    ) {
        enqueue(perform, for: node, kind, isLate ? .late : .ordinary)
    }

    /// Queues an action of a node that is hidden or was removed: it runs after the actions of the nodes that are shown,
    /// even if the node is unmounted first.
    ///
    /// - Parameters:
    ///   - node: the node that the action belongs to.
    ///   - kind: the action's name in traces.
    ///   - perform: the action. What it changes is applied in a further round of the flush.
    public func enqueueDisappearance(
        of node: Graph.Node, _ kind: Graph.ActionKind, _ perform: @escaping @MainActor () -> Void
    ) {
        enqueue(perform, for: node, kind, .disappearing)
    }

    private func enqueue(
        _ perform: @escaping @MainActor () -> Void, for node: Graph.Node, _ kind: Graph.ActionKind,
        _ phase: ActionQueue.Phase
    ) {
        let place = isTracing ? TracePlace(node) : nil
        actions.append(ActionQueue.Action(node: node, kind: kind, place: place, phase: phase, perform: perform))
        scheduleFlushIfIdle()
    }

    /// Schedules a flush for a change that no running event or flush will apply, for instance one by another graph's
    /// pass.
    nonisolated func scheduleFlushIfIdle() {
        if activity.isIdle { inbox.scheduleFlush() }
    }

    /// Prepares a graph that isn't the main actor's for its use on the calling thread, which may be another one than
    /// the last time. Does nothing while it is in use.
    @inline(__always)
    nonisolated func useOnThread() {
        if changesThreads, activity.isIdle { evaluation = Evaluation.stateOfThread }
    }

    /// Ends the process if the calling code doesn't run on the graph's actor.
    nonisolated func expectOwner() {
        let actor: (any Actor)? = if let owner { owner.actor } else { MainActor.shared }
        actor?.preconditionIsolated(
            "A graph is used by code that doesn't run on its owner. Use it in functions of the owner.")
    }

    /// The same, for assertions.
    nonisolated var isOnOwner: Bool {
        expectOwner()
        return true
    }

    // MARK: Invariants

    nonisolated func checkInvariants() {
        inbox.checkInvariants()
        activity.checkInvariants()
        rounds.checkInvariants()
        pass.checkInvariants()
        actions.checkInvariants()
        derivedValues.checkInvariants()
        observation.checkInvariants()
        onOwner { $0.nodeReferences.checkInvariants() }
        recorder.checkInvariants()
        flushObservers.checkInvariants()
    }

    nonisolated var hasValidInvariants: Bool {
        checkInvariants()
        return true
    }
}

// MARK: - Components in use

extension Graph {
    /// Notes that a call of the library changes a node's component.
    ///
    /// - Returns: what was noted before, for `endUsingComponent`.
    func beginUsingComponent(of node: Node) -> Unowned<Node>? {
        defer { nodeInUse = Unowned(node) }
        return nodeInUse
    }

    func endUsingComponent(_ last: Unowned<Node>?) { nodeInUse = last }
}

extension Graph.Node {
    /// The label; but the name of the node's type while a call of the library changes its component. The label may be
    /// made of the component's value, and Swift ends the process at a read during a change.
    final var readableLabel: String? {
        if graph.labelsReadComponents, graph.nodeInUse?.refers(to: self) == true { return "\(type(of: self))" }
        return label
    }
}

/// Lets the inbox, which any thread reaches, find the graph on its actor.
private final class WeakGraph: Sendable {
    // Set once, before the inbox is used.
    nonisolated(unsafe) weak var graph: Graph?

    /// Runs a scheduled flush on the graph's actor. After the graph's end, the inbox applies what is left.
    static func runScheduledFlush(of reference: WeakGraph, orApply inbox: Inbox, on owner: isolated any Actor) {
        guard let graph = reference.graph else { return inbox.applyAfterEnd() }
        graph.useOnThread()
        graph.runScheduledFlush()
    }
}

/// An actor that may be gone.
private struct WeakActor: Sendable {
    weak var actor: (any Actor)?

    init(_ actor: any Actor) { self.actor = actor }
}
