extension Graph {
    /// A value that a program keeps in a graph and changes, as a view does with a ``State``.
    ///
    /// A write is compared with the newest value, by `==` if the type is `Equatable`, queued under its transaction, and
    /// applied by the next flush. Inside of an evaluation a read gives the value of the pass and makes the evaluated
    /// node a dependent; elsewhere it gives the newest value. It lasts until its last reference is released; bindings
    /// to it ignore later writes. After its graph's end it goes on: only
    /// readers in other graphs follow it then.
    ///
    /// If the value is `Sendable`, so is the variable: any thread may read, write and ``update(_:)``. A variable of
    /// another value belongs to the actor of its graph.
    @dynamicMemberLookup
    public final class Variable<Value> {
        // A program creates many variables, and few of them are observed or written. A small plain value therefore lies
        // here until then; other values would have to be released when they are replaced.
        //
        //     no location ⇒ the value is small and has the bytes of `initial`

        /// The `VariableLocation<Value>`, if there is one. Its own type would be looked up at the end of each variable.
        @usableFromInline nonisolated(unsafe) let known = AtomicReference<PendingLocation>()
        @usableFromInline let inbox: Inbox
        @usableFromInline let name: DiagnosticName
        /// The bytes of the first value if it is small, else 0.
        @usableFromInline let initial: UInt64

        @inlinable
        init(_ inbox: Inbox, _ name: DiagnosticName, _ value: Value) {
            self.inbox = inbox
            self.name = name
            if PlainMemory.isSmall(Value.self) {
                initial = PlainMemory.bits(of: value)
            } else {
                initial = 0
                known.set(VariableLocation(value, in: inbox, name))
            }
        }

        deinit {
            known.object?._withUnsafeGuaranteedRef { $0.end() }
            known.release()
        }

        /// The location, for use as long as the variable lives.
        @inlinable
        var location: Unmanaged<VariableLocation<Value>> {
            .fromOpaque((known.object ?? makeLocation()).toOpaque())
        }

        /// Creates the location, unless another thread does so at the same time.
        @inlinable @inline(never)
        func makeLocation() -> Unmanaged<PendingLocation> {
            known.set(VariableLocation<Value>(PlainMemory.value(of: initial), in: inbox, name))
            return known.object.uncheckedUnwrapped
        }

        /// The value: in a body the value of the pass, elsewhere the newest one.
        @inlinable
        public var value: Value {
            get {
                if PlainMemory.isSmall(Value.self), !known.isSet, Evaluation.hasNoNode {
                    return PlainMemory.value(of: initial)
                }
                return location._withUnsafeGuaranteedRef { $0.noteReadHere() ? $0.value : $0.latest }
            }
            set {
                let location = location
                if let word = StateWord.word(of: newValue),
                    location._withUnsafeGuaranteedRef({ $0.write(word: word) })
                {
                    return
                }
                location._withUnsafeGuaranteedRef { $0.write(newValue, nil) }
            }
        }

        /// Changes the newest value as one step: no write of another thread comes between, and no update is lost.
        ///
        /// The result is written under the ambient transaction, like a value that is set: reads outside of bodies find
        /// it at once, and dependents follow in the next flush. It comes after all writes that the closure has seen,
        /// and before all that it hasn't.
        ///
        /// ```swift
        /// let graph = Graph()
        /// let hits = graph.variable(0)
        /// let number = hits.update { hits in
        ///     hits += 1
        ///     return hits
        /// }
        /// ```
        ///
        /// The closure runs outside of all locks. If another thread writes meanwhile, it runs again, with the newer
        /// value; so it should be short, and only change its argument. Threads whose updates of one variable keep
        /// failing take turns, in the order in which they came; each waits at most a millisecond for one that makes no
        /// progress. Reads and plain writes never wait.
        ///
        /// If the closure writes this variable itself, that is reported, and the update's result replaces what it
        /// wrote; an update of the same variable inside of it is reported and changes nothing. Inside of a body the
        /// variable keeps its value, as with a write.
        ///
        /// Complexity: O(1) besides the closure, and besides a copy of the value if the closure changes a collection.
        ///
        /// - Parameter change: changes the value; called on the calling thread, once if no other thread writes.
        /// - Returns: what the last call of `change` returned.
        /// - Throws: Rethrows what `change` throws; the value isn't written then.
        @discardableResult
        public func update<Result, Failure: Error>(
            _ change: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            let location = location.takeUnretainedValue()
            return try location.update(change)
        }

        /// Sets a value that is kept elsewhere and has changed there. Bodies that run meanwhile keep the old value.
        package func follow(_ value: Value) {
            guard Evaluation.isCurrentThread else { return self.value = value }
            location._withUnsafeGuaranteedRef { $0.enqueue(value, nil) }
        }

        /// Sets a value that a publisher delivered; during an update too, with a diagnostic.
        fileprivate func take(_ value: Value) {
            if Evaluation.isCurrentThread { Diagnostics.reportPublishing("a publisher of \(Value.self)") }
            location._withUnsafeGuaranteedRef { $0.enqueue(value, nil) }
        }

        /// A binding to the value.
        public var binding: Binding<Value> { Binding(location.takeUnretainedValue()) }

        /// Returns a binding that reads this variable and writes by a closure, for a value that is also kept elsewhere,
        /// in a file or a store.
        ///
        /// Two such bindings of one variable are the same place, whatever their closures.
        ///
        /// - Parameter set: stores a new value elsewhere, then sets this variable. Called on the writing thread, under
        ///   the write's transaction; not for a value that equals the newest one, nor for a write within a body.
        /// - Returns: the binding.
        public func binding(set: @escaping (Value) -> Void) -> Binding<Value> {
            Binding(ForwardingLocation(location.takeUnretainedValue(), set))
        }

        /// A binding to a member of the value.
        ///
        /// - Parameter keyPath: the member.
        public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
            binding[dynamicMember: keyPath]
        }
    }

    /// Creates a value that the program keeps and changes, and that bodies, derived values and observers depend on by
    /// reading it.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let count = graph.variable(0, named: "count")
    /// graph.perform { count.value += 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - value: the initial value.
    ///   - name: the name in traces. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    /// - Returns: the variable, which any thread may use.
    @inlinable
    public nonisolated func variable<Value: Sendable>(
        _ value: Value, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Variable<Value> {
        Variable(inbox, DiagnosticName(name, file, line), value)
    }

    /// Creates a value that isn't `Sendable`: it and the variable belong to the main actor, where passes compare and
    /// replace values.
    ///
    /// - Parameters:
    ///   - value: the initial value.
    ///   - name: the name in traces. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    /// - Returns: the variable.
    @inlinable
    public func variable<Value>(
        _ value: Value, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Variable<Value> {
        Variable(inbox, DiagnosticName(name, file, line), value)
    }

    /// Creates a variable from code that runs on the main actor without being isolated to it, or whose values may be
    /// used on any thread though their type doesn't say so.
    ///
    /// - Parameters:
    ///   - value: the initial value.
    ///   - name: the name in traces.
    /// - Returns: the variable.
    package nonisolated func variableOfAnyValue<Value>(_ value: Value, named name: String) -> Variable<Value> {
        Variable(inbox, DiagnosticName(name, #fileID, #line), value)
    }

    /// Subscribes to a publisher, whose newest value bodies, derived values and observers depend on by reading it.
    ///
    /// Requests unlimited demand. Values may come from any thread; they are applied like writes, so that equal ones
    /// change nothing. The subscription ends when the publisher completes or the result is released.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let prices = PassthroughSubject<Int, Never>()
    /// let price = graph.variable(following: prices, initial: 0)
    /// graph.perform { prices.send(5) }
    /// print(price.value)    // 5
    /// ```
    ///
    /// - Parameters:
    ///   - publisher: the publisher to follow.
    ///   - initial: the value until the publisher delivers one.
    ///   - name: the name in traces. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    /// - Returns: the newest value.
    public func variable<P: Publisher>(
        following publisher: P, initial: P.Output, named name: String? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Followed<P.Output> where P.Failure == Never {
        Followed(variable(initial, named: name ?? "publisher at \(file):\(line)"), publisher)
    }

    /// The newest value of a publisher; see ``Graph/variable(following:initial:named:file:line:)``.
    public final class Followed<Value> {
        private let variable: Variable<Value>
        private let subscription: AnyCancellable

        init<P: Publisher>(_ variable: Variable<Value>, _ publisher: P)
        where P.Output == Value, P.Failure == Never {
            self.variable = variable
            subscription = publisher.sink { [weak variable] in variable?.take($0) }
        }

        /// The value: in a body the value of the pass, elsewhere the newest one.
        public var value: Value { variable.value }
    }

    /// Observes an object, on whose announcements bodies, derived values and observers depend by reading it.
    ///
    /// They are evaluated again after each announced change, when the object has its new values.
    ///
    /// ```swift
    /// final class Cart: ObservableObject {
    ///     @Published var items: [String] = []
    /// }
    ///
    /// let graph = Graph()
    /// let cart = graph.observed(Cart())
    /// let count = graph.derived { cart.object.items.count }
    /// ```
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - name: the name in traces. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    /// - Returns: a reference that observes the object until it is released.
    public func observed<Object: ObservableObject>(
        _ object: Object, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> ObservedReference<Object> {
        ObservedReference(self, name ?? "object at \(file):\(line)", object)
    }

    /// An observed object; see ``Graph/observed(_:named:file:line:)``.
    @MainActor
    public final class ObservedReference<Object: ObservableObject> {
        private let node: ObjectNode<Object>

        fileprivate init(_ graph: Graph, _ name: String, _ object: Object) {
            node = ObjectNode(graph, name, object)
        }

        isolated deinit { node.graph.unmount(node) }

        /// The object. Reading it in an evaluation makes the evaluated node a dependent of all its announcements.
        public var object: Object {
            node.changes.noteRead()
            return node.object
        }
    }
}

extension Graph.Variable: Sendable where Value: Sendable {}

/// Passes an object's announcements on to the nodes that have read it, in the pass that applies them.
private final class ObjectNode<Object: ObservableObject>: Graph.Node {
    let object: Object
    // Belongs to the main actor, as the node does.
    nonisolated(unsafe) let changes = Graph.Source()
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

    nonisolated override func relay(_ reason: Graph.Reason) { changes.markReaders(because: reason) }

    override func didUnmount() { slot?.unmount() }
}
