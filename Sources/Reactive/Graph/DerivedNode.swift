/// A derived value's place in the graph: what its computation read, and whether its result is up to date.
///
///     outdated: something that it read has changed
///     doubtful: a derived value that it depends on is outdated or doubtful, and nothing more is known
///     fresh ⇒ everything that it read is fresh
///     not fresh ⇒ each reader is a derived value that isn't fresh, or is dirty, or waits among the leaves, or is
///         unmounted
///
/// Nothing is sorted: a node that isn't fresh looks at what it read, in the order of the reads, and brings that up to
/// date first. As soon as something of it came out different, the node is outdated and is computed, without a look at
/// the rest, which it may not read any more.
@MainActor
class DerivedNode: Graph.Node {
    enum Freshness { case fresh, doubtful, outdated }

    /// What the readers depend on.
    final let output = DerivedOutput()
    private final let name: DiagnosticName
    // Belongs to the main actor. Not isolated, for `Edge.staleSource`.
    @exclusivity(unchecked)
    private(set) nonisolated(unsafe) final var freshness = Freshness.outdated
    @exclusivity(unchecked)
    private final var isComputing = false
    /// Whether the last computation replaced a different value.
    @exclusivity(unchecked)
    private final var isChanged = false
    /// Whether the value was computed. Belongs to the main actor, and to the `deinit` at last.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var hasValue = false

    init(_ graph: Graph, _ name: DiagnosticName) {
        self.name = name
        super.init(graph: graph, parent: nil)
        flags.insert(.derived)
        output.node = self
    }

    final override var label: String? { name.text(of: "derived value") }

    final override func didUnmount() { output.node = nil }

    /// Computes the value; returns whether it replaced a different one.
    func computeValue() -> Bool { preconditionFailure("abstract") }

    /// Marks it after something that it read changed, and those that depend on it as doubtful.
    final func markOutdated() {
        let wasFresh = freshness == .fresh
        freshness = .outdated
        if wasFresh { graph.spreadDoubt(from: self) }
    }

    /// Marks it as doubtful if it was fresh; returns whether it was.
    @inline(__always)
    final func markDoubtful() -> Bool {
        guard freshness == .fresh else { return false }
        freshness = .doubtful
        return true
    }

    // MARK: Bringing it up to date

    /// The number of nested calls of `refresh` beyond which it uses a list instead of the stack.
    private static let deepest = 32

    /// Brings it up to date, after the derived values that it depends on, so that it is computed at most once. Uses no
    /// recursion beyond a depth for values that were computed before, however long the chain.
    final func refresh(depth: Int = 0) {
        if freshness == .doubtful {
            if depth > Self.deepest { return refreshInOrder() }
            var edge = isMounted ? links.first : nil
            while let current = edge {
                current.pointee.staleSource?.refresh(depth: depth + 1)
                guard freshness == .doubtful, isMounted else { break }
                edge = current.pointee.next
            }
        }
        settle()
    }

    /// Brings it up to date when all derived values are that it depends on, or when it is outdated.
    private final func settle() {
        if freshness == .outdated, isMounted { compute() } else { freshness = .fresh }
    }

    private final func refreshInOrder() {
        var stack: [(node: DerivedNode, edge: UnsafeMutablePointer<Edge>?)] = [(self, links.first)]
        while let (node, edge) = stack.last {
            if node.freshness == .doubtful, let edge, node.isMounted {
                stack[stack.count - 1].edge = edge.pointee.next
                if let source = edge.pointee.staleSource { stack.append((source, source.links.first)) }
            } else {
                stack.removeLast()
                node.settle()
            }
        }
    }

    /// Computes the value without keeping it.
    final func peek<Value>(_ work: () -> Value) -> Value {
        if isComputing { endForCycle() }
        isComputing = true
        defer { isComputing = false }
        return work()
    }

    private final func compute() {
        if isComputing { endForCycle() }
        isComputing = true
        let isOutside = !Evaluation.isCurrentThread
        if isOutside { Evaluation.beginPass() }
        links.beginEvaluation()
        let outer = Evaluation.begin(self)
        if hasValue, graph.isCovered(self) {
            isChanged = computeValue()
        } else {
            // The toolchain registers reads within another evaluation for that one too.
            evaluate(isNested: outer != nil, by: Self.work)
        }
        Evaluation.end(outer)
        links.endEvaluation(isNested: outer != nil)
        if isOutside { Evaluation.endPass() }
        freshness = .fresh
        isComputing = false
        if isChanged { output.markDependents(because: .derived(label ?? "")) }
    }

    private static let work: @MainActor (Graph.Node) -> Void = { node in
        let node = uncheckedDowncast(node, to: DerivedNode.self)
        node.isChanged = node.computeValue()
    }

    private final func endForCycle() -> Never {
        let name = label ?? ""
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

    override var isOfDerived: Bool { true }
}
