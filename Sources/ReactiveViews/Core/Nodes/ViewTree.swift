/// The state that the nodes of one host share, and the phase of a pass after all bodies: layout, pages, preferences,
/// focus.
///
/// Invariant: `readers` holds each node once; a node in it is marked `isReaderDue`.
@MainActor
final class ViewTree {
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
    /// Nodes whose items have yet to collect their children; may hold unmounted ones.
    @exclusivity(unchecked)
    var staleStructures: [ViewNode] = []
    /// Nodes below which the settings of texts have changed since the last layout; may hold unmounted ones.
    @exclusivity(unchecked)
    var changedTexts: [ViewNode] = []
    /// Items that have yet to read the environment. Their nodes may be unmounted.
    @exclusivity(unchecked)
    var unresolved: [any EnvironmentReading] = []
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
    /// The views that share geometry; nil if none ever did.
    @exclusivity(unchecked)
    var matching: GeometryMatching?
    /// Stays in the tree as long as the host does.
    weak var root: ViewNode?
    let focus = FocusSystem()
    let focusedValues = FocusedValueSystem()
    let feedback = FeedbackRecord()
    let touches = TouchSystem()
    /// The presentations above the root view.
    let presentations = PresentationLevel(within: nil)
    let time: HostTime

    init(_ graph: Graph) {
        time = HostTime(graph)
        // The graph keeps the tree.
        graph.willEndPass = { [unowned(unsafe) self] in endPass() }
        focus.didMove = { [unowned self] in focusedValues.focusMoved(in: self) }
        animations.time = { [unowned time] in time.now }
        animations.didStart = { [unowned time] in time.startFrames() }
        // By the graph, too: a weak reference to the tree would make all its reference counting slow.
        time.frameHandler = { [weak graph] now in
            guard let tree = graph?.shared as? ViewTree else { return false }
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
        matching = nil
        entering = []
        animations.removeAll()
        layout.forgetItems()
        root?.item?.forgetChildren()
    }

    private func endPass() {
        if animations.isEnabled {
            layOutAnimated(root?.graph.transaction.animation != nil || transactionEditors > 0 || !inserted.isEmpty)
        } else if !geometryConsumers.isEmpty {
            layOut()
        }
        settlePages()
        if readPreferences(), layout.isStale, !geometryConsumers.isEmpty {
            // What views say about bars around them takes room.
            layOut()
        }
        if focus.isDue { focus.endPass(for: root) }
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

private struct ToldReaders: Hashable {
    let node: ObjectIdentifier
    /// Nil for all.
    let key: ObjectIdentifier?
}
