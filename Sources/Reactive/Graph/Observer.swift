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
    @inlinable
    public func observe<Value>(
        _ value: @autoclosure @escaping () -> Value, initial isInitial: Bool = false, named name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> Observer {
        let equality = StateEquality<Value>()
        let node = ObservingNode(
            self, DiagnosticName(name, file, line), isInitial, ValueMemory<Value>.allocate(2),
            distance: ValueMemory<Value>.distance
        ) { task, told, last in
            ObservingNode.perform(task, told, last, comparingBy: equality, read: value, tell: { action($0, $1) })
        }
        return Observer(node)
    }

    /// Keeps a value observed until it is cancelled or released; see
    /// ``Graph/observe(_:initial:named:file:line:perform:)``.
    @MainActor
    public final class Observer {
        private let node: ObservingNode

        @usableFromInline
        init(_ node: ObservingNode) {
            self.node = node
            node.setNeedsUpdate(because: ObservingNode.first)
        }

        isolated deinit { node.graph.unmount(node) }

        /// Ends the observation: the action doesn't run any more, not even for a change that was applied already.
        public func cancel() { node.graph.unmount(node) }
    }
}

/// An observer's place in the graph: the value that it read last, and the one that its action gets besides.
///
/// Not generic, for the same reason as `DerivedNode`. The two values lie one behind the other in its memory; instead of
/// the values, their parts are exchanged.
///
///     hasLast  ⇔  last has a value
///     isTelling  ⇒  an action is queued for this node, with the values in `told` and `last`; told has a value then
///         only, and during a reading
///     isTelling  ⇒  the flag `.telling` is set, until the action runs
@MainActor
@usableFromInline
final class ObservingNode: Graph.Node {
    /// What `work` is asked to do.
    @usableFromInline
    enum Task {
        /// Reads the value into `told`; returns whether it differs from `last`. If not, `told` has no value afterwards.
        case read
        /// Reads the first value into `told`.
        case readFirst
        /// Copies the last value to `told`.
        case copy
        /// Runs the action, with the value in `told`, which has none afterwards.
        case tell
        /// Destroys the value in `told`.
        case end
    }

    private let name: DiagnosticName
    private let isInitial: Bool
    // These belong to the main actor, and to the `deinit` at last.
    private nonisolated(unsafe) let address: UnsafeMutableRawPointer
    private let distance: Int
    private nonisolated(unsafe) let work:
        (_ task: Task, _ told: UnsafeMutableRawPointer, _ last: UnsafeMutableRawPointer) -> Bool
    /// Whether `last` is the second value in memory.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var isSecondLast = false
    @exclusivity(unchecked)
    private nonisolated(unsafe) var hasLast = false
    @exclusivity(unchecked)
    private nonisolated(unsafe) var isTelling = false
    @exclusivity(unchecked)
    private nonisolated(unsafe) var isChanged = false
    /// The place of an observer with the flag `.telling` in its list; see `ActionQueue`.
    @exclusivity(unchecked)
    nonisolated(unsafe) var tellingPlace: Int32 = 0

    /// - Parameters:
    ///   - address: memory for two values with a distance, which the node frees.
    ///   - work: does the tasks with the values at the addresses that it is given.
    @usableFromInline
    nonisolated init(
        _ graph: Graph, _ name: DiagnosticName, _ isInitial: Bool, _ address: UnsafeMutableRawPointer, distance: Int,
        _ work: @escaping (Task, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool
    ) {
        self.name = name
        self.isInitial = isInitial
        self.address = address
        self.distance = distance
        self.work = work
        super.init(root: graph)
    }

    deinit {
        if isTelling { _ = work(.end, told, last) }
        if hasLast { _ = work(.end, last, told) }
        address.deallocate()
    }

    override var label: String? { name.text(of: "observer") }

    override var unmarkedReason: Graph.Reason { hasLast ? super.unmarkedReason : Self.first }

    /// The reason for the first evaluation.
    nonisolated static let first = Graph.Reason.other("first evaluation")

    private nonisolated var last: UnsafeMutableRawPointer { isSecondLast ? address + distance : address }
    private nonisolated var told: UnsafeMutableRawPointer { isSecondLast ? address : address + distance }

    override func update() { read() }
}

// The engine's code, on the actor of the graph.
nonisolated extension ObservingNode {
    /// Does a task of an observer, with its closures. For the `work` of a node, which is specialised with it.
    @inlinable @inline(__always)
    static func perform<Value>(
        _ task: Task, _ told: UnsafeMutableRawPointer, _ last: UnsafeMutableRawPointer,
        comparingBy equality: StateEquality<Value>, read value: () -> Value, tell action: (Value, Value) -> Void
    ) -> Bool {
        let told = ValueMemory<Value>(at: told)
        let last = ValueMemory<Value>(at: last)
        switch task {
        case .read:
            let new = value()
            if equality.areEqual(last, new) { return false }
            told.initialize(to: new)
            return true
        case .readFirst: told.initialize(to: value())
        case .copy: told.initialize(to: last.value)
        case .tell: action(told.take(), last.value)
        case .end: told.deinitialize()
        }
        return false
    }

    private func read() {
        // A pass that was left by a storm may not have told the last change.
        if isTelling {
            isTelling = false
            perform(.end)
        }
        if hasLast, graph.isCovered(self) {
            isChanged = work(.read, told, last)
        } else {
            evaluate(isNested: false, by: Self.evaluate)
        }
        guard hasLast else {
            isSecondLast.toggle()
            hasLast = true
            if isInitial {
                perform(.copy)
                tell()
            }
            return
        }
        if isChanged {
            isSecondLast.toggle()
            tell()
        }
    }

    private static let evaluate: @Sendable (Graph.Node) -> Void = { node in
        let node = uncheckedDowncast(node, to: ObservingNode.self)
        node.isChanged = node.work(node.hasLast ? .read : .readFirst, node.told, node.last)
    }

    private func tell() {
        isTelling = true
        graph.enqueueTelling(of: self)
    }

    private func perform(_ task: Task) { _ = work(task, told, last) }

    /// Runs the action. An earlier action of the pass may have cancelled this observer.
    func performTelling() {
        guard isTelling else { return }
        isTelling = false
        perform(isInTree ? .tell : .end)
    }
}

nonisolated extension Graph {
    static let telling: Graph.ActionKind = "observer"

    /// Queues the action of an observer.
    func enqueueTelling(of node: ObservingNode) {
        if recorder.isOn {
            Graph.Node.onOwner(node) { node in
                let node = uncheckedDowncast(node, to: ObservingNode.self)
                node.graph.enqueueAction(for: node, Graph.telling) { node.performTelling() }
            }
        } else if !node.flags.contains(.telling) {
            actions.append(telling: node)
            scheduleFlushIfIdle()
        }
    }
}
