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
        private let node: ValueNode<Value>

        init(_ graph: Graph, _ name: DiagnosticName, _ compute: @escaping () -> Value) {
            node = ValueNode(graph, name, compute)
        }

        /// The closure may hold the last reference to another derived value, and so on; hence `releaseWork`.
        isolated deinit {
            node.graph.unmount(node)
            node.graph.releaseWork(of: node)
        }

        /// The value. Inside of an evaluation it is the value of the pass, and the evaluated node becomes a dependent;
        /// elsewhere it is the newest one, also before a flush.
        public var value: Value {
            if Evaluation.isCurrentThread {
                if node.freshness != .fresh { node.refresh() }
                node.output.noteRead()
                return node.kept
            }
            if !node.graph.inbox.isEmpty { return node.peek() }
            if node.freshness != .fresh { node.refresh() }
            return node.kept
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
        Derived(self, DiagnosticName(name, file, line), compute)
    }
}

// MARK: Settling

extension Graph {
    /// Marks the derived values that may have changed, upwards from one that must be computed again, and notes the
    /// other nodes that depend on them. No other code runs meanwhile, so that no node goes.
    func spreadDoubt(from first: DerivedNode) {
        var waiting = spreading
        spreading = []
        var node = first
        while true {
            var edge = node.output.firstEdge
            while let current = edge {
                edge = current.pointee.nextOfSource
                current.pointee.reader.withObject { reader in
                    if reader.isDerived {
                        let derived = uncheckedDowncast(reader, to: DerivedNode.self)
                        if derived.markDoubtful() { waiting.append(Unowned(derived)) }
                    } else if !reader.flags.contains(.leaf) {
                        reader.graph.appendLeaf(reader)
                    }
                }
            }
            guard let next = waiting.popLast() else { break }
            node = next.object
        }
        spreading = waiting
        scheduleFlushIfIdle()
    }

    private func appendLeaf(_ node: Graph.Node) {
        if node.isDirty && !observation.tracksEach { return }
        derivedValues.appendLeaf(node)
        scheduleFlushIfIdle()
    }

    /// Brings the derived values up to date on which nodes depend that passes update; the others wait until they are
    /// read.
    func settleDerivedValues() {
        while let leaf = derivedValues.takeLeaf() {
            // A dirty node asks for what it needs itself, which may be less. But where evaluations are tracked, the
            // computations within its own would be tracked for it, too. A computation may unmount the node.
            var edge = leaf.links.first
            while let current = edge, leaf.isMounted, !leaf.isDirty || observation.tracksEach {
                current.pointee.staleSource?.refresh()
                edge = leaf.isMounted ? current.pointee.next : nil
            }
        }
    }

    /// Releases a derived value's closure, and then what goes with it, one after the other: a long chain of derived
    /// values would exhaust the stack otherwise. The caller must hold no other reference to the closure.
    fileprivate func releaseWork<Value>(of node: ValueNode<Value>) {
        guard derivedValues.release(node.end()) else { return }
        while let next = derivedValues.popReleased() { _ = consume next }
        derivedValues.endReleasing()
    }

    /// The value of a node ahead of a flush, computed once during each reading.
    fileprivate func peek<Value>(_ node: ValueNode<Value>, _ work: () -> Value) -> Value {
        if let known = derivedValues.peekedValue(of: node) as? PeekedValue<Value> { return known.value }
        let isOutermost = derivedValues.beginPeeking()
        defer { if isOutermost { derivedValues.endPeeking() } }
        let value = node.peek(work)
        derivedValues.keepPeeked(PeekedValue(value: value), of: node)
        return value
    }
}

/// Wraps a peeked value, so that an `Any` tells an optional value that is nil from none.
private struct PeekedValue<Value> {
    let value: Value
}

// MARK: - The node

/// A derived value's closure and its last result.
///
/// Invariant: hasValue ⇔ the value was computed ⇔ memory has a value.
final class ValueNode<Value>: DerivedNode {
    @exclusivity(unchecked)
    private var work: (() -> Value)?
    // Belongs to the main actor, and to the `deinit` at last.
    private nonisolated(unsafe) let memory = ValueMemory<Value>()
    private let comparison = Comparison.ofStates(Value.self)

    init(_ graph: Graph, _ name: DiagnosticName, _ work: @escaping () -> Value) {
        self.work = work
        super.init(graph, name)
    }

    deinit {
        if hasValue { memory.deinitialize() }
        memory.deallocate()
    }

    /// The last result; there must be one.
    var kept: Value {
        guard hasValue else { preconditionFailure("a derived value was read after its end") }
        return memory.value
    }

    override func computeValue() -> Bool {
        guard let work else { preconditionFailure("a derived value was computed after its end") }
        var new = work()
        guard hasValue else {
            memory.initialize(to: new)
            hasValue = true
            return false
        }
        if comparison.isEqual(memory.pointer, &new) { return false }
        memory.value = new
        return true
    }

    /// Ends the computations; returns the closure, for the caller to release.
    func end() -> (() -> Value)? { work.take() }

    /// The value after the next flush, computed without keeping it.
    func peek() -> Value {
        guard let work else { preconditionFailure("a derived value was read after its end") }
        return graph.peek(self, work)
    }
}
