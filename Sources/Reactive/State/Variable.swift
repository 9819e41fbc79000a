extension Graph {
    /// A value that a program keeps in a graph and changes: what a `State` is to a view.
    ///
    /// A write is compared with the newest value (U2), queued under its transaction, and applied by the next flush (U7). Inside
    /// an evaluation a read gives the value of the pass and makes who reads a dependent; elsewhere it gives the newest
    /// (U3). Any thread may read and write. Goes when the last reference to it goes; writes then reach nothing.
    @dynamicMemberLookup
    public final class Variable<Value>: Sendable {
        private let location: StateLocation<Value>

        init(_ graph: Graph, _ name: String, _ value: Value) {
            location = StateLocation(
                value, in: graph, PropertyInfo(name: name, comparison: .ofState(Value.self)))
        }

        deinit { location.uninstall() }

        public var value: Value {
            get { location.read() }
            set { location.write(newValue, nil) }
        }

        /// Changes the value in place. Two threads at once may each overwrite what the other made.
        public func update(_ change: (inout Value) throws -> Void) rethrows {
            var new = location.read()
            try change(&new)
            location.write(new, nil)
        }

        /// Takes a value that was published: also during an update, which it doesn't belong to (U21).
        fileprivate func take(_ value: Value) {
            if Evaluation.isCurrentThread { Diagnostics.reportPublishing("a publisher of \(Value.self)") }
            location.enqueue(value, nil)
        }

        /// A binding to the value, for views.
        public var binding: Binding<Value> { Binding(location) }

        /// A binding that reads this variable and leaves the writing to you: for a value that is kept elsewhere, too, in a file or
        /// a store. `set` is to store the value there and, in the end, to set this variable. It is called where the binding is
        /// written, under the write's transaction; not for a value that equals the newest (U2), nor within a body (U20).
        /// Two such bindings of one variable are the same place.
        public func binding(set: @escaping (Value) -> Void) -> Binding<Value> {
            Binding(ForwardingLocation(location, set))
        }

        /// A binding to a member of the value.
        public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
            binding[dynamicMember: keyPath]
        }
    }

    /// A value that the program keeps and changes. Give it a name for traces.
    public nonisolated func variable<Value>(
        _ value: Value, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Variable<Value> {
        Variable(self, name ?? "variable at \(file):\(line)", value)
    }

    /// The newest value of a publisher, as something that bodies, derived values and observers depend on by reading it.
    ///
    /// Subscribes at once and asks for everything; values may come from any thread, and are applied as writes are: equal ones
    /// change nothing. Ends with the publisher, or with the last reference to this.
    public func variable<P: Publisher>(
        following publisher: P, initial: P.Output, named name: String? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Followed<P.Output> where P.Failure == Never {
        Followed(variable(initial, named: name ?? "publisher at \(file):\(line)"), publisher)
    }

    /// The newest value of a publisher; see `Graph.variable(following:initial:)`.
    public final class Followed<Value> {
        private let variable: Variable<Value>
        private let subscription: AnyCancellable

        fileprivate init<P: Publisher>(_ variable: Variable<Value>, _ publisher: P)
        where P.Output == Value, P.Failure == Never {
            self.variable = variable
            subscription = publisher.sink { [weak variable] in variable?.take($0) }
        }

        public var value: Value { variable.value }
    }

    /// An object as something that derived values and observers depend on by reading it: they are told whenever it announces
    /// a change, and find its new values.
    public func observed<Object: ObservableObject>(
        _ object: Object, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> ObservedReference<Object> {
        ObservedReference(self, name ?? "object at \(file):\(line)", object)
    }

    /// An observed object; see `Graph.observed(_:)`.
    @MainActor
    public final class ObservedReference<Object: ObservableObject> {
        private let node: ObjectNode<Object>

        fileprivate init(_ graph: Graph, _ name: String, _ object: Object) {
            node = ObjectNode(graph, name, object)
        }

        isolated deinit { node.graph.unmount(node) }

        /// The object. Reading it makes who reads a dependent of all its announcements.
        public var object: Object {
            node.changes.noteRead()
            return node.object
        }
    }
}

/// Passes an object's announcements on to who has read it, in the pass that follows.
private final class ObjectNode<Object: ObservableObject>: Graph.Node {
    let object: Object
    let changes = Graph.Source()
    private let name: String
    private var slot: ObjectSlot<Object>?

    init(_ graph: Graph, _ name: String, _ object: Object) {
        self.object = object
        self.name = name
        super.init(graph: graph, parent: nil)
        let slot = ObjectSlot<Object>(self, Graph.PropertyInfo(name: name, comparison: nil))
        slot.observe(object)
        self.slot = slot
        flags.insert(.relay)
    }

    override var label: String? { name }

    override func relay(_ reason: Graph.Reason) { changes.markDependents(because: reason) }

    override func didUnmount() { slot?.unmount() }
}
