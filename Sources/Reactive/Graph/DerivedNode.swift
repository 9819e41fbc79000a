/// A derived value's place in the graph: what its computation read, and whether its result is up to date.
///
///     outdated: something that it read has changed
///     doubtful: a derived value that it depends on is outdated or doubtful, and nothing more is known
///     fresh ⇒ everything that it read is fresh
///     height = 1 + the greatest height of the derived values that the last computation read, or 0
@MainActor
final class DerivedNode: Graph.Node {
    enum Freshness { case fresh, doubtful, outdated }

    @exclusivity(unchecked)
    private(set) var freshness = Freshness.outdated
    @exclusivity(unchecked)
    private(set) var height = 0
    private let name: String
    private let output: DerivedOutput
    @exclusivity(unchecked)
    private var isComputing = false
    /// Whether the last computation replaced a different value.
    @exclusivity(unchecked)
    private var isChanged = false

    init(_ graph: Graph, _ name: String, output: DerivedOutput) {
        self.name = name
        self.output = output
        super.init(graph: graph, parent: nil)
        flags.insert(.derived)
        output.node = self
    }

    override var label: String? { name }

    override func didUnmount() { output.node = nil }

    /// Marks it after something that it read changed, and those that depend on it as doubtful.
    func markOutdated() {
        let wasFresh = freshness == .fresh
        freshness = .outdated
        if wasFresh { graph.spreadDoubt(from: self) }
    }

    /// Marks it as doubtful if it was fresh; returns whether it was.
    func markDoubtful() -> Bool {
        guard freshness == .fresh else { return false }
        freshness = .doubtful
        return true
    }

    /// Whether passes bring it up to date: something depends on it.
    var isObserved: Bool { !output.dependents.isEmpty }

    var dependents: [Unowned<Graph.Node>] { output.dependents }

    /// Brings it up to date, after the derived values that it depends on, so that it is computed at most once. Uses no
    /// recursion for values that were computed before, however long the chain.
    func refresh() {
        if freshness == .fresh { return }
        if freshness == .doubtful, isMounted, hasStaleSource { return refreshInOrder() }
        settle()
    }

    private var hasStaleSource: Bool {
        for link in links.items {
            if let source = link.source.derivedNode, source.freshness != .fresh { return true }
        }
        return false
    }

    /// Brings it up to date when all derived values that it depends on are.
    private func settle() {
        if freshness == .outdated, isMounted { compute() } else { freshness = .fresh }
    }

    private func refreshInOrder() {
        var stack: [(node: DerivedNode, nextLink: Int)] = [(self, 0)]
        while let (node, next) = stack.last {
            if node.isComputing { node.endForCycle() }
            if node.freshness == .doubtful, next < node.links.items.count, node.isMounted {
                stack[stack.count - 1].nextLink += 1
                if let source = node.links.items[next].source.derivedNode, source.freshness != .fresh {
                    stack.append((source, 0))
                }
            } else {
                stack.removeLast()
                node.settle()
            }
        }
    }

    /// Computes the value without keeping it.
    func peek<Value>(_ work: () -> Value) -> Value {
        if isComputing { endForCycle() }
        isComputing = true
        defer { isComputing = false }
        return work()
    }

    private func compute() {
        if isComputing { endForCycle() }
        isComputing = true
        // The toolchain registers reads within another evaluation for that one too.
        let isNested = Evaluation.unretainedNode != nil
        let isOutside = !Evaluation.isCurrentThread
        if isOutside { Evaluation.beginPass() }
        links.beginEvaluation()
        Evaluation.run(self) { evaluate(isNested: isNested, by: Self.work) }
        links.endEvaluation(of: self)
        if isOutside { Evaluation.endPass() }
        height = 0
        for link in links.items {
            if let below = link.source.derivedNode, below.height >= height { height = below.height + 1 }
        }
        freshness = .fresh
        isComputing = false
        if isChanged { output.markDependents(because: .derived(name)) }
    }

    private static let work: @MainActor (Graph.Node) -> Void = { node in
        let node = uncheckedDowncast(node, to: DerivedNode.self)
        node.isChanged = node.output.compute()
    }

    private func endForCycle() -> Never {
        fatalError("The derived value \(name) depends on itself. Remove the read of \(name) from its own computation.")
    }
}
