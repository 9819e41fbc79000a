extension Graph {
    /// The reason for an update of a node, in a ``Trace``.
    public enum Reason: Sendable, Equatable, CustomStringConvertible {
        /// The node is new.
        case mounted
        /// The parent made a different value; the names of the fields that differ.
        case inputs([String])
        /// A state that the node read was written: the property, the old and the new value.
        case state(String, old: String, new: String)
        /// An object that the node observes announced a change: the property that holds the object, the object's type,
        /// and those of its `@Published` properties whose values differ, with the old and the new value. There may be
        /// none: setting an equal value announces a change too.
        case object(property: String, type: String, changes: [String])
        /// A property of an `@Observable` object that the node read was written: the changed properties of the objects
        /// that the node refers to, each with the old and the new value. If none is found, for instance because only a
        /// closure refers to the object, the name says what is known of the property.
        case observable(String, changes: [String])
        /// A derived value that the node read changed; the value's name.
        case derived(String)
        /// A value of the environment that the node read changed; the value's name.
        case environment(String)
        /// Another reason, in words; for hosts.
        case other(String)

        public var description: String {
            switch self {
            case .mounted: "first appearance"
            case .inputs(let names):
                names.isEmpty
                    ? "new value from its parent" : "new value from its parent: \(names.joined(separator: ", "))"
            case .state(let name, let old, let new): "\(name) was \(old), is \(new)"
            case .object(let property, let type, let changes):
                "\(property) (\(type)) announced a change"
                    + (changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))
            case .observable(let property, let changes):
                changes.isEmpty ? "\(property) (observable) was written" : changes.joined(separator: ", ")
            case .derived(let name): "\(name) came out different"
            case .environment(let name): "environment value \(name) changed"
            case .other(let text): text
            }
        }
    }
}

extension Graph.Reason {
    /// Whether `other` is the next change of the same state.
    func isFollowed(by other: Graph.Reason) -> Bool {
        guard case .state(let name, _, let new) = self, case .state(name, new, _) = other else { return false }
        return true
    }

    /// The change of a state from its value before this one to the one after `other`.
    func joined(with other: Graph.Reason) -> Graph.Reason {
        guard case .state(let name, let old, _) = self, case .state(_, _, let new) = other else { return self }
        return .state(name, old: old, new: new)
    }

    /// Whether `other` adds nothing: the two are equal, or `other` is a later announcement of the same object, whose
    /// changes the first one includes.
    func covers(_ other: Graph.Reason) -> Bool {
        if case .object(let property, let type, _) = self, case .object(let otherProperty, let otherType, _) = other {
            return property == otherProperty && type == otherType
        }
        return self == other
    }
}

extension Graph {
    /// A record of what a graph did, in order.
    ///
    /// A trace has the events of the program: its views, its state, its actions. ``includingLibrary`` adds those of the
    /// library's own views. Equal events give equal traces: passes are counted from the trace's beginning, and
    /// descriptions of values contain no addresses.
    ///
    /// Its description has a line for each event; ``graphviz`` draws it. ``Graph/beginTrace()`` begins the recording.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let count = graph.variable(0, named: "count")
    /// graph.beginTrace()
    /// graph.perform { count.value = 1 }
    /// print(graph.endTrace())    // pass 1, then "write count: 0 → 1"
    /// ```
    public struct Trace: Sendable, Equatable, CustomStringConvertible {
        /// An event of a trace.
        public enum Event: Sendable, Equatable {
            /// A pass begins; its number in the trace, from 1. Passes without events of the program aren't counted.
            case pass(Int)
            /// A written value was applied: the path of the node (empty for a program's variable), the property, the
            /// old and the new value.
            case write(path: String, property: String, old: String, new: String)
            /// A body, a derived value or an observed value was evaluated: the node's path and the reasons, one at
            /// least.
            case evaluated(path: String, because: [Graph.Reason])
            /// A component received a value equal to its own, which is no reason to evaluate its body.
            case kept(path: String)
            /// A node was unmounted.
            case unmounted(path: String)
            /// An action ran: its kind, and the path of its node when the action was queued.
            case action(Graph.ActionKind, path: String)
        }

        /// The events of the program, in order. Paths in them omit the library's nodes.
        public var events: [Event] = []
        /// The events of the program and of the library, in order.
        var allEvents: [Event] = []

        /// The words of the graph's host.
        let wording: Wording

        /// Creates a trace.
        ///
        /// - Parameter events: the events, in order; none by default.
        public init(events: [Event] = []) { self.init(events: events, .neutral) }

        init(events: [Event], _ wording: Wording) {
            self.events = events
            allEvents = events
            self.wording = wording
        }

        /// The trace with the events of the library's own views, modifiers and actions, and with their names in paths.
        ///
        /// ```swift
        /// print(trace.includingLibrary)
        /// ```
        public var includingLibrary: Graph.Trace { Graph.Trace(events: allEvents, wording) }

        /// Whether the events of the program are equal.
        ///
        /// - Parameters:
        ///   - lhs: a trace.
        ///   - rhs: another trace.
        public static func == (lhs: Graph.Trace, rhs: Graph.Trace) -> Bool { lhs.events == rhs.events }

        /// The paths of the program's evaluated bodies with the reasons, in order. O(the events).
        public var evaluations: [(path: String, reasons: [Graph.Reason])] {
            events.compactMap { if case .evaluated(let path, let reasons) = $0 { (path, reasons) } else { nil } }
        }

        /// A line for each event of the program, in the words of the graph's host; an event alone has neutral ones.
        package var lines: [String] { events.map { $0.description(wording) } }

        /// A text with a line for each event.
        public var description: String { lines.joined(separator: "\n") }
    }
}

extension Graph.Trace.Event: CustomStringConvertible {
    public var description: String { description(.neutral) }

    fileprivate func description(_ wording: Graph.Wording) -> String {
        switch self {
        case .pass(let number): "pass \(number)"
        case .write(let path, let property, let old, let new):
            "write \(path.isEmpty ? property : "\(path).\(property)"): \(old) → \(new)"
        case .evaluated(let path, let reasons):
            "\(wording.evaluation) \(path): \(reasons.map(\.description).joined(separator: "; "))"
        case .kept(let path): "kept  \(path)"
        case .unmounted(let path): "gone  \(path)"
        case .action(let kind, let path): "\(kind.rawValue) \(path)"
        }
    }
}
