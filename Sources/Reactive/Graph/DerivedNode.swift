/// A derived value's place in the graph: what its computation read, and whether its result is up to date.
///
///     outdated: something that it read has changed
///     doubtful: a derived value that it depends on is outdated or doubtful, and nothing more is known
///     hasValue ⇔ the value was computed ⇔ there is a value at `address`
///     fresh ⇒ everything that it read is fresh
///     not fresh ⇒ each reader is a derived value that isn't fresh, or is dirty, or waits among the leaves, or is
///         unmounted
///
/// Nothing is sorted: a node that isn't fresh looks at what it read, in the order of the reads, and brings that up to
/// date first. As soon as something of it came out different, the node is outdated and is computed, without a look at
/// the rest, which it may not read any more.
///
/// Not generic: generic code would look up the value's type at each computation. `work` knows the type; it is made where
/// the program creates the value, so that it is specialised.
@MainActor
@usableFromInline
final class DerivedNode: Graph.Node {
    enum Freshness { case fresh, doubtful, outdated }

    /// What `work` is asked to do.
    @usableFromInline
    enum Task {
        /// Computes the first value.
        case begin
        /// Computes the value anew; returns whether it replaced a different one.
        case compute
        /// Computes the value into other memory, which has none.
        case peek(into: UnsafeMutableRawPointer)
        /// Destroys the value.
        case end
    }

    /// What the readers depend on.
    // Belongs to the actor of the graph, as all properties here do.
    nonisolated(unsafe) let output = DerivedOutput()
    private let name: DiagnosticName
    // These belong to the main actor, and to the `deinit` at last.
    /// The memory of the value.
    private nonisolated(unsafe) let address: UnsafeMutableRawPointer
    private nonisolated(unsafe) let work: (Task) -> Bool
    // Belongs to the main actor. Not isolated, for `Edge.staleSource`.
    @exclusivity(unchecked)
    private(set) nonisolated(unsafe) var freshness = Freshness.outdated
    @exclusivity(unchecked)
    private nonisolated(unsafe) var isComputing = false
    /// Whether the last computation replaced a different value.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var isChanged = false
    /// Whether the value was computed. Belongs to the main actor, and to the `deinit` at last.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var hasValue = false

    /// - Parameters:
    ///   - address: memory for the value, which the node frees.
    ///   - work: does the tasks with the value at the address.
    @usableFromInline
    nonisolated init(
        _ graph: Graph, _ name: DiagnosticName, _ address: UnsafeMutableRawPointer, _ work: @escaping (Task) -> Bool
    ) {
        self.name = name
        self.address = address
        self.work = work
        super.init(root: graph)
        flags.insert(.derived)
        output.node = self
    }

    deinit {
        if hasValue { _ = work(.end) }
        address.deallocate()
    }

    override var label: String? { name.text(of: "derived value") }

    override func didUnmount() { outputEnds() }

    nonisolated override func outputEnds() {
        output.node = nil
        output.forgetDerived()
    }
}

// The engine's code, on the actor of the graph.
nonisolated extension DerivedNode {

    // MARK: Reading

    /// The address of the value, brought up to date and noted as read; nil if the value must be peeked, ahead of a
    /// flush.
    @usableFromInline
    func read() -> UnsafeMutableRawPointer? {
        let evaluation = graph.evaluation
        if evaluation.pointee.isInPass {
            if freshness != .fresh { refresh() }
            output.noteRead(in: evaluation)
        } else {
            if !graph.inbox.isEmpty { return nil }
            if freshness != .fresh { refreshOutsideOfPass() }
        }
        guard hasValue else { preconditionFailure("a derived value was read after its end") }
        return address
    }

    @inline(never)
    private func refreshOutsideOfPass() {
        let evaluation = graph.evaluation
        Evaluation.beginUse(evaluation)
        refresh()
        Evaluation.endUse(evaluation)
    }

    // MARK: Marking

    /// Marks it after something that it read changed, and those that depend on it as doubtful.
    func markOutdated() {
        let wasFresh = freshness == .fresh
        freshness = .outdated
        if wasFresh { graph.spreadDoubt(from: self) }
    }

    /// Marks it as doubtful if it was fresh; returns whether it was.
    @inline(__always)
    func markDoubtful() -> Bool {
        guard freshness == .fresh else { return false }
        freshness = .doubtful
        return true
    }

    // MARK: Bringing it up to date

    /// The number of nested calls of `refresh` beyond which it uses a list instead of the stack.
    private static let deepest = 128

    /// Brings it up to date, after the derived values that it depends on, so that it is computed at most once. Uses no
    /// recursion beyond a depth for values that were computed before, however long the chain.
    ///
    /// Only within `Evaluation.beginUse`: computations may unmount the nodes on the way.
    func refresh(depth: Int = 0) {
        if freshness == .doubtful {
            if depth > Self.deepest { return refreshInOrder() }
            var edge = isInTree ? links.first : nil
            while let current = edge {
                current.pointee.staleSource?.withObject { $0.refresh(depth: depth + 1) }
                guard freshness == .doubtful, isInTree else { break }
                edge = current.pointee.next
            }
        }
        settle()
    }

    /// Brings it up to date when all derived values are that it depends on, or when it is outdated.
    private func settle() {
        if freshness == .outdated, isInTree { compute() } else { freshness = .fresh }
    }

    private func refreshInOrder() {
        var stack: [(node: Unowned<DerivedNode>, edge: UnsafeMutablePointer<Edge>?)] = [(Unowned(self), links.first)]
        while let (node, edge) = stack.last {
            node.withObject { node in
                if node.freshness == .doubtful, let edge, node.isInTree {
                    stack[stack.count - 1].edge = edge.pointee.next
                    if let source = edge.pointee.staleSource {
                        stack.append((source, source.withObject { $0.links.first }))
                    }
                } else {
                    stack.removeLast()
                    node.settle()
                }
            }
        }
    }

    /// Computes the value without keeping it, into memory without a value.
    func peek(into address: UnsafeMutableRawPointer) {
        if isComputing { endForCycle() }
        isComputing = true
        _ = work(.peek(into: address))
        isComputing = false
    }

    private func compute() {
        if isComputing { endForCycle() }
        isComputing = true
        let evaluation = graph.evaluation
        let isOutside = !evaluation.pointee.isInPass
        if isOutside { Evaluation.beginPass(evaluation) }
        let outer = Evaluation.begin(self, in: evaluation)
        if hasValue, graph.isCovered(self) {
            isChanged = work(.compute)
        } else {
            // The toolchain registers reads within another evaluation for that one too.
            evaluate(isNested: outer.hasNode, by: Self.evaluate)
        }
        Evaluation.end(self, outer)
        if isOutside { Evaluation.endPass(evaluation) }
        freshness = .fresh
        isComputing = false
        if isChanged { markReaders() }
    }

    /// Marks the readers after the value changed.
    @inline(__always)
    private func markReaders() {
        var edge = output.firstEdge
        while let current = edge {
            edge = current.pointee.nextOfSource
            // The usual case: a derived value that knows already that something may have changed.
            current.pointee.reader.withObject { reader in
                guard reader.flags.contains(.derived), !reader.graph.recorder.isOn else { return mark(reader) }
                let derived = uncheckedDowncast(reader, to: DerivedNode.self)
                guard derived.freshness != .fresh else { return mark(reader) }
                derived.freshness = .outdated
            }
        }
    }

    @inline(never)
    private func mark(_ reader: Graph.Node) { reader.graph.mark(reader, because: .derived(labelOnOwner ?? "")) }

    private static let evaluate: @Sendable (Graph.Node) -> Void = { node in
        let node = uncheckedDowncast(node, to: DerivedNode.self)
        node.isChanged = node.work(node.hasValue ? .compute : .begin)
        node.hasValue = true
    }

    private func endForCycle() -> Never {
        let name = labelOnOwner ?? ""
        fatalError("The derived value \(name) depends on itself. Remove the read of \(name) from its own computation.")
    }
}

/// A derived value as its dependents see it.
final class DerivedOutput: Graph.Source {
    // Cleared when the node, which keeps this, is unmounted, so before it is released; used on the main actor only.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var reference: Unowned<DerivedNode>?

    var node: DerivedNode? {
        get { reference?.object }
        set { reference = newValue.map { Unowned($0) } }
    }

    override var derived: Unowned<DerivedNode>? { reference }
}
