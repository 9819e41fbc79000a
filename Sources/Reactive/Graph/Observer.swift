extension Graph {
    /// Does something whenever a value is another one: after the pass in which it changed, with the old and the new value.
    ///
    /// `value` may read anything that bodies may: variables, derived values, `@Observable` properties. It is read again
    /// when something of that changed, at most once per pass. The action may write; what it writes is settled in the
    /// same flush. With `initial` it runs after the first reading, too, the old value being the new one then.
    ///
    /// Lasts until the observer is cancelled or let go of.
    public func observe<Value>(
        _ value: @autoclosure @escaping () -> Value, initial: Bool = false, named name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> Observer {
        Observer(ObserverNode(self, name ?? "observer at \(file):\(line)", initial, value, action))
    }

    /// Keeps something observed; see `Graph.observe`.
    @MainActor
    public final class Observer {
        private let node: Graph.Node

        fileprivate init(_ node: Graph.Node) {
            self.node = node
            node.setNeedsUpdate(because: .mounted)
        }

        isolated deinit { node.graph.unmount(node) }

        /// Ends it: the action isn't called any more.
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
        let next = readings.next
        guard let last = readings.last else {
            let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            memory.moveInitialize(from: next, count: 1)
            readings.last = memory
            if isInitial { call(memory.pointee, memory.pointee) }
            return
        }
        if comparison.isEqual(last, next) {
            next.deinitialize(count: 1)
        } else {
            let old = last.move()
            last.moveInitialize(from: next, count: 1)
            call(old, last.pointee)
        }
    }

    private static var work: @MainActor (Graph.Node) -> Void {
        { node in
            let node = unsafeDowncast(node, to: ObserverNode<Value>.self)
            node.readings.next.initialize(to: node.value())
        }
    }

    private func call(_ old: Value, _ new: Value) {
        // Another one's action may have ended this observer meanwhile.
        graph.enqueueAction(for: self, "observer") { [self] in
            if isMounted { action(old, new) }
        }
    }
}

/// What an observer has read. In memory of its own: an optional of a type that the code doesn't know is looked up at each use.
private final class Readings<Value> {
    /// The value as it was read last; nil before the first time.
    @exclusivity(unchecked)
    var last: UnsafeMutablePointer<Value>?
    /// Where the next one is put: without a value, but for the moment between a reading and what follows from it.
    let next = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    deinit {
        last?.deinitialize(count: 1)
        last?.deallocate()
        next.deallocate()
    }
}
