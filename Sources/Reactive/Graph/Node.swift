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
        /// The how-manieth node of its graph this is.
        public final let creation: UInt64
        /// What the subtree inherits without handing it from node to node, an environment for instance.
        @exclusivity(unchecked)
        public final var scope: Graph.Scope?
        @exclusivity(unchecked)
        final var firstSlot: DynamicPropertySlot?
        /// What few nodes have.
        @exclusivity(unchecked)
        package nonisolated(unsafe) final var extras: Graph.NodeExtras?

        // The parent outlives its children's mounted time: `Graph.unmount` clears this, leaves first.
        @exclusivity(unchecked)
        final unowned(unsafe) var parentOrNil: Graph.Node?

        // Read on the thread of the running pass by `Source.noteRead`, like `extras` and `flags`; otherwise main actor only.
        @exclusivity(unchecked)
        nonisolated(unsafe) final var links = SourceLinks()
        @exclusivity(unchecked)
        package nonisolated(unsafe) final var flags = Flags.mounted
        private final let depthInTree: Int32

        public init(graph: Graph, parent: Graph.Node?) {
            self.graph = graph
            depthInTree = parent.map { $0.depthInTree + 1 } ?? 0
            creation = graph.nextCreation()
            scope = parent?.scope
            parentOrNil = parent
        }

        /// How many nodes are above.
        public final var depth: Int { Int(depthInTree) }

        /// False from the moment on that the node is taken out of the tree.
        public final var isMounted: Bool { flags.contains(.mounted) }

        final var isDirty: Bool {
            get { flags.contains(.dirty) }
            set { flags.set(.dirty, newValue) }
        }

        final var isMarked: Bool {
            get { flags.contains(.marked) }
            set { flags.set(.marked, newValue) }
        }

        /// A `DerivedNode`, which isn't updated but brought up to date when somebody needs it.
        final var isDerived: Bool { flags.contains(.derived) }

        /// A node that is never updated, but hands marks on.
        final var isRelay: Bool { flags.contains(.relay) }

        /// Nodes directly below that aren't children any more, but stay mounted for a while, in the order in which they
        /// retired. They go with this node at the latest.
        public final var retired: [Graph.Node]? {
            get { extras.flatMap { $0.retired.isEmpty ? nil : Array($0.retired) } }
            set {
                while let node = extras?.retired.popLast() { node.flags.subtract(.retired) }
                for node in newValue ?? [] { retire(node) }
            }
        }

        /// Keeps a node directly below, which is no child any more, until `endRetirement` or until this node goes.
        public final func retire(_ node: Graph.Node) {
            makeExtras().retired.append(node)
            node.flags.insert(.retired)
        }

        /// Lets go of a retired node: it is a child again, or is about to be unmounted. Says whether it was a retired
        /// one.
        @discardableResult
        public final func endRetirement(of node: Graph.Node) -> Bool {
            guard extras?.retired.remove(node) != nil else { return false }
            node.flags.subtract(.retired)
            return true
        }

        private final var observations: ObservationTracker? {
            get { extras?.observations }
            set { if extras != nil || newValue != nil { makeExtras().observations = newValue } }
        }

        package nonisolated final func makeExtras() -> Graph.NodeExtras {
            if let extras { return extras }
            let new = Graph.NodeExtras()
            extras = new
            return new
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

        /// The same for the body of a component, done by a function of the node: free of what a closure costs.
        public final func evaluate(by work: @escaping @MainActor (Graph.Node) -> Void) {
            evaluate(isNested: false, by: work)
        }

        @inline(__always)
        final func evaluate(isNested: Bool, by work: @escaping @MainActor (Graph.Node) -> Void) {
            graph.willEvaluate(self)
            let work = unsafeBitCast(OnMainActor(run: work), to: Anywhere.self)
            Node.track(self, isNested, by: work.run, with: knownObservations, isTraced: graph.isTracing)
        }

        // A function that is known to run on the main actor is taken for one of no actor: otherwise the system asks, each time that it
        // is handed through code which knows no actors, whether it runs there. The two have one representation; they are
        // cast within structures, since functions by themselves would be wrapped for that.
        private struct OnMainActor { let run: @MainActor (Graph.Node) -> Void }
        private struct Anywhere { let run: (Graph.Node) -> Void }

        private nonisolated static func track(
            _ node: Graph.Node, _ isNested: Bool, by work: (Graph.Node) -> Void, with observations: ObservationTracker?,
            isTraced: Bool
        ) {
            if let observations { return observations.track(isNested: isNested, isTraced: isTraced) { work(node) } }
            withObservationTracking(
                { work(node) }, onChange: MainActor.assumeIsolated { node.firstObservations() }.arm())
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
            links.endEvaluation(of: self)
            if isOutside { Evaluation.endPass() }
            return result
        }

        /// Nodes of types that weren't seen to read anything observable have no tracker, and pay next to nothing.
        private var knownObservations: ObservationTracker? {
            if let observations { return observations }
            if graph.observingTypes.isEmpty && !graph.isTracing { return nil }
            guard graph.isTracing || graph.observingTypes.contains(ObjectIdentifier(type(of: self))) else { return nil }
            let new = ObservationTracker(self)
            observations = new
            return new
        }

        private func track<Result>(isNested: Bool, _ work: () -> Result) -> Result {
            if let observations = knownObservations {
                return observations.track(isNested: isNested, isTraced: graph.isTracing, work)
            }
            return withObservationTracking(work, onChange: firstObservations().arm())
        }

        private final func firstObservations() -> ObservationTracker {
            graph.observingTypes.insert(ObjectIdentifier(type(of: self)))
            let new = ObservationTracker(self)
            observations = new
            return new
        }

        final func stopObserving() {
            guard let extras else { return }
            extras.observations?.cancel()
            extras.observations = nil
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

extension Graph.Node {
    /// What is so or isn't, in one byte: there are many nodes.
    package struct Flags: OptionSet {
        package var rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        static let mounted = Flags(rawValue: 1)
        static let dirty = Flags(rawValue: 2)
        static let marked = Flags(rawValue: 4)
        static let derived = Flags(rawValue: 8)
        static let relay = Flags(rawValue: 16)
        /// Among its parent's retired nodes.
        static let retired = Flags(rawValue: 32)
        /// For hosts.
        package static let hostsOwn = Flags(rawValue: 128)

        package mutating func set(_ flag: Flags, _ value: Bool) {
            if value { formUnion(flag) } else { subtract(flag) }
        }
    }
}

extension Graph {
    /// What few nodes have, apart from them.
    package final class NodeExtras {
        var retired = Registry<Graph.Node>()
        var observations: ObservationTracker?
        /// Where the node's many sources are among its links.
        var places: [ObjectIdentifier: Int]?
        /// A host's own.
        package var attachment: AnyObject?
    }

    /// Something that a subtree inherits as a whole. A node that puts another one into its children's `scope` makes it
    /// theirs and that of all nodes created below them.
    @MainActor
    open class Scope {
        /// Something that a host has worked out from what the scope says. Up to the host to let go of when that changes.
        public final var attachment: AnyObject?

        public init() {}
    }
}
