extension Graph {
    /// A value computed from others: variables, states, `@Observable` properties, other derived values.
    ///
    /// It is computed when it is first read, and kept until something that its computation read changes. A derived
    /// value that a body, an observer or an observed derived value depends on is brought up to date in each pass before
    /// its dependents, at most once and never from half-changed inputs. Its dependents are marked only if the new value
    /// differs, by `==` if the type is `Equatable`. Without dependents it is computed at the next read.
    ///
    /// The computation of a value may read values that weren't computed yet, and so on, to any depth for which there is
    /// memory; see <doc:UpdateCycle#The-order-of-evaluations>. Values that depend on themselves take the values that
    /// the program has given for this case, ``Graph/derived(onCycle:named:file:line:_:)``. Without one they end the
    /// process with a message that names the path.
    @MainActor
    public final class Derived<Value> {
        // Retained here, and released by `Graph.releaseNodes`; reading it counts no reference.
        @usableFromInline let node: Unowned<DerivedNode>

        @inlinable
        init(_ graph: Graph, _ name: DiagnosticName, _ compute: @escaping () -> Value) {
            let node = DerivedNode.make(graph, name, compute)
            self.node = Unowned(node)
            _ = Unmanaged.passRetained(node)
        }

        /// Creates a value that has another one in a cycle.
        @inlinable
        init(_ graph: Graph, _ name: DiagnosticName, onCycle cycleValue: Value, _ compute: @escaping () -> Value) {
            let node = DerivedNode.make(graph, name, onCycle: cycleValue, compute)
            self.node = Unowned(node)
            _ = Unmanaged.passRetained(node)
        }

        isolated deinit { endNode()?.releaseNodes() }

        /// Unmounts the node and gives its graph the reference to it. Not inlined: the graph's must be the last one
        /// when it releases the node.
        ///
        /// - Returns: the graph if it isn't releasing nodes.
        @inline(never)
        private func endNode() -> Graph? {
            node.withObject { node in
                node.graph.unmount(node)
                return node.graph.derivedValues.release(.passUnretained(node)) ? node.graph : nil
            }
        }

        /// The value. Inside of an evaluation it is the value of the pass, and the evaluated node becomes a dependent;
        /// elsewhere it is the newest one, also before a flush.
        @inlinable
        public var value: Value {
            guard let address = node.withObject({ $0.read() }) else { return peek() }
            return ValueMemory<Value>(at: address).value
        }

        /// The value after the next flush, computed without keeping it.
        @usableFromInline
        func peek() -> Value {
            node.withObject { $0.graph.peek($0) }
        }

        /// The names of the values of a shortest cycle through this one, from this one to itself; nil if this value
        /// doesn't depend on itself.
        ///
        /// ```swift
        /// print(cell.cycle?.joined(separator: " → ") ?? "no cycle")    // "price → tax → price"
        /// ```
        ///
        /// It reads the value, and so brings it up to date. It isn't a dependency by itself: a body that shows the path
        /// is evaluated again when the value changes. Nil within the value's own computation. O(the reads of the values
        /// that depend on one another).
        public var cycle: [String]? {
            node.withObject { node in
                Evaluation.peeking(node.graph.evaluation).read {
                    _ = value
                    return node.cyclePath()
                }
            }
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
    @inlinable
    public func derived<Value>(
        named name: String? = nil, file: StaticString = #fileID, line: UInt = #line, _ compute: @escaping () -> Value
    ) -> Derived<Value> {
        Derived(self, DiagnosticName(name, file, line), compute)
    }

    /// Creates a computed value that has another value as long as it depends on itself: a cell of a spreadsheet, for
    /// instance, whose formula the user writes.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let formulas = [graph.variable("B"), graph.variable("1")]
    /// var cells: [Graph.Derived<Int?>] = []
    /// for (name, formula) in zip(["A", "B"], formulas) {
    ///     cells.append(graph.derived(onCycle: nil, named: name) {
    ///         switch formula.value {
    ///         case "A": cells[0].value
    ///         case "B": cells[1].value
    ///         default: Int(formula.value)
    ///         }
    ///     })
    /// }
    /// print(cells[0].value as Any)                // Optional(1)
    /// graph.perform { formulas[1].value = "A" }
    /// print(cells[0].value as Any, cells[0].cycle ?? [])    // nil ["A", "B", "A"]
    /// ```
    ///
    /// *Each* value that depends on itself, directly or through others, has its `onCycle` value, whichever of them is
    /// read first. Values that read these without being part of a cycle are computed from them, as from any other
    /// value. When a change ends the cycle, all of them are computed. In a cycle each value needs one: a derived value
    /// without it that depends on itself ends the process with a message that has the path. ``Derived/cycle`` returns
    /// the path otherwise. For a value that tells errors from results, let `Value` be a `Result`.
    ///
    /// The computations of a cycle run, too, to find what they read: they read the `onCycle` values of the others, and
    /// their results are dropped. O(their reads). A change of what one of them reads computes all of them again.
    ///
    /// - Parameters:
    ///   - cycleValue: the value as long as the derived value depends on itself.
    ///   - name: the name in traces, messages and paths. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    ///   - compute: returns the value, from what it reads of the graph; runs on the main actor and changes nothing.
    /// - Returns: the derived value, which lasts until its last reference is released.
    @inlinable
    public func derived<Value>(
        onCycle cycleValue: Value, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) -> Derived<Value> {
        Derived(self, DiagnosticName(name, file, line), onCycle: cycleValue, compute)
    }
}

extension DerivedNode {
    /// Creates the node of a derived value, for a graph of any actor.
    @inlinable @inline(__always)
    nonisolated static func make<Value>(
        _ graph: Graph, _ name: DiagnosticName, _ compute: @escaping () -> Value
    ) -> DerivedNode {
        let memory = ValueMemory<Value>()
        let equality = StateEquality<Value>()
        return DerivedNode(graph, name, memory.address) { task in
            switch task {
            case .begin:
                memory.initialize(to: compute())
                return false
            case .compute:
                let new = compute()
                if equality.areEqual(memory, new) { return false }
                memory.value = new
                return true
            case .peek(let address):
                ValueMemory<Value>(at: address).initialize(to: compute())
                return true
            case .end:
                memory.deinitialize()
                return false
            case .beginInCycle, .computeInCycle, .peekInCycle: return false
            }
        }
    }

    /// Creates the node of a derived value that has another value in a cycle.
    @inlinable @inline(__always)
    nonisolated static func make<Value>(
        _ graph: Graph, _ name: DiagnosticName, onCycle cycleValue: Value, _ compute: @escaping () -> Value
    ) -> DerivedNode {
        let memory = ValueMemory<Value>()
        let equality = StateEquality<Value>()
        return DerivedNode(graph, name, memory.address, hasCycleValue: true) { task in
            // The result of a computation that is part of a cycle is dropped.
            switch task {
            case .begin:
                let new = compute()
                if !graph.isComputingInCycle { memory.initialize(to: new) }
                return false
            case .compute:
                let new = compute()
                if graph.isComputingInCycle || equality.areEqual(memory, new) { return false }
                memory.value = new
                return true
            case .beginInCycle:
                memory.initialize(to: cycleValue)
                return false
            case .computeInCycle:
                if equality.areEqual(memory, cycleValue) { return false }
                memory.value = cycleValue
                return true
            case .peek(let address):
                let new = compute()
                ValueMemory<Value>(at: address).initialize(to: graph.isPeekingInCycle ? cycleValue : new)
                return true
            case .peekInCycle(let address):
                ValueMemory<Value>(at: address).initialize(to: cycleValue)
                return true
            case .end:
                memory.deinitialize()
                return false
            }
        }
    }
}

// MARK: Settling

nonisolated extension Graph {
    /// Marks the derived values that may have changed, upwards from one that must be computed again, and notes the
    /// other nodes that depend on them. No other code runs meanwhile, so that no node goes.
    func spreadDoubt(from first: DerivedNode) {
        var node = Unowned(first)
        while true {
            // The first reader is next, without the list: most values have one.
            var following: Unowned<DerivedNode>?
            var edge = node.withObject { $0.output.firstEdge }
            while let current = edge {
                edge = current.pointee.nextOfSource
                let reader = current.pointee.reader
                let flags = reader.withObject { $0.flags }
                if flags.contains(.derived) {
                    let derived = reader.unchecked(as: DerivedNode.self)
                    if !derived.withObject({ $0.markDoubtful() }) { continue }
                    if following == nil { following = derived } else { spreading.append(reader) }
                } else if !flags.contains(.leaf) {
                    reader.withObject { $0.graph.appendLeaf($0) }
                }
            }
            if let following {
                node = following
            } else if let next = spreading.popLast() {
                node = next.unchecked(as: DerivedNode.self)
            } else {
                break
            }
        }
        scheduleFlushIfIdle()
    }

    private func appendLeaf(_ node: Graph.Node) {
        if node.isDirty && !observation.tracksEach { return }
        derivedValues.appendLeaf(node)
        scheduleFlushIfIdle()
    }

    /// Brings the derived values up to date on which nodes depend that passes update, until the scope of observation
    /// must end; the others wait until they are read.
    func settleDerivedValues() {
        while !observation.mustEnd, let leaf = derivedValues.takeLeaf() {
            leaf.withObject { leaf in
                leaf.flags.replace(.leaf, by: .running)
                // A dirty node asks for what it needs itself, which may be less. But where evaluations are tracked, the
                // computations within its own would be tracked for it, too. A computation may unmount the node.
                var edge = leaf.links.first
                while let current = edge, leaf.isInTree, !leaf.isDirty || observation.tracksEach {
                    current.pointee.staleSource?.withObject { $0.refresh() }
                    edge = leaf.isInTree ? current.pointee.next : nil
                }
                leaf.flags.subtract(.running)
            }
        }
    }

    /// Releases the nodes of released derived values. A node's closure may hold the last reference to another derived
    /// value, and so on: these are released one after the other, since a long chain would exhaust the stack.
    func releaseNodes() {
        while let next = derivedValues.popReleased() { next.release() }
        derivedValues.endReleasing()
    }

    /// The value of a node ahead of a flush, computed once during each reading.
    func peek<Value>(_ node: DerivedNode) -> Value {
        let peeking = Evaluation.peeking(evaluation)
        return peeking.read {
            let memory = ValueMemory<Value>()
            defer { memory.deallocate() }
            if let known = peeking.value(of: node) {
                peeking.noteRead(of: known)
                if let result = known.result as? PeekedResult<Value> { return result.value }
                // Its computation runs: it depends on itself.
                node.peekInCycle(into: memory.address)
                return memory.take()
            }
            let peeked = peeking.begin(node)
            node.peek(into: memory.address)
            let value = memory.take()
            peeking.end(peeked, with: PeekedResult(value: value))
            peeking.noteRead(of: peeked)
            return value
        }
    }
}

/// Wraps a peeked value, so that an `Any` tells an optional value that is nil from none.
private struct PeekedResult<Value> {
    let value: Value
}
