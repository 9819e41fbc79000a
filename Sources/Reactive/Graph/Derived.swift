extension Graph {
    /// A value worked out from others: variables, states, `@Observable` properties, other derived values.
    ///
    /// It is worked out when it is first read, and kept until something that it read last time changes. When others depend
    /// on it (a body, an observer, a derived value that is depended on) it is brought up to date in each pass before
    /// they are, in an order in which nothing is worked out twice or from half-changed inputs; they are told only if it came out
    /// different, by `==` if there is one. When nobody depends on it, it waits until it is read.
    @MainActor
    public final class Derived<Value> {
        private let node: DerivedNode
        private let storage: DerivedValue<Value>

        init(_ graph: Graph, _ label: String, _ compute: @escaping () -> Value) {
            let storage = DerivedValue(compute)
            self.storage = storage
            node = DerivedNode(graph, label, output: storage)
        }

        /// What the closure holds may be the last reference to another derived value, and so on.
        isolated deinit {
            node.graph.unmount(node)
            node.graph.releaseWork(of: storage)
        }

        /// The value. Inside of an evaluation it is that of the pass; elsewhere the newest, also before it was flushed.
        public var value: Value {
            if !Evaluation.isCurrentThread, !node.graph.inbox.isEmpty { return storage.peek(node) }
            node.refresh()
            storage.noteRead()
            return storage.kept
        }
    }

    /// A value worked out from others, lazily, and kept until one of them changes. Give it a name for traces.
    public func derived<Value>(
        named name: String? = nil, file: StaticString = #fileID, line: UInt = #line, _ compute: @escaping () -> Value
    ) -> Derived<Value> {
        Derived(self, name ?? "derived value at \(file):\(line)", compute)
    }
}

/// A derived value's place in the graph: what it read, and how far it is from being up to date.
///
///     outdated: something that it read has changed
///     doubtful: a derived value further up is outdated or doubtful, and nothing more is known
///     fresh ⇒ everything that it read is fresh
///     height = 1 + the greatest height of the derived values that it read last, or 0
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
    /// Whether the last computation came out different from the one before.
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

    /// Something that it read has changed. What depends on it doesn't know yet whether it did, too.
    func markOutdated() {
        let wasFresh = freshness == .fresh
        freshness = .outdated
        if wasFresh { graph.spreadDoubt(from: self) }
    }

    /// Whether this made it doubtful.
    func markDoubtful() -> Bool {
        guard freshness == .fresh else { return false }
        freshness = .doubtful
        return true
    }

    /// Whether it will be brought up to date without being asked.
    var isObserved: Bool { !output.dependents.isEmpty }

    var dependents: [Unmanaged<Graph.Node>] { output.dependents }

    /// Brings it up to date. Those it depends on come first, so that it is worked out at most once. Uses no stack for values
    /// that were worked out before, however many depend on one another.
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

    /// Once all that it depends on is fresh.
    private func settle() {
        if freshness == .outdated, isMounted { compute() } else { freshness = .fresh }
    }

    private func refreshInOrder() {
        var stack: [(node: DerivedNode, nextLink: Int)] = [(self, 0)]
        while let (node, next) = stack.last {
            if node.isComputing { fatalError("\(node.name) depends on itself") }
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

    /// Works the value out without keeping it.
    func peek<Value>(_ work: () -> Value) -> Value {
        if isComputing { fatalError("\(name) depends on itself") }
        isComputing = true
        defer { isComputing = false }
        return work()
    }

    private func compute() {
        if isComputing { fatalError("\(name) depends on itself") }
        isComputing = true
        // What is registered within another evaluation is registered for that one, too.
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
        let node = unsafeDowncast(node, to: DerivedNode.self)
        node.isChanged = node.output.compute()
    }
}

/// A derived value as its readers see it.
class DerivedOutput: Graph.Source {
    // Cleared when the node, which owns this, is unmounted, so before it can go away; touched on the main actor only.
    @exclusivity(unchecked)
    nonisolated(unsafe) unowned(unsafe) var node: DerivedNode?

    override var derivedNode: DerivedNode? { node }

    /// Works it out anew; returns whether readers of the old value have to know.
    @MainActor
    func compute() -> Bool { preconditionFailure("abstract") }
}

/// Invariant: memory ≠ nil ⇔ the value was worked out; it is in there.
final class DerivedValue<Value>: DerivedOutput {
    @exclusivity(unchecked)
    private var work: (() -> Value)?
    // In memory of its own: an optional of a type that the code doesn't know is looked up at each use.
    @exclusivity(unchecked)
    private var memory: UnsafeMutablePointer<Value>?
    private let comparison = Comparison.ofState(Value.self)

    init(_ work: @escaping () -> Value) { self.work = work }

    deinit {
        memory?.deinitialize(count: 1)
        memory?.deallocate()
    }

    /// What was worked out last; something must have been.
    var kept: Value {
        guard let memory else { preconditionFailure("a derived value that is gone isn't read") }
        return memory.pointee
    }

    override func compute() -> Bool {
        guard let work else { preconditionFailure("a derived value that is gone isn't worked out") }
        var new = work()
        guard let memory else {
            let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            memory.initialize(to: new)
            self.memory = memory
            return false
        }
        if comparison.isEqual(memory, &new) { return false }
        memory.pointee = new
        return true
    }

    /// It is worked out no more; gives what it held.
    func end() -> (() -> Value)? { work.take() }

    /// The value that it will have after the next flush, worked out without keeping it: once per derived value, however
    /// many others lead to it.
    @MainActor
    func peek(_ node: DerivedNode) -> Value {
        guard let work else { preconditionFailure("a derived value that is gone isn't read") }
        return node.graph.peek(self, node, work)
    }
}

/// A value that may be an optional one, which an `Any` by itself wouldn't tell from none.
private struct Peeked<Value> {
    let value: Value
}

extension Graph {
    /// Settles which derived values may have changed, upwards from one that surely must be worked out anew.
    func spreadDoubt(from first: DerivedNode) {
        var next = staleDerived.count
        staleDerived.append(first)
        while next < staleDerived.count {
            let node = staleDerived[next]
            next += 1
            for dependent in node.dependents {
                let dependent = dependent.takeUnretainedValue()
                guard dependent.isDerived else { continue }
                let derived = unsafeDowncast(dependent, to: DerivedNode.self)
                if derived.markDoubtful() { staleDerived.append(derived) }
            }
        }
        scheduleFlushIfIdle()
    }

    /// Brings those up to date that somebody depends on, lowest first; the others wait until they are read.
    func settleDerived() {
        while !staleDerived.isEmpty {
            let stale = staleDerived
            staleDerived = []
            var order: [Rank] = []
            order.reserveCapacity(stale.count)
            for index in stale.indices {
                order.append(Rank(height: stale[index].height, creation: stale[index].creation, index: index))
            }
            order.sort()
            for rank in order {
                let node = stale[rank.index]
                if node.isMounted && node.isObserved { node.refresh() }
            }
        }
    }

    /// By what derived values are put in order: plain numbers, as comparing the nodes themselves would be counting references.
    private struct Rank: Comparable {
        let height: Int
        let creation: UInt64
        let index: Int

        static func < (lhs: Rank, rhs: Rank) -> Bool {
            lhs.height == rhs.height ? lhs.creation < rhs.creation : lhs.height < rhs.height
        }
    }

    /// Lets go of what a derived value held, and then of what goes with it, one after the other instead of one inside of the
    /// other. No reference to it may be left on the stack.
    fileprivate func releaseWork<Value>(of output: DerivedValue<Value>) {
        released.append(output.end())
        guard !isReleasing else { return }
        isReleasing = true
        while let next = released.popLast() { _ = consume next }
        isReleasing = false
    }

    fileprivate func peek<Value>(_ output: DerivedValue<Value>, _ node: DerivedNode, _ work: () -> Value) -> Value {
        let key = ObjectIdentifier(output)
        if let peeked, let known = peeked[key] { return (known as! Peeked<Value>).value }
        let isOutermost = peeked == nil
        if isOutermost { peeked = [:] }
        defer { if isOutermost { peeked = nil } }
        let value = node.peek(work)
        peeked?[key] = Peeked(value: value)
        return value
    }
}
