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
/// runs during a pass; passes of different graphs don't overlap; after a flush without a storm nothing is dirty or
/// pending.
@MainActor
public final class Graph {
    /// The ``roundLimit`` of a new graph.
    public static let roundsPerFlush = 8

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
        set {
            if newValue < 1 {
                Diagnostics.report(
                    .invalidInput, "Graph.roundLimit was set to \(newValue); using 1. A flush takes at least one round."
                )
            }
            rounds.perFlush = max(1, newValue)
        }
    }

    /// The object that shows what the graph keeps up to date; nil by default. The graph keeps it alive.
    ///
    /// - Precondition: it is set once at most. Setting it again ends the process: the nodes rely on their host.
    @exclusivity(unchecked)
    public final var host: (any Graph.Host)? {
        didSet {
            if oldValue != nil { fatalError("A graph's host was set twice. Create a graph for each host.") }
        }
    }

    /// The host, which must have been set. Other modules check each access to a stored property.
    package final var knownHost: AnyObject { host.uncheckedUnwrapped }

    // No dynamic exclusivity checks: the parts belong to the main actor, and their methods call nothing that could
    // reach them.
    @usableFromInline let inbox: Inbox
    @exclusivity(unchecked)
    final var activity = Activity()
    @exclusivity(unchecked)
    final var rounds = FlushRounds()
    @exclusivity(unchecked)
    final var pass = Pass()
    @exclusivity(unchecked)
    final var actions = ActionQueue()
    @exclusivity(unchecked)
    final var derivedValues = DerivedValues()
    @exclusivity(unchecked)
    final var nodeReferences = NodeReferences()
    @exclusivity(unchecked)
    final var recorder = TraceRecorder()
    @exclusivity(unchecked)
    final var flushObservers = FlushObservers()
    /// Whether the next flush ends a change that no pass makes, such as a frame of an animation, so that its observers
    /// run.
    @exclusivity(unchecked)
    package final var showsFrame = false
    /// The memory of `spreadDoubt`'s list, which is empty otherwise.
    @exclusivity(unchecked)
    final var spreading = NodeList()
    @exclusivity(unchecked)
    final var observation = ObservationScope()
    /// The types of nodes of which one has read something `@Observable`, here or in an earlier graph.
    @exclusivity(unchecked)
    final var observingTypes = Node.observingTypes

    @exclusivity(unchecked)
    private final var creations: UInt64 = 0
    /// The number of passes so far.
    @exclusivity(unchecked)
    public internal(set) final var passes = 0
    /// The number of applied transactions, plus one for each flush. A pass that only follows from another one belongs
    /// to its transaction.
    @exclusivity(unchecked)
    public internal(set) final var transactions = 0
    /// The number of flushes so far, the running one included.
    @exclusivity(unchecked)
    public internal(set) final var flushes = 0

    /// Creates a graph without nodes.
    ///
    /// - Parameter isOnMainActor: returns whether the calling code runs on the main actor. With it, the graph reports
    ///   objects that announce changes from other threads. Nil, the default: it reports none.
    public init(isOnMainActor: (@Sendable () -> Bool)? = nil) {
        let reference = WeakGraph()
        inbox = Inbox(isOnMainActor: isOnMainActor) { inbox in
            Task { @MainActor in
                if let graph = reference.graph { graph.runScheduledFlush() } else { inbox.applyAfterEnd() }
            }
        }
        reference.graph = self
    }

    deinit { inbox.end() }

    /// Returns the creation number of a new node.
    func nextCreation() -> UInt64 {
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
    public var isSettled: Bool {
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
    func scheduleFlushIfIdle() {
        if activity.isIdle { inbox.scheduleFlush() }
    }

    // MARK: Invariants

    func checkInvariants() {
        inbox.checkInvariants()
        activity.checkInvariants()
        rounds.checkInvariants()
        pass.checkInvariants()
        actions.checkInvariants()
        derivedValues.checkInvariants()
        observation.checkInvariants()
        nodeReferences.checkInvariants()
        recorder.checkInvariants()
        flushObservers.checkInvariants()
    }

    var hasValidInvariants: Bool {
        checkInvariants()
        return true
    }
}

/// Lets the inbox, which any thread reaches, find the graph on the main actor.
@MainActor
private final class WeakGraph {
    weak var graph: Graph?
}
