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
        Observer(ObserverNode(self, DiagnosticName(name, file, line), isInitial, value, action))
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

/// The values that an observer read last, and those that its action gets.
///
///     hasLast  ⇔  last has a value
///     isTelling  ⇒  an action is queued for this node, with the values in `told` and `last`; told has a value then
///         only
private final class ObserverNode<Value>: ObservingNode {
    private let isInitial: Bool
    private let value: () -> Value
    private let action: @MainActor (Value, Value) -> Void
    private let comparison = Comparison.ofStates(Value.self)
    // The memories belong to the main actor, and to the `deinit` at last.
    /// The value of the last reading. The memories are exchanged instead of the values.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var last = ValueMemory<Value>()
    /// The value before the last one, until the action has been told; in between that of a running reading.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var told = ValueMemory<Value>()
    @exclusivity(unchecked)
    private var hasLast = false
    @exclusivity(unchecked)
    private var isTelling = false

    init(
        _ graph: Graph, _ name: DiagnosticName, _ isInitial: Bool, _ value: @escaping () -> Value,
        _ action: @escaping @MainActor (Value, Value) -> Void
    ) {
        self.isInitial = isInitial
        self.value = value
        self.action = action
        super.init(graph, name)
    }

    deinit {
        if hasLast { last.deinitialize() }
        last.deallocate()
        if isTelling { told.deinitialize() }
        told.deallocate()
    }

    override func update() {
        // A pass that was left by a storm may not have told the last change.
        if isTelling { endTelling() }
        if hasLast, graph.isCovered(self) {
            told.initialize(to: value())
        } else {
            evaluate(by: Self.work)
        }
        guard hasLast else {
            swap(&last, &told)
            hasLast = true
            if isInitial { tell(last.value) }
            return
        }
        if comparison.isEqual(last.pointer, told.pointer) {
            told.deinitialize()
        } else {
            swap(&last, &told)
            isTelling = true
            graph.enqueueTelling(of: self)
        }
    }

    private static var work: @MainActor (Graph.Node) -> Void {
        { node in
            let node = uncheckedDowncast(node, to: ObserverNode<Value>.self)
            node.told.initialize(to: node.value())
        }
    }

    private func tell(_ old: Value) {
        told.initialize(to: old)
        isTelling = true
        graph.enqueueTelling(of: self)
    }

    /// Runs the action. An earlier action of the pass may have cancelled this observer.
    override func performTelling() {
        guard isTelling else { return }
        isTelling = false
        let old = told.take()
        if isMounted { action(old, last.value) }
    }

    private func endTelling() {
        isTelling = false
        told.deinitialize()
    }
}

/// The part of an observer that doesn't depend on its value.
@MainActor
class ObservingNode: Graph.Node {
    private final let name: DiagnosticName

    init(_ graph: Graph, _ name: DiagnosticName) {
        self.name = name
        super.init(graph: graph, parent: nil)
    }

    final override var label: String? { name.text(of: "observer") }

    /// Runs the observer's action for the change that it has queued.
    func performTelling() {}
}

extension Graph {
    static let telling: Graph.ActionKind = "observer"

    /// Queues the action of an observer.
    func enqueueTelling(of node: ObservingNode) {
        if isTracing {
            enqueueAction(for: node, Graph.telling) { node.performTelling() }
        } else {
            actions.append(telling: node)
            scheduleFlushIfIdle()
        }
    }
}
