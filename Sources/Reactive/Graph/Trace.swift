extension Graph {
    /// Why a node was updated.
    public enum Reason: Sendable, Equatable, CustomStringConvertible {
        /// It is new.
        case mounted
        /// Its parent made another value; the fields that differ.
        case inputs([String])
        /// A state that it read was written: the property, the old value, the new one.
        case state(String, old: String, new: String)
        /// An object that it observes announced a change: the property that holds it, the object's type, and which of the
        /// object's `@Published` properties came out different, from what to what. (One that was set to an equal value
        /// announces a change, too, C26; and an object may do so by hand.)
        case object(property: String, type: String, changes: [String])
        /// An `@Observable` object's property that it read was written: the object's type and the property, where the system
        /// tells.
        case observable(String)
        /// A derived value that it read came out different.
        case derived(String)
        /// A value of the environment that it reads is another one now.
        case environment(String)
        /// For a host's own purposes.
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
            case .observable(let property): "\(property) (observable) was written"
            case .derived(let name): "\(name) came out different"
            case .environment(let name): "environment value \(name) changed"
            case .other(let text): text
            }
        }
    }
}

extension Graph.Reason {
    /// Whether the other one adds nothing: it's the same, or a later announcement of the same object, whose changes are among
    /// those of the first.
    func covers(_ other: Graph.Reason) -> Bool {
        if case .object(let property, let type, _) = self, case .object(let otherProperty, let otherType, _) = other {
            return property == otherProperty && type == otherType
        }
        return self == other
    }
}

extension Graph {
    /// What a graph did, in the order in which it did it.
    public struct Trace: Sendable, Equatable, CustomStringConvertible {
        public enum Event: Sendable, Equatable {
            /// A pass begins: the how-manieth of the graph.
            case pass(Int)
            /// A written value was applied: whose, which, the old and the new one.
            case write(path: String, property: String, old: String, new: String)
            /// A body was evaluated.
            case evaluated(path: String, because: [Graph.Reason])
            /// A component got a value equal to the one that it had (U9): its body wasn't evaluated for that.
            case kept(path: String)
            /// A node was taken out of the tree.
            case unmounted(path: String)
            /// An action ran.
            case action(Graph.ActionKind, path: String)
        }

        public var events: [Event] = []

        public init(events: [Event] = []) {
            self.events = events
        }

        /// The paths of the bodies that were evaluated, with the reasons, in order.
        public var evaluations: [(path: String, reasons: [Graph.Reason])] {
            events.compactMap { if case .evaluated(let path, let reasons) = $0 { (path, reasons) } else { nil } }
        }

        /// A line for each event.
        public var description: String {
            events.map(\.description).joined(separator: "\n")
        }
    }
}

extension Graph.Trace.Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .pass(let number): "pass \(number)"
        case .write(let path, let property, let old, let new):
            "write \(path.isEmpty ? property : "\(path).\(property)"): \(old) → \(new)"
        case .evaluated(let path, let reasons):
            "body  \(path): \(reasons.map(\.description).joined(separator: "; "))"
        case .kept(let path): "kept  \(path)"
        case .unmounted(let path): "gone  \(path)"
        case .action(let kind, let path): "\(kind.rawValue) \(path)"
        }
    }
}
