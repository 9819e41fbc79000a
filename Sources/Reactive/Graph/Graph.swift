/// Keeps a tree of nodes up to date: collects changes, settles them in passes, runs the actions that follow.
///
/// A change (a written state, an announcement of an observed object) is queued under its transaction, from any thread.
/// A *flush* happens when the outermost event ends, when a host asks for it, or by itself soon after a change that was
/// made outside of any event. It applies the transactions one after the other, each in a *pass* (U7): the values
/// written under it become the ones that bodies see, those who read them are marked, and the marked nodes are updated
/// in the order (depth, creation), each at most once (U8). After each pass its actions run, first in, first out (M1);
/// what they change is settled in a further round. Eight rounds without an end are a storm: the flush reports it and
/// leaves the rest to the next one (U23).
///
/// Invariants: a node is updated at most once per pass, and never before a dirty node above it; no action runs during
/// a pass; passes of different graphs don't overlap; after a flush without a storm nothing is dirty or pending.
@MainActor
public final class Graph {
    /// How many rounds of changes that follow from changes a flush goes through.
    public static let roundsPerFlush = 8

    let inbox: Inbox
    /// What a host's nodes share, if it likes to find it here.
    @exclusivity(unchecked)
    package final var shared: AnyObject?
    @exclusivity(unchecked)
    private var dirty = DirtyQueue()
    @exclusivity(unchecked)
    private var actions = ActionQueue()
    @exclusivity(unchecked)
    private var creations: UInt64 = 0
    @exclusivity(unchecked)
    private var eventDepth = 0
    @exclusivity(unchecked)
    private var isFlushing = false
    /// Whether what was made outside of this flush on this thread is done for sure.
    @exclusivity(unchecked)
    private var isScheduledFlush = false
    /// Nodes of this depth or less that get marked wait for the next pass.
    @exclusivity(unchecked)
    private var depthInPass = Int.max
    @exclusivity(unchecked)
    private var deferred: [Graph.Node] = []

    /// Who was updated last in the round after which a flush gives up: for the report.
    @exclusivity(unchecked)
    private var lastUpdated: Graph.Node?
    @exclusivity(unchecked)
    private var isInLastRound = false
    /// How many rounds the running flush was granted, and whether the running one has led to one more.
    @exclusivity(unchecked)
    private var grantedRounds = 0
    @exclusivity(unchecked)
    private var hasGrantedRound = false

    /// Those that may have to be worked out anew; each at least once.
    @exclusivity(unchecked)
    var staleDerived: [DerivedNode] = []
    /// While derived values are read ahead of a flush: what they came out as.
    @exclusivity(unchecked)
    var peeked: [ObjectIdentifier: Any]?

    /// What was applied last, without anything in it any more.
    @exclusivity(unchecked)
    private var emptied = PendingTransaction()
    /// Marks that were applied though the change wasn't made yet, with what they are to be applied under again.
    @exclusivity(unchecked)
    private var unfinished: [UnfinishedMark] = []

    /// The types of nodes that were seen to read something `@Observable`.
    @exclusivity(unchecked)
    var observingTypes: Set<ObjectIdentifier> = []

    /// What derived values held that are gone.
    var released: [Any?] = []
    var isReleasing = false

    @exclusivity(unchecked)
    var recorder: Graph.Trace?
    @exclusivity(unchecked)
    var reasons: [ObjectIdentifier: [Graph.Reason]] = [:]

    /// Passes so far.
    @exclusivity(unchecked)
    public private(set) var passes = 0
    /// What the changes of the running pass were made under; empty outside of flushes.
    @exclusivity(unchecked)
    public private(set) var transaction = Transaction()
    /// Transactions applied so far, and flushes without one. Passes that only follow from another one belong to its transaction.
    @exclusivity(unchecked)
    public private(set) var transactions = 0
    /// Flushes so far, the running one included.
    @exclusivity(unchecked)
    public private(set) var flushes = 0

    /// Called in each pass when all nodes are up to date, before the actions are put in order: time for a host to bring together
    /// what the nodes made, a layout for instance. What it marks is updated in a further round.
    @exclusivity(unchecked)
    public var willEndPass: (@MainActor () -> Void)?
    /// Called at the end of each flush that ran a pass: time for a renderer to show what has changed.
    @exclusivity(unchecked)
    public var onFlush: (@MainActor () -> Void)?

    /// Each event and each flush runs inside of this: there a host makes current what is to be, its clock for instance. It
    /// has to run what it is given, once.
    @exclusivity(unchecked)
    public var surroundings: (@MainActor (() -> Void) -> Void)?
    /// Called when an outermost event, or a flush outside of any, was settled: time for a host to have what follows as
    /// events of their own.
    @exclusivity(unchecked)
    public var didSettle: (@MainActor () -> Void)?

    /// A graph without anything in it.
    ///
    /// - Parameter isOnMainActor: whether the calling code runs on the main actor, as the host's system tells. With it, an object
    ///   that announces a change from elsewhere is reported (U21); without it nobody can tell.
    public init(isOnMainActor: (@Sendable () -> Bool)? = nil) {
        let reference = WeakGraph()
        inbox = Inbox(isOnMainActor: isOnMainActor) {
            Task { @MainActor in reference.graph?.runScheduledFlush() }
        }
        reference.graph = self
    }

    func nextCreation() -> UInt64 {
        creations += 1
        return creations
    }

    // MARK: Events and flushes

    /// Runs `event` (a tap, a timer's tick, a test's step), then settles everything that it changed.
    @inlinable
    public func perform<Result, Failure: Error>(_ event: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let surroundings, !isInEvent else { return try performHere(event) }
        var outcome: Swift.Result<Result, Failure>?
        surroundings {
            outcome = Swift.Result { () throws(Failure) -> Result in try performHere(event) }
        }
        guard let outcome else { preconditionFailure("surroundings run what they are given") }
        return try outcome.get()
    }

    @inlinable
    func performHere<Result, Failure: Error>(_ event: () throws(Failure) -> Result) throws(Failure) -> Result {
        beginEvent()
        defer { endEvent() }
        return try event()
    }

    @usableFromInline
    func beginEvent() {
        eventDepth += 1
        inbox.enter()
    }

    @usableFromInline
    func endEvent() {
        eventDepth -= 1
        guard eventDepth == 0, !isFlushing else { return }
        inbox.leave()
        if Evaluation.isCurrentThread {
            // Within another graph's pass: bodies aren't evaluated inside of bodies.
            inbox.scheduleFlush()
        } else {
            settle()
        }
    }

    /// Settles all changes made so far and what follows from them. Within an event or a flush it does nothing: their
    /// end brings a flush anyway.
    public func flush() {
        guard !Evaluation.isCurrentThread else {
            let path = Evaluation.node?.path ?? ""
            Diagnostics.report(
                Diagnostic(
                    .flushDuringUpdate, "A flush was asked for during a view update; it is put off.", path: path))
            if !isFlushing { inbox.scheduleFlush() }
            return
        }
        guard eventDepth == 0, !isFlushing else { return }
        if let surroundings { surroundings { settle() } } else { settle() }
    }

    /// The flush itself, where one may be, and what follows.
    private func settle() {
        // Called by a subscriber of a change that is still to be made: its bodies would see what was before.
        if inbox.isBeingChangedHere { return inbox.scheduleFlush() }
        isFlushing = true
        let passesBefore = passes
        flushes += 1
        transactions += 1
        inbox.enter()
        // What follows from a change isn't made under the transaction of whoever happens to bring on the flush.
        if Transaction.current.isEmpty { runRounds() } else { Transaction.with(Transaction()) { runRounds() } }
        isFlushing = false
        if !transaction.isEmpty { transaction = Transaction() }
        inbox.leave()
        markUnfinished()
        assert(hasValidInvariants)
        if passes != passesBefore { onFlush?() }
        didSettle?()
    }

    /// Has what was announced, but perhaps isn't done yet, settled again by the next flush.
    private func markUnfinished() {
        guard !unfinished.isEmpty else { return }
        let marks = unfinished
        unfinished = []
        for mark in marks {
            if let announcer = mark.announcer, !mark.isByHand {
                announcer.whenDone { [inbox] in inbox.markAgain(mark) }
            } else {
                inbox.markAgain(mark)
            }
        }
    }

    private func runScheduledFlush() {
        inbox.scheduledFlushBegins()
        isScheduledFlush = true
        defer { isScheduledFlush = false }
        flush()
    }

    private func runRounds() {
        var rounds = 0
        grantedRounds = 0
        while !isSettled {
            guard rounds < Graph.roundsPerFlush + grantedRounds else {
                reportStorm()
                break
            }
            rounds += 1
            isInLastRound = rounds == Graph.roundsPerFlush + grantedRounds
            hasGrantedRound = false
            runRound()
        }
        lastUpdated = nil
    }

    /// Whether the calling code on the main actor is part of an event or a flush: what it changes is settled at their end.
    public var isInEvent: Bool { eventDepth > 0 || isFlushing }

    /// Whether nothing waits to be done.
    public var isSettled: Bool {
        guard inbox.isEmpty, dirty.isEmpty, actions.isEmpty else { return false }
        return staleDerived.isEmpty || !staleDerived.contains { $0.isObserved }
    }

    /// Applies the transactions queued now, one after the other, and runs the actions after each. What these change is
    /// left to the next round.
    private func runRound() {
        let first = inbox.takeFirst(for: emptied)
        var waiting = first?.rest ?? 0
        runPass(first?.transaction)
        runActions()
        while waiting > 0, let next = inbox.takeFirst(for: emptied) {
            waiting -= 1
            runPass(next.transaction)
            runActions()
        }
    }

    /// A round that only makes what could not be made before doesn't count: one for each, up to 64 in a flush, so that there is an
    /// end. To be called when a pass ends.
    public func grantRound() {
        guard !hasGrantedRound, grantedRounds < 64 else { return }
        hasGrantedRound = true
        grantedRounds += 1
    }

    private func runActions() {
        while let action = actions.takeFirst() {
            recorder?.events.append(.action(action.kind, path: action.path))
            action.perform()
        }
    }

    private func reportStorm() {
        Diagnostics.report(
            Diagnostic(
                .updateStorm,
                "Changes kept causing changes for \(Graph.roundsPerFlush) rounds; the rest waits for the next flush.",
                path: lastUpdated?.path ?? ""))
    }

    // MARK: Passes

    private func runPass(_ changes: PendingTransaction?) {
        passes += 1
        if recorder != nil { recorder?.events.append(.pass(passes)) }
        // What only follows from the last pass, a layout for instance, belongs to its transaction.
        if let changes {
            if !transaction.isEmpty || !changes.transaction.isEmpty { transaction = changes.transaction }
            transactions += 1
        }
        Evaluation.beginPass()
        if let changes {
            let serial = changes.serial
            for write in changes.writes { write.apply(serial, in: self) }
            if !changes.marks.isEmpty { apply(changes) }
            changes.removeAll()
            emptied = changes
        }
        settleDerived()
        while let (depth, nodes) = dirty.takeLowest() {
            depthInPass = depth
            for node in nodes where node.isMounted && node.isDirty { update(node) }
            dirty.recycle(nodes)
        }
        depthInPass = .max
        Evaluation.endPass()
        // Before what ends the pass marks others, with reasons of their own.
        if deferred.isEmpty && reasons.isEmpty {
            willEndPass?()
            actions.endPass()
        } else {
            let late = takeDeferred()
            willEndPass?()
            actions.endPass()
            mark(late)
        }
    }

    /// Marks the nodes that were announced something.
    private func apply(_ changes: PendingTransaction) {
        // Asked once for all that they announced: whoever begins a change later announces it, too.
        let areChanging = changes.announcers.map { $0.isChanging }
        for (index, mark) in changes.marks.enumerated() where mark.isDue {
            let reason = changes.reasons.isEmpty ? nil : changes.reasons[index]
            self.mark(mark.node, because: reason?() ?? .other("announced change"))
            let hasAnnouncer = mark.announcer >= 0
            let mayBeUnderWay = mark.isByHand && mark.mayStillBeUnderWay && !isScheduledFlush
            if mayBeUnderWay || hasAnnouncer && areChanging[Int(mark.announcer)] {
                unfinished.append(
                    UnfinishedMark(
                        node: mark.node, announcer: hasAnnouncer ? changes.announcers[Int(mark.announcer)] : nil,
                        isByHand: mark.isByHand, reason: reason, transaction: changes.transaction))
            }
        }
    }

    /// What was marked in this pass when its depth was past, to be marked for the next one.
    private func takeDeferred() -> [(node: Graph.Node, reasons: [Graph.Reason])] {
        let late = deferred.map { (node: $0, reasons: reasons[ObjectIdentifier($0)] ?? []) }
        deferred = []
        reasons = [:]
        return late
    }

    private func mark(_ late: [(node: Graph.Node, reasons: [Graph.Reason])]) {
        for (node, reasonsOfNode) in late {
            node.isDirty = false
            mark(node, because: .other("marked too late for the last pass"))
            if isTracing { reasons[ObjectIdentifier(node)] = reasonsOfNode }
        }
    }

    private func update(_ node: Graph.Node) {
        node.isDirty = false
        if isInLastRound { lastUpdated = node }
        node.links.beginEvaluation()
        Evaluation.run(node) { node.update() }
        node.links.endEvaluation(of: node)
        // Its own body had it unmounted: what that body made goes, too.
        if !node.isMounted { unmountChildren(of: node) }
    }

    func mark(_ node: Graph.Node, because reason: @autoclosure () -> Graph.Reason) {
        guard node.isMounted else { return }
        if node.isRelay { return node.relay(reason()) }
        if isTracing { note(reason(), for: node) }
        if node.isDerived { return unsafeDowncast(node, to: DerivedNode.self).markOutdated() }
        guard !node.isDirty else { return }
        node.isDirty = true
        if depthInPass != .max && node.depth <= depthInPass {
            deferred.append(node)
        } else {
            dirty.insert(node)
        }
        scheduleFlushIfIdle()
    }

    /// What another graph's pass brings about here has no event whose end would settle it.
    func scheduleFlushIfIdle() {
        if !isFlushing && eventDepth == 0 { inbox.scheduleFlush() }
    }

    private func note(_ reason: Graph.Reason, for node: Graph.Node) {
        if reasons[ObjectIdentifier(node)]?.contains(where: { $0.covers(reason) }) == true { return }
        reasons[ObjectIdentifier(node), default: []].append(reason)
    }

    // MARK: What hosts call during a pass

    /// Whether a pass is running, of this graph or another.
    public var isUpdating: Bool { Evaluation.isCurrentThread }

    /// Has something done after the pass: in tree order for nodes that are in the tree, after these for others; if it is to be
    /// after all others of the pass, in tree order once more (M10).
    public func enqueueAction(
        for node: Graph.Node, _ kind: Graph.ActionKind, afterAllOthers isLate: Bool = false,
        _ perform: @escaping @MainActor () -> Void
    ) {
        let path = isTracing ? node.path : ""
        actions.append(
            ActionQueue.Action(
                node: node, kind: kind, path: path, phase: isLate ? .late : .ordinary, perform: perform))
        scheduleFlushIfIdle()
    }

    /// Runs an action of a node that is hidden or was removed: after those of the nodes that are shown, even if the
    /// node is unmounted in the meantime.
    package func enqueueDisappearance(
        of node: Graph.Node, _ kind: Graph.ActionKind, _ perform: @escaping @MainActor () -> Void
    ) {
        let path = isTracing ? node.path : ""
        actions.append(
            ActionQueue.Action(node: node, kind: kind, path: path, phase: .disappearing, perform: perform))
        scheduleFlushIfIdle()
    }

    /// Says that a node's body is about to be evaluated. For the trace, and free without one.
    @inline(__always)
    func willEvaluate(_ node: Graph.Node) {
        if recorder != nil { recordEvaluation(node) }
    }

    private func recordEvaluation(_ node: Graph.Node) {
        recorder?.events.append(.evaluated(path: node.path, because: reasons[ObjectIdentifier(node)] ?? []))
    }

    private var hasValidInvariants: Bool {
        checkInvariants()
        return true
    }

    func checkInvariants() {
        dirty.checkInvariants()
        inbox.checkInvariants()
        precondition(eventDepth >= 0)
        precondition(deferred.isEmpty || isUpdating)
    }
}

/// Lets the inbox, which may be reached from any thread, find the graph on the main actor.
@MainActor
private final class WeakGraph {
    weak var graph: Graph?
}
