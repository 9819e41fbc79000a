import Observation

extension Graph {
    /// One position in a tree of components: where it stands, what it depends on, whether it must be updated.
    ///
    /// A host subclasses it: `update()` evaluates the component and hands the children their new values, `childCount` and
    /// `child(at:)` say which nodes are below, `label` names the node in paths and traces.
    ///
    /// Ownership: the host owns the root, each node its children (in the subclass's own properties); a node looks at its
    /// parent without owning it, and keeps its graph alive. `Graph.unmount` undoes all of it, leaves first.
    ///
    /// Invariants: depth = parent.depth + 1, or 0; creation is unique in the graph and ascends in the order in which nodes
    /// are made; isDirty ⇔ the node is in the graph's dirty queue; isDirty ⇒ isMounted.
    ///
    /// Its properties, and those of the graph and of hosts' nodes that an update touches, go without dynamic exclusivity checks,
    /// which would be a quarter of an update: they are of the main actor, changed by short methods that call nothing
    /// foreign while they change them.
    @MainActor
    open class Node {
        public final let graph: Graph
        public final let depth: Int
        /// The how-manieth node of its graph this is.
        public final let creation: UInt64
        /// False from the moment on that the node is taken out of the tree.
        @exclusivity(unchecked)
        public internal(set) final var isMounted = true
        /// What the subtree inherits without handing it from node to node, an environment for instance.
        @exclusivity(unchecked)
        public final var scope: Graph.Scope?

        /// Nodes directly below that aren't children any more, but stay mounted for a while. They go with this node at the latest.
        @exclusivity(unchecked)
        public final var retired: [Graph.Node]?

        @exclusivity(unchecked)
        final var isDirty = false
        @exclusivity(unchecked)
        final var isMarked = false
        /// A `DerivedNode`, which isn't updated but brought up to date when somebody needs it.
        @exclusivity(unchecked)
        final var isDerived = false
        /// A node that is never updated, but hands marks on.
        @exclusivity(unchecked)
        final var isRelay = false
        @exclusivity(unchecked)
        final var firstSlot: DynamicPropertySlot?
        @exclusivity(unchecked)
        private final var observations: ObservationTracker?

        // Read on the thread of the running pass by `Source.noteRead`; otherwise main actor only.
        @exclusivity(unchecked)
        nonisolated(unsafe) final var links = SourceLinks()

        // The parent outlives its children's mounted time: `Graph.unmount` clears this, leaves first.
        @exclusivity(unchecked)
        final unowned(unsafe) var parentOrNil: Graph.Node?

        public init(graph: Graph, parent: Graph.Node?) {
            self.graph = graph
            depth = parent.map { $0.depth + 1 } ?? 0
            creation = graph.nextCreation()
            scope = parent?.scope
            parentOrNil = parent
        }

        /// The node above; nil for the root and for a node that was unmounted.
        public final var parent: Graph.Node? { parentOrNil }

        // MARK: For hosts to override

        /// Brings the node up to date. Called at most once per pass, after all nodes above it.
        open func update() {}

        /// How many nodes are directly below.
        open var childCount: Int { 0 }

        /// The nodes directly below, in order of declaration.
        open func child(at index: Int) -> Graph.Node { preconditionFailure("\(Self.self) has no children") }

        /// Lets go of all children; they have been unmounted.
        open func removeChildren() {}

        /// Called when a node directly below is about to be taken out of the tree with all below it.
        open func childWillUnmount() {}

        /// Called when the node was retired and goes with the node above it.
        open func retirementEnds() {}

        /// Called when the node is about to be taken out of the tree, while it still has a parent.
        open func willUnmount() {}

        /// Called when the node was taken out of the tree, after all nodes below it and before its state is gone.
        open func didUnmount() {}

        /// Hands a mark on, before anything is updated.
        func relay(_ reason: Graph.Reason) {}

        /// What the node is called in paths; nil for one that a user didn't write down.
        open var label: String? { nil }

        // MARK: For hosts to call

        /// Puts the node into the present pass, or into the next one if the present one is past its depth. Does nothing
        /// once the node was unmounted (U12). `reason` is only made while a trace is being recorded.
        public final func setNeedsUpdate(because reason: @autoclosure () -> Graph.Reason) {
            graph.mark(self, because: reason())
        }

        /// Puts the node into the next pass, from any thread, under the ambient transaction; a flush follows by itself if no event
        /// is under way on this thread. For sources of your own that change when they like: a slot told by a file, a socket, a
        /// store. During a pass, too, it is the next one that is meant. Does nothing once the node was unmounted (U12).
        public nonisolated final func enqueueUpdate(because reason: @autoclosure () -> Graph.Reason) {
            graph.inbox.mark(self) {
                let reason = reason()
                return { reason }
            }
        }

        /// Evaluates the component's body: the trace notes it, and what the body reads of `@Observable` objects becomes a
        /// dependency, property by property, until the next evaluation (O1, O7). To be called in `update`; closures of the
        /// body's that are called while its value is handed to the nodes below belong into it, too.
        public final func evaluate<Result>(_ body: () -> Result) -> Result {
            evaluate(isNested: false, body)
        }

        /// Evaluates a body whose value isn't returned: the usual case, which needs no generic code.
        public final func evaluate(_ body: () -> Void) {
            evaluate(isNested: false, body)
        }

        final func evaluate<Result>(isNested: Bool, _ body: () -> Result) -> Result {
            graph.willEvaluate(self)
            return track(isNested: isNested, body)
        }

        /// Like `evaluate` for what is no body: the trace doesn't note it.
        public final func track<Result>(_ work: () -> Result) -> Result {
            track(isNested: false, work)
        }

        /// Like `evaluate` for what is no body and returns nothing.
        public final func track(_ work: () -> Void) {
            track(isNested: false, work)
        }

        /// Runs closures of the component's outside of `update`, in `Graph.willEndPass` for instance: what they read becomes
        /// what the node depends on.
        public final func trackBetweenPasses<Result>(_ work: () -> Result) -> Result {
            let isOutside = !Evaluation.isCurrentThread
            if isOutside { Evaluation.beginPass() }
            links.beginEvaluation()
            let result = Evaluation.run(self) { track(work) }
            links.endEvaluation()
            if isOutside { Evaluation.endPass() }
            return result
        }

        /// Nodes of types that weren't seen to read anything observable have no tracker, and pay next to nothing.
        private func track<Result>(isNested: Bool, _ work: () -> Result) -> Result {
            if observations == nil, graph.isTracing || graph.observingTypes.contains(ObjectIdentifier(type(of: self))) {
                observations = ObservationTracker(self)
            }
            if let observations { return observations.track(isNested: isNested, isTraced: graph.isTracing, work) }
            return withObservationTracking(work, onChange: firstObservations().arm())
        }

        private func firstObservations() -> ObservationTracker {
            graph.observingTypes.insert(ObjectIdentifier(type(of: self)))
            let new = ObservationTracker(self)
            observations = new
            return new
        }

        final func stopObserving() {
            observations?.cancel()
            observations = nil
        }

        /// The labels of the nodes from the root to this one.
        public final var path: String {
            var labels: [String] = []
            var node: Graph.Node? = self
            while let current = node {
                if let label = current.label { labels.append(label) }
                node = current.parent
            }
            return labels.reversed().joined(separator: "/")
        }
    }
}

extension Graph {
    /// Something that a subtree inherits as a whole. A node that puts another one into its children's `scope` makes it
    /// theirs and that of all nodes created below them.
    @MainActor
    open class Scope {
        /// Something that a host has worked out from what the scope says. Up to the host to let go of when that changes.
        public final var attachment: AnyObject?

        public init() {}
    }
}
