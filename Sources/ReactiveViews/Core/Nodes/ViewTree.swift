/// The state that the nodes of one host share, and the phase of a pass after all bodies: layout, pages, preferences,
/// focus.
///
/// Invariant: `readers` holds each node once; a node in it is marked `isReaderDue`.
@MainActor
final class ViewTree: Graph.Host {
    @exclusivity(unchecked)
    private var readers: [any PreferenceReading] = []
    /// Nodes whose readers above were notified since the preferences were last read.
    @exclusivity(unchecked)
    private var toldReaders: Set<ToldReaders> = []
    /// The nodes of presentations, in the order in which they began; may hold unmounted ones.
    @exclusivity(unchecked)
    var presented: [ViewNode] = []
    let layout = LayoutContext()
    let animations = AnimationClock()
    /// Whether there ever was a lazy container.
    @exclusivity(unchecked)
    var hasRegions = false
    /// How many views edit the transactions that reach what is below them.
    @exclusivity(unchecked)
    var transactionEditors = 0
    /// How many views read the subviews of another one.
    @exclusivity(unchecked)
    var subviewCollectors = 0
    /// Nodes whose items have yet to collect their children; may hold unmounted ones.
    @exclusivity(unchecked)
    var staleStructures: [ViewNode] = []
    /// Nodes below which the settings of texts have changed since the last layout; may hold unmounted ones.
    @exclusivity(unchecked)
    var changedTexts: [ViewNode] = []
    /// The number of changes of the environment, of whatever value, that elements may show.
    var environmentChanges = 0
    /// Nodes whose items have yet to read the environment; may hold unmounted ones.
    @exclusivity(unchecked)
    var unresolved: [ViewNode] = []
    /// Nodes of which another page may be shown after this pass.
    @exclusivity(unchecked)
    var duePages: [any PageShowing] = []
    /// The mounted views with tabs; may hold unmounted ones.
    @exclusivity(unchecked)
    var tabs: [any PageShowing] = []
    /// Nodes notified after layout.
    @exclusivity(unchecked)
    var geometryConsumers: [any GeometryConsumer] = []
    /// Nodes that move what was laid out, before the others are notified.
    @exclusivity(unchecked)
    var layoutAdjusters: [any LayoutAdjusting] = []
    /// Nodes whose items' answers depend on their surroundings; may hold unmounted ones.
    @exclusivity(unchecked)
    var placeDependents: [ViewNode] = []
    /// The size that is proposed to the root view, in points.
    var size = CGSize(width: 390, height: 844) {
        didSet { if size != oldValue { layout.isStale = true } }
    }
    /// The number of views with an animation of their own for entering or exiting.
    @exclusivity(unchecked)
    var animatedTransitions = 0
    /// The nodes inserted in this pass whose insertion may be animated.
    @exclusivity(unchecked)
    var inserted: [ViewNode] = []
    /// The items that enter by the running layout, each by its own transition.
    @exclusivity(unchecked)
    var entering: [(item: LayoutItem, way: AnyTransition.Way, animation: Animation)] = []
    /// Moves what layout has placed before anything learns of it; nil if nothing ever does.
    @exclusivity(unchecked)
    var layoutFollower: (any LayoutFollower)?
    /// An object that the contents of leaves share which other modules of the package make; nil if there are none.
    @exclusivity(unchecked)
    var foreignObject: AnyObject?
    /// While a picture is made: the foreground style that a control sets for the views that are painted; nil for none.
    var contentForeground: AnyShapeStyle?
    /// Stays in the tree as long as the host does.
    weak var root: ViewNode?
    /// The features' states, each made when it is first asked for. Few: found by a linear search.
    @exclusivity(unchecked)
    private var parts: [any TreePart] = []
    /// The parts that have something to settle at the end of this pass, in the order in which they were noted.
    @exclusivity(unchecked)
    private var dueParts: [any TreePart] = []
    /// Objects with a reference to a view that doesn't exist yet. They are notified when the flush has nothing more to
    /// do; may hold unmounted nodes.
    @exclusivity(unchecked)
    private var awaitingSettlement: [any SettlementAwaiting] = []
    let time: HostTime
    /// Evaluates views once more when they are removed; nil if the host doesn't. Set before anything is mounted.
    var removedContent: RemovedContent?
    /// What events and flushes run within, beside the clock; nil for nothing. Set before anything is mounted.
    var ambient: (any AmbientState)?
    /// Learns of the host's actions and events; nil if nothing does.
    @exclusivity(unchecked)
    var observer: (any HostObserver)?

    init(_ graph: Graph) {
        time = HostTime(graph)
        animations.time = { [unowned time] in time.now }
        animations.didStart = { [unowned time] in time.startFrames() }
        // By the graph, too: a weak reference to the tree would make all its reference counting slow.
        time.frameHandler = { [weak graph] now in
            guard let tree = graph?.host as? ViewTree else { return false }
            return tree.makeFrame(at: now)
        }
    }

    /// Notes that a preference below a reader may have changed.
    func note(_ reader: any PreferenceReading) {
        guard !reader.isReaderDue else { return }
        reader.isReaderDue = true
        readers.append(reader)
    }

    /// Ends the process if the invariant of the readers doesn't hold. For tests.
    func checkReaders() {
        precondition(Set(readers.map { ObjectIdentifier($0) }).count == readers.count, "a reader is due twice")
        precondition(readers.allSatisfy { $0.isReaderDue }, "a reader that is due doesn't know it")
    }

    /// Releases what refers to views: all are gone.
    func forgetNodes() {
        readers = []
        toldReaders = []
        presented = []
        staleStructures = []
        duePages = []
        tabs = []
        geometryConsumers = []
        layoutAdjusters = []
        placeDependents = []
        inserted = []
        unresolved = []
        changedTexts = []
        layoutFollower = nil
        awaitingSettlement = []
        entering = []
        animations.removeAll()
        layout.forgetItems()
        root?.item?.forgetChildren()
    }

    // MARK: Graph.Host

    var rootNode: Graph.Node? { root }

    var libraryActions: Set<Graph.ActionKind> { Self.ownActions }

    var wording: Graph.Wording { Graph.Wording(evaluation: "body ", update: "view update") }

    /// The actions by which features settle their own state; the others run closures of the program's.
    private static let ownActions: Set<Graph.ActionKind> = [
        "next presentation", "dismiss", "scroll position", "gesture cancelled", "pop", "navigation", "unmount",
        "transition", "release", "picker", "focus", "focused values", "full swipe",
        "menu closes", "end of task",
    ]

    var installsAmbientState: Bool { time.clock != nil || ambient != nil || observer != nil }

    func run(_ work: () -> Void) {
        guard let observer else { return runUnobserved(work) }
        observer.eventBegan()
        runUnobserved(work)
        observer.eventEnded()
    }

    private func runUnobserved(_ work: () -> Void) {
        guard let ambient else { return time.run(work) }
        ambient.run { time.run(work) }
    }

    func didSettle(_ graph: Graph) { time.runDue() }

    func willEndPass(of graph: Graph) {
        removedContent?.unmountAll()
        if animations.isEnabled {
            layOutAnimated(graph.transaction.animation != nil || transactionEditors > 0 || !inserted.isEmpty)
        } else if !geometryConsumers.isEmpty {
            layOut()
        }
        settlePages()
        if readPreferences(), layout.isStale, !geometryConsumers.isEmpty {
            // What views say about bars around them takes room.
            layOut()
        }
        guard !dueParts.isEmpty else { return }
        let due = dueParts
        dueParts = []
        for part in due { part.endPass(of: self) }
    }

    func willEndFlush(of graph: Graph) {
        guard !awaitingSettlement.isEmpty else { return }
        let now = awaitingSettlement
        awaitingSettlement = []
        for object in now { object.changesHaveSettled() }
    }

    /// Notifies an object when the flush that is running, or the next one, has nothing more to do.
    ///
    /// For a reference to a view that layout, a presentation or a later transaction of the flush may still create.
    func awaitSettlement(_ object: any SettlementAwaiting) {
        if !awaitingSettlement.contains(where: { $0 === object }) { awaitingSettlement.append(object) }
    }

    // MARK: Parts

    /// The tree's part of a type, made now if there is none.
    func part<P: TreePart>(_: P.Type = P.self) -> P {
        if let part = existingPart(P.self) { return part }
        let part = P(of: self)
        parts.append(part)
        return part
    }

    /// The tree's part of a type; nil if no one has asked for it yet.
    func existingPart<P: TreePart>(_: P.Type) -> P? {
        for part in parts { if let part = part as? P { return part } }
        return nil
    }

    /// Informs the parts that a view with all inside of it begins its removal transition. It stays mounted meanwhile.
    func viewIsLeaving(_ node: ViewNode) {
        for part in parts { part.viewIsLeaving(node) }
    }

    /// Ends the process if an invariant of a part doesn't hold. For tests.
    func checkPartInvariants() {
        for part in parts { part.checkInvariants() }
        layoutFollower?.checkInvariants()
    }

    /// Informs the parts that other pages are shown now.
    func pagesChanged() {
        for part in parts { part.pagesChanged() }
    }

    /// Has a part settle its changes at the end of the pass that is running, or of the next one. Each is noted once.
    func noteDue(_ part: any TreePart) {
        if !dueParts.contains(where: { $0 === part }) { dueParts.append(part) }
    }

    /// Notes that the readers above a node are notified of a change.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - key: The preference's key; nil for all.
    /// - Returns: Whether they weren't notified before.
    func noteReadersTold(above node: ViewNode, of key: ObjectIdentifier?) -> Bool {
        let node = ObjectIdentifier(node)
        if toldReaders.contains(ToldReaders(node: node, key: nil)) { return false }
        return toldReaders.insert(ToldReaders(node: node, key: key)).inserted
    }

    /// Has all due readers read. Returns whether there were any.
    private func readPreferences() -> Bool {
        if !toldReaders.isEmpty { toldReaders = [] }
        guard !readers.isEmpty else { return false }
        // Inner ones first, siblings in order of creation, as their actions will be put in order anyway.
        let due = readers.sorted { ($0.depth, $1.creation) > ($1.depth, $0.creation) }
        readers = []
        for reader in due {
            reader.isReaderDue = false
            if reader.isMounted { reader.readPreference() }
        }
        // Readers that were notified meanwhile may have been read since.
        if !toldReaders.isEmpty { toldReaders = [] }
        return true
    }
}

/// An object with a reference to a view that doesn't exist yet.
@MainActor
protocol SettlementAwaiting: AnyObject {
    /// Called when the flush has no change, update or action left. The object resolves its references or drops them.
    func changesHaveSettled()
}

/// State that code of a host's events finds without being given it.
@MainActor
protocol AmbientState: AnyObject {
    /// Runs work with the state installed. Must call it exactly once, before this returns.
    func run(_ work: () -> Void)
}

/// What a feature, the focus or touches for instance, keeps for a whole host. The tree makes one for each host that
/// uses the feature.
@MainActor
protocol TreePart: AnyObject {
    /// A part of a tree, which owns it.
    init(of tree: ViewTree)

    /// Called at the end of a pass that `ViewTree.noteDue(_:)` asked for, after layout and preferences.
    func endPass(of tree: ViewTree)

    /// Called when a view begins its removal transition.
    func viewIsLeaving(_ node: ViewNode)

    /// Called when other pages or tabs are shown.
    func pagesChanged()

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants()
}

extension TreePart {
    func endPass(of tree: ViewTree) {}
    func viewIsLeaving(_ node: ViewNode) {}
    func pagesChanged() {}
    func checkInvariants() {}
}

/// Moves what layout has placed.
@MainActor
protocol LayoutFollower: AnyObject {
    /// Called before a layout whose moves are animated.
    func willLayOut()
    /// Called when everything is placed.
    func didLayOut()
    /// Called before the views are painted as they are at a time, in seconds.
    func willPaint(at time: Double)
    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants()
}

private struct ToldReaders: Hashable {
    let node: ObjectIdentifier
    /// Nil for all.
    let key: ObjectIdentifier?
}
