extension Graph {
    /// A value computed from others: variables, states, `@Observable` properties, other derived values.
    ///
    /// It is computed when it is first read, and kept until something that its computation read changes. A derived
    /// value that a body, an observer or an observed derived value depends on is brought up to date in each pass before
    /// its dependents, at most once and never from half-changed inputs. Its dependents are marked only if the new value
    /// differs, by `==` if the type is `Equatable`. Without dependents it is computed at the next read.
    ///
    /// A derived value that depends on itself ends the process with a message that names it.
    @MainActor
    public final class Derived<Value> {
        private let node: DerivedNode
        private let storage: DerivedValue<Value>

        init(_ graph: Graph, _ label: String, _ compute: @escaping () -> Value) {
            let storage = DerivedValue(compute)
            self.storage = storage
            node = DerivedNode(graph, label, output: storage)
        }

        /// The closure may hold the last reference to another derived value, and so on; hence `releaseWork`.
        isolated deinit {
            node.graph.unmount(node)
            node.graph.releaseWork(of: storage)
        }

        /// The value. Inside of an evaluation it is the value of the pass, and the evaluated node becomes a dependent;
        /// elsewhere it is the newest one, also before a flush.
        public var value: Value {
            if !Evaluation.isCurrentThread, !node.graph.inbox.isEmpty { return storage.peek(node) }
            node.refresh()
            storage.noteRead()
            return storage.kept
        }
    }

    /// Creates a value that is computed from others when it is read, and kept until one of them changes.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let celsius = graph.variable(20.0)
    /// let fahrenheit = graph.derived(named: "fahrenheit") { celsius.value * 1.8 + 32 }
    /// print(fahrenheit.value)    // 68.0
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name in traces and messages. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    ///   - compute: returns the value, from what it reads of the graph; runs on the main actor and changes nothing.
    /// - Returns: the derived value, which lasts until its last reference is released.
    public func derived<Value>(
        named name: String? = nil, file: StaticString = #fileID, line: UInt = #line, _ compute: @escaping () -> Value
    ) -> Derived<Value> {
        Derived(self, name ?? "derived value at \(file):\(line)", compute)
    }
}

// MARK: Settling

extension Graph {
    /// Marks the derived values above one that must be computed again.
    func spreadDoubt(from first: DerivedNode) {
        derivedValues.spreadDoubt(from: first)
        scheduleFlushIfIdle()
    }

    /// Brings the observed derived values up to date, lowest first; the others wait until they are read.
    func settleDerivedValues() {
        while let batch = derivedValues.takeStale() {
            batch.forEach { node in
                if node.isMounted && node.isObserved { node.refresh() }
            }
        }
    }

    /// Releases a derived value's closure, and then what goes with it, one after the other: a long chain of derived
    /// values would exhaust the stack otherwise. The caller must hold no other reference to the closure.
    fileprivate func releaseWork<Value>(of output: DerivedValue<Value>) {
        guard derivedValues.release(output.end()) else { return }
        while let next = derivedValues.popReleased() { _ = consume next }
        derivedValues.endReleasing()
    }

    /// The value of an output ahead of a flush, computed once during each reading.
    fileprivate func peek<Value>(_ output: DerivedValue<Value>, _ node: DerivedNode, _ work: () -> Value) -> Value {
        if let known = derivedValues.peekedValue(of: output) as? PeekedValue<Value> { return known.value }
        let isOutermost = derivedValues.beginPeeking()
        defer { if isOutermost { derivedValues.endPeeking() } }
        let value = node.peek(work)
        derivedValues.keepPeeked(PeekedValue(value: value), of: output)
        return value
    }
}

/// Wraps a peeked value, so that an `Any` tells an optional value that is nil from none.
private struct PeekedValue<Value> {
    let value: Value
}

// MARK: - Output

/// A derived value as its dependents see it.
class DerivedOutput: Graph.Source {
    // Cleared when the node, which keeps this, is unmounted, so before it is released; used on the main actor only.
    @exclusivity(unchecked)
    private nonisolated(unsafe) final var reference: Unowned<DerivedNode>?

    final var node: DerivedNode? {
        get { reference?.object }
        set { reference = newValue.map { Unowned($0) } }
    }

    override var derivedNode: DerivedNode? { node }

    /// Computes the value; returns whether it replaced a different one.
    @MainActor
    func compute() -> Bool { preconditionFailure("abstract") }
}

/// A derived value's closure and its last result.
///
/// Invariant: memory ≠ nil ⇔ the value was computed; it has a value then.
final class DerivedValue<Value>: DerivedOutput {
    @exclusivity(unchecked)
    private var work: (() -> Value)?
    @exclusivity(unchecked)
    private var memory: ValueMemory<Value>?
    private let comparison = Comparison.ofState(Value.self)

    init(_ work: @escaping () -> Value) { self.work = work }

    deinit { memory?.destroy() }

    /// The last result; there must be one.
    var kept: Value {
        guard let memory else { preconditionFailure("a derived value was read after its end") }
        return memory.value
    }

    override func compute() -> Bool {
        guard let work else { preconditionFailure("a derived value was computed after its end") }
        var new = work()
        guard let memory else {
            self.memory = ValueMemory(new)
            return false
        }
        if comparison.isEqual(memory.pointer, &new) { return false }
        memory.value = new
        return true
    }

    /// Ends the computations; returns the closure, for the caller to release.
    func end() -> (() -> Value)? { work.take() }

    /// The value after the next flush, computed without keeping it.
    @MainActor
    func peek(_ node: DerivedNode) -> Value {
        guard let work else { preconditionFailure("a derived value was read after its end") }
        return node.graph.peek(self, node, work)
    }
}
