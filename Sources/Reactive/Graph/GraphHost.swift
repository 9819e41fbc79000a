extension Graph {
    /// The object that shows what a graph keeps up to date: it lays out after the nodes of a pass are updated, and
    /// installs ambient state, such as its clock, around events.
    ///
    /// A graph has one host, and keeps it alive. A host that stores its graph should refer to it weakly; every method
    /// receives it. All requirements have default implementations that do nothing more than the graph needs.
    ///
    /// ```swift
    /// final class Terminal: Graph.Host {
    ///     var lines: [String] = []
    ///
    ///     func willEndPass(of graph: Graph) {
    ///         lines.append("pass \(graph.passes)")
    ///     }
    /// }
    ///
    /// let graph = Graph()
    /// graph.host = Terminal()
    /// ```
    ///
    /// To run code after each flush without being the host, use ``Graph/onFlush(_:)``.
    @MainActor
    public protocol Host: AnyObject {
        /// Whether the host installs ambient state around events and flushes. The graph calls ``run(_:)`` only if it
        /// does. False by default.
        var installsAmbientState: Bool { get }

        /// The node above all others that the host mounts; nil by default. Traces look from there for the objects that
        /// the nodes observe.
        var rootNode: Graph.Node? { get }

        /// The kinds of actions that the host queues for itself rather than for the program. Traces omit these unless
        /// they are asked for them. None by default.
        var libraryActions: Set<Graph.ActionKind> { get }

        /// The words for updates in traces and messages. ``Graph/Wording/neutral`` by default.
        var wording: Graph.Wording { get }

        /// Runs an outermost event, or a flush outside of any event, with the host's ambient state installed.
        ///
        /// The default implementation calls `work`.
        ///
        /// - Parameter work: the event or flush; must be called exactly once, before this returns.
        func run(_ work: () -> Void)

        /// Called in each pass when all nodes are up to date, before the pass's actions are ordered.
        ///
        /// A host derives here what depends on several nodes, for instance a layout. Nodes that it marks are updated in
        /// a further round of the same flush. The default implementation does nothing.
        ///
        /// - Parameter graph: the graph whose pass ends.
        func willEndPass(of graph: Graph)

        /// Called in each flush with passes when no change, update or action is left. What it changes, or queues, is
        /// applied in further rounds of the same flush, after which it is called again.
        ///
        /// A host decides here what had to wait until the program's changes and their consequences are complete. The
        /// default implementation does nothing.
        ///
        /// - Parameter graph: the graph that has settled.
        func willEndFlush(of graph: Graph)

        /// Called after an outermost event, or a flush outside of any event, when its changes have been applied and the
        /// flush observers have run.
        ///
        /// A host begins follow-up events here, for instance the jobs of its clock that are due. The default
        /// implementation does nothing.
        ///
        /// - Parameter graph: the graph that was flushed.
        func didSettle(_ graph: Graph)
    }
}

extension Graph.Host {
    public var installsAmbientState: Bool { false }
    public var rootNode: Graph.Node? { nil }
    public var libraryActions: Set<Graph.ActionKind> { [] }
    public var wording: Graph.Wording { .neutral }
    public func run(_ work: () -> Void) { work() }
    public func willEndPass(of graph: Graph) {}
    public func willEndFlush(of graph: Graph) {}
    public func didSettle(_ graph: Graph) {}
}

extension Graph {
    /// The words for updates in traces and messages, which a host chooses: see ``Host/wording``.
    ///
    /// ```swift
    /// let wording = Graph.Wording(evaluation: "body ", update: "view update")
    /// ```
    public struct Wording: Sendable, Equatable {
        /// The first word of a line for an evaluation, in the description of a ``Graph/Trace``.
        public var evaluation: String
        /// An update, as in "during an update"; a singular to which an "s" may be added.
        public var update: String

        /// Creates words.
        ///
        /// - Parameters:
        ///   - evaluation: the first word of a line for an evaluation.
        ///   - update: an update.
        public init(evaluation: String, update: String) {
            self.evaluation = evaluation
            self.update = update
        }

        /// Words that fit any program: "evaluated" and "update".
        public static let neutral = Wording(evaluation: "evaluated", update: "update")

        var updateWithArticle: String { (update.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + update }
    }
}
