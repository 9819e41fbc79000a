extension Graph {
    /// Runs an action after each pass in which a value changed, with the old and the new value.
    ///
    /// `value` may read anything that bodies may: variables, derived values, `@Observable` properties. It is read again
    /// when any of these changed, at most once per pass, and compared by `==` if the type is `Equatable`. What the
    /// action changes is applied in the same flush. The first reading happens in the next flush.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let count = graph.variable(0)
    /// let observer = graph.observe(count.value, named: "printer") { old, new in print("\(old) → \(new)") }
    /// graph.flush()
    /// graph.perform { count.value = 1 }    // prints "0 → 1"
    /// observer.cancel()
    /// ```
    ///
    /// - Parameters:
    ///   - value: the value to observe; evaluated on the main actor.
    ///   - isInitial: whether the action also runs after the first reading, with that value as the old and the new one.
    ///     False by default.
    ///   - name: the name in traces and messages. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    ///   - action: what to do after a change.
    /// - Returns: the observer. The observation ends when it is cancelled or released.
    public func observe<Value>(
        _ value: @autoclosure @escaping () -> Value, initial isInitial: Bool = false, named name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> Observer {
        Observer(ObserverNode(self, name ?? "observer at \(file):\(line)", isInitial, value, action))
    }

    /// Keeps a value observed until it is cancelled or released; see
    /// ``Graph/observe(_:initial:named:file:line:perform:)``.
    @MainActor
    public final class Observer {
        private let node: Graph.Node

        fileprivate init(_ node: Graph.Node) {
            self.node = node
            node.setNeedsUpdate(because: .mounted)
        }

        isolated deinit { node.graph.unmount(node) }

        /// Ends the observation: the action doesn't run any more, not even for a change that was applied already.
        public func cancel() { node.graph.unmount(node) }
    }
}

private final class ObserverNode<Value>: Graph.Node {
    private let name: String
    private let isInitial: Bool
    private let value: () -> Value
    private let action: @MainActor (Value, Value) -> Void
    private let comparison = Comparison.ofState(Value.self)
    private let readings = Readings<Value>()

    init(
        _ graph: Graph, _ name: String, _ isInitial: Bool, _ value: @escaping () -> Value,
        _ action: @escaping @MainActor (Value, Value) -> Void
    ) {
        self.name = name
        self.isInitial = isInitial
        self.value = value
        self.action = action
        super.init(graph: graph, parent: nil)
    }

    override var label: String? { name }

    override func update() {
        evaluate(by: Self.work)
        guard let last = readings.last else {
            let first = ValueMemory(readings.next.take())
            readings.last = first
            if isInitial { call(first.value, first.value) }
            return
        }
        if comparison.isEqual(last.pointer, readings.next.pointer) {
            readings.next.deinitialize()
        } else {
            let old = last.take()
            last.initialize(to: readings.next.take())
            call(old, last.value)
        }
    }

    private static var work: @MainActor (Graph.Node) -> Void {
        { node in
            let node = uncheckedDowncast(node, to: ObserverNode<Value>.self)
            node.readings.next.initialize(to: node.value())
        }
    }

    private func call(_ old: Value, _ new: Value) {
        // An earlier action of the pass may cancel this observer.
        graph.enqueueAction(for: self, "observer") { [self] in
            if isMounted { action(old, new) }
        }
    }
}

/// What an observer has read.
///
/// Invariant: `last`, if any, has a value; `next` has one only between a reading and the comparison that follows it.
private final class Readings<Value> {
    /// The last value; nil before the first reading.
    @exclusivity(unchecked)
    var last: ValueMemory<Value>?
    let next = ValueMemory<Value>()

    deinit {
        last?.destroy()
        next.deallocate()
    }
}
