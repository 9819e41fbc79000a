import Observation

extension Graph {
    /// One position in a tree of components: its parent, what it depends on, and whether it must be updated.
    ///
    /// A host subclasses it: ``update()`` evaluates the component and hands the children their new values,
    /// ``childCount`` and ``child(at:)`` give the nodes below, ``label`` names the node in paths and traces.
    ///
    /// ```swift
    /// final class LineNode: Graph.Node {
    ///     private let text: () -> String
    ///     private(set) var line = ""
    ///
    ///     init(_ text: @escaping () -> String, in graph: Graph) {
    ///         self.text = text
    ///         super.init(graph: graph, parent: nil)
    ///         setNeedsUpdate(because: .mounted)
    ///     }
    ///
    ///     override func update() {
    ///         line = evaluate { text() }
    ///     }
    /// }
    /// ```
    ///
    /// Ownership: the host owns the root, each node its children (in the subclass's own properties); a node refers to
    /// its parent without owning it, and keeps its graph alive. ``Graph/unmount(_:)`` undoes all of it, leaves first.
    ///
    /// Invariants: depth = parent.depth + 1, or 0; creation is unique in the graph and ascends in the order in which
    /// nodes are made; isDirty ⇔ the graph's pass holds the node; isDirty ⇒ isMounted.
    @MainActor
    open class Node {
        // No dynamic exclusivity checks for properties of nodes that an update touches: the checks would take a quarter
        // of an update. The properties belong to the main actor, and short methods change them that call nothing
        // foreign meanwhile.

        /// The graph that keeps the node up to date.
        public final let graph: Graph
        /// What the subtree inherits as a whole, an environment for instance; taken from the parent when the node is
        /// made. Nil if there is none.
        public final var scope: Graph.Scope? {
            get { inherited }
            set { inherited = newValue }
        }
        // Computed, because other modules check each access to a stored property.
        @exclusivity(unchecked)
        nonisolated(unsafe) private final var inherited: Graph.Scope?
        @exclusivity(unchecked)
        nonisolated(unsafe) final var firstSlot: DynamicPropertySlot?
        /// Rarely used state, allocated on demand.
        @exclusivity(unchecked)
        package nonisolated(unsafe) final var extras: Graph.NodeExtras?

        // `Graph.unmount` clears this, leaves first: the parent outlives the time that its children are mounted.
        @exclusivity(unchecked)
        nonisolated(unsafe) private final var parentReference: Unowned<Graph.Node>?

        // `Source.noteRead` reads these on the thread of the running pass, like `extras`; otherwise only the main actor
        // does.
        @exclusivity(unchecked)
        nonisolated(unsafe) final var links = SourceLinks()
        @exclusivity(unchecked)
        package nonisolated(unsafe) final var flags = Flags.mounted
        // The creation number in six bytes, beside the flags: a program that makes a million nodes a second has enough
        // for nine years.
        private final let creationHigh: UInt16
        private final let creationLow: UInt32
        private final let depthInTree: Int32
        /// The lower half of the number of the last evaluation; 0 before the first one.
        @exclusivity(unchecked)
        nonisolated(unsafe) final var evaluation: UInt32 = 0
        /// The place of the reference to the node among the graph's; 0 if there is none. See `NodeReferences`.
        @exclusivity(unchecked)
        nonisolated(unsafe) final var referencePlace: Int32 = 0
        /// The place of a dirty node in its list; see `DirtyQueue`.
        @exclusivity(unchecked)
        nonisolated(unsafe) final var queuePlace: Int32 = 0

        /// Creates a mounted node, which isn't marked for an update yet.
        ///
        /// - Parameters:
        ///   - graph: the graph that keeps the node up to date.
        ///   - parent: the node above, which lists this one among its children; nil for a root.
        public init(graph: Graph, parent: Graph.Node?) {
            self.graph = graph
            let creation = graph.nextCreation()
            creationHigh = UInt16(truncatingIfNeeded: creation >> 32)
            creationLow = UInt32(truncatingIfNeeded: creation)
            // No closures: the system would ask in each whether it runs on the main actor.
            if let parent {
                depthInTree = parent.depthInTree + 1
                inherited = parent.inherited
                parentReference = Unowned(parent)
            } else {
                depthInTree = 0
            }
        }

        /// Creates a root of the engine's own, without slots or nodes below: a derived value or an observer, of a graph
        /// of any actor.
        nonisolated init(root graph: Graph) {
            self.graph = graph
            let creation = graph.nextCreation()
            creationHigh = UInt16(truncatingIfNeeded: creation >> 32)
            creationLow = UInt32(truncatingIfNeeded: creation)
            depthInTree = 0
        }

        /// The creation number; unique in the graph and ascending.
        public nonisolated final var creation: UInt64 { UInt64(creationHigh) << 32 | UInt64(creationLow) }

        /// The number of nodes above.
        public nonisolated final var depth: Int { Int(depthInTree) }

        /// The node above; nil for a root and for an unmounted node.
        public final var parent: Graph.Node? { parentReference?.object }

        final func forgetParent() { parentReference = nil }

        /// The labels of the nodes from the root to this one, joined by slashes. O(depth).
        public final var path: String {
            var labels: [String] = []
            var node: Graph.Node? = self
            while let current = node {
                if let label = current.readableLabel { labels.append(label) }
                node = current.parent
            }
            return labels.reversed().joined(separator: "/")
        }

        // MARK: For hosts to override

        /// Brings the node up to date. Called at most once per pass, after all nodes above it. The default does
        /// nothing.
        open func update() {}

        /// The number of nodes directly below. The default is 0.
        open var childCount: Int { 0 }

        /// Returns a node directly below, in order of declaration.
        ///
        /// - Parameter index: the child's index, from 0 up to, not including, ``childCount``.
        open func child(at index: Int) -> Graph.Node {
            fatalError("\(Self.self) has children, but doesn't override child(at:). Override both.")
        }

        /// Releases all children, which have been unmounted. The default does nothing.
        open func removeChildren() {}

        /// Called when a node directly below is about to be unmounted with all nodes below it.
        open func childWillUnmount() {}

        /// Called when the node was retired and is about to be unmounted because a node above it is.
        open func retirementEnds() {}

        /// Called when the node is about to be unmounted, while it still has a parent.
        open func willUnmount() {}

        /// Called when the node was unmounted, after all nodes below it and before its state is released.
        open func didUnmount() {}

        /// Passes a mark on, for nodes that are never updated themselves.
        nonisolated func relay(_ reason: Graph.Reason) {}

        /// Tells the readers of a node's value that it has ended, for derived values.
        nonisolated func outputEnds() {}

        /// The node's name in paths; nil, the default, for a node that stands for nothing written by a user.
        open var label: String? { nil }

        /// Why the node is evaluated if it wasn't marked while reasons were noted.
        var unmarkedReason: Graph.Reason { .other("a change before the trace began") }

        /// Whether the node stands for something of the host's own rather than of the program's: a stack, a control.
        /// Traces omit such nodes unless they are asked for them; see ``Graph/Trace/includingLibrary``. False by
        /// default. Called only while a trace is recorded.
        open var isLibraryNode: Bool { false }

        // MARK: For hosts to call

        /// Puts the node into the running pass, or into the next one if the running pass has updated its depth.
        ///
        /// Does nothing if the node was unmounted. Outside of events and flushes a flush is scheduled.
        ///
        /// - Parameter reason: why it is updated, for traces; evaluated only while a trace is recorded.
        public final func setNeedsUpdate(because reason: @autoclosure () -> Graph.Reason) {
            graph.mark(self, because: reason())
        }

        /// Puts the node into the next pass, from any thread, under the ambient transaction.
        ///
        /// For sources that change by themselves: a file, a socket, a store. A flush is scheduled if no event is
        /// running on this thread. During a pass, too, the node is updated in the next one. Does nothing if the node
        /// was unmounted.
        ///
        /// - Parameter reason: why it is updated, for traces; evaluated only while a trace is recorded.
        public nonisolated final func enqueueUpdate(because reason: @autoclosure () -> Graph.Reason) {
            graph.inbox.mark(self) {
                let reason = reason()
                return { reason }
            }
        }
    }
}

// MARK: - Retired nodes

extension Graph.Node {
    /// The nodes directly below that were retired, in that order; nil if there are none. They are unmounted with this
    /// node at the latest.
    public final var retired: [Graph.Node]? {
        get { extras.flatMap { $0.retired.isEmpty ? nil : Array($0.retired) } }
        set {
            while let node = extras?.retired.popLast() { node.flags.subtract(.retired) }
            for node in newValue ?? [] { retire(node) }
        }
    }

    /// Keeps a node directly below mounted that isn't a child any more, until ``endRetirement(of:)`` or until this node
    /// is unmounted.
    ///
    /// - Parameter node: the node to keep; its parent is this node.
    public final func retire(_ node: Graph.Node) {
        makeExtras().retired.append(node)
        node.flags.insert(.retired)
    }

    /// Removes a retired node from the list: it is a child again, or is about to be unmounted. O(1).
    ///
    /// - Parameter node: the node to remove.
    /// - Returns: whether the node was in the list.
    @discardableResult
    public final func endRetirement(of node: Graph.Node) -> Bool {
        guard extras?.retired.remove(node) != nil else { return false }
        node.flags.subtract(.retired)
        return true
    }
}

// MARK: - Flags and extras

extension Graph.Node {
    /// Boolean state packed into two bytes to keep nodes small.
    package struct Flags: FlagSet {
        package var rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        static let mounted = Flags(rawValue: 1)
        static let dirty = Flags(rawValue: 2)
        static let marked = Flags(rawValue: 4)
        static let derived = Flags(rawValue: 8)
        static let relay = Flags(rawValue: 16)
        /// Among its parent's retired nodes.
        static let retired = Flags(rawValue: 32)
        /// Waits in `DerivedValues` because derived values that it read may have changed.
        static let leaf = Flags(rawValue: 64)
        /// An observer that waits in `ActionQueue`.
        static let telling = Flags(rawValue: 512)
        /// Its `update()` or its action is running.
        static let running = Flags(rawValue: 1024)
        /// For the host's use.
        static let hostsOwn = Flags(rawValue: 128)
        /// For the host's use, too.
        static let hostsSecond = Flags(rawValue: 256)

        /// Whether these are the flags of a mounted node that passes update and that isn't marked for one.
        @inline(__always)
        var isPlainAndClean: Bool {
            let decisive = Flags(.mounted, .dirty, .derived).union(.relay)
            return rawValue & decisive.rawValue == Flags.mounted.rawValue
        }

        @inline(__always)
        mutating func replace(_ old: Flags, by new: Flags) { rawValue = rawValue & ~old.rawValue | new.rawValue }

        package mutating func set(_ flag: Flags, _ value: Bool) {
            if value { insert(flag) } else { subtract(flag) }
        }
    }

    /// A flag for the host's use.
    package final var hasHostsFlag: Bool {
        get { flags.contains(.hostsOwn) }
        set { flags.set(.hostsOwn, newValue) }
    }

    /// A second flag for the host's use.
    package final var hasHostsSecondFlag: Bool {
        get { flags.contains(.hostsSecond) }
        set { flags.set(.hostsSecond, newValue) }
    }

    /// Whether the node is in the tree: true until it is unmounted.
    public final var isMounted: Bool { flags.contains(.mounted) }

    /// The same for code of the engine, on the actor of the graph.
    nonisolated final var isInTree: Bool { flags.contains(.mounted) }

    nonisolated final var isDirty: Bool {
        get { flags.contains(.dirty) }
        set { flags.set(.dirty, newValue) }
    }

    /// Whether a walk through some of the nodes has to visit this one.
    nonisolated final var isMarked: Bool {
        get { flags.contains(.marked) }
        set { flags.set(.marked, newValue) }
    }

    /// Whether this is a `DerivedNode`, which passes refresh instead of updating it.
    nonisolated final var isDerived: Bool { flags.contains(.derived) }

    /// Whether the node is never updated and only passes marks on.
    nonisolated final var isRelay: Bool { flags.contains(.relay) }

    package nonisolated final func makeExtras() -> Graph.NodeExtras {
        if let extras { return extras }
        let new = Graph.NodeExtras()
        extras = new
        return new
    }
}

extension Graph {
    /// A node's rarely used state, apart from it to keep nodes small.
    package final class NodeExtras {
        var retired = Registry<Graph.Node>()
        var observations: ObservationTracker?
        /// An object of the host's.
        package var attachment: AnyObject?
        /// A number of the host's.
        package var hostsCount = 0
    }

    /// What a subtree inherits as a whole. A node that sets another scope on its children gives it to them and to all
    /// nodes made below them.
    @MainActor
    open class Scope {
        /// An object that a host derived from the scope; nil by default. The host removes it when the scope changes.
        public final var attachment: AnyObject? {
            get { attached }
            set { attached = newValue }
        }
        @exclusivity(unchecked)
        private final var attached: AnyObject?

        /// Creates a scope.
        public init() {}
    }
}
