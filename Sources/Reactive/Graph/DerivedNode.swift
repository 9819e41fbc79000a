/// A derived value's place in the graph: what its computation read, and whether its result is up to date.
///
///     outdated: something that it read has changed
///     doubtful: a derived value that it depends on is outdated or doubtful, and nothing more is known
///     computing: its computation runs; open: see `RunningCycles`
///     cyclic: its last or running computation is part of a cycle
///     fresh: none of the first four
///     hasValue ⇔ the value was computed ⇔ there is a value at `address`
///     fresh ⇒ everything that it read is fresh
///     not fresh ⇒ each reader is a derived value that isn't fresh, or is dirty, or waits among the leaves, or is
///         unmounted
///     values that depend on one another along edges are all fresh and cyclic, or none of them is fresh
///     open ∨ (computing ∧ cyclic) ⇒ a computation further up the stack runs, and is the root of the component
///
/// Nothing is sorted: a node that isn't fresh looks at what it read, in the order of the reads, and brings that up to
/// date first. As soon as something of it came out different, the node is outdated and is computed, without a look at
/// the rest, which it may not read any more. A cyclic node that is doubtful counts as outdated: whether the cycle is
/// still there only its computation can tell.
///
/// Not generic: generic code would look up the value's type at each computation. `work` knows the type; it is made
/// where the program creates the value, so that it is specialised.
@MainActor
@usableFromInline
final class DerivedNode: Graph.Node {
    /// Whether the value is up to date; see the type.
    struct Freshness {
        private(set) var rawValue: UInt8

        static let fresh = Freshness(rawValue: 0)
        static let doubtful = Freshness(rawValue: 1)
        static let outdated = Freshness(rawValue: 2)
        static let computing = Freshness(rawValue: 4)
        static let open = Freshness(rawValue: 8)
        static let cyclic = Freshness(rawValue: 16)
        /// The cycle value differs from the value before.
        static let changed = Freshness(rawValue: 32)

        @inline(__always)
        var isFresh: Bool { rawValue & 0b1111 == 0 }
        /// Whether it may turn out that nothing has to be computed.
        @inline(__always)
        var isDoubtful: Bool { rawValue == Freshness.doubtful.rawValue }
        /// Whether it is fresh and not cyclic.
        @inline(__always)
        var isPlain: Bool { rawValue == 0 }
        /// Whether it is outdated, not being computed and not cyclic.
        @inline(__always)
        var isPlainlyOutdated: Bool { rawValue & ~1 == Freshness.outdated.rawValue }
        /// Whether it is doubtful or outdated, and not being computed.
        @inline(__always)
        var isWaiting: Bool { (rawValue & 0b1111) &- 1 < 3 }
        @inline(__always)
        var isRunning: Bool { rawValue & 0b1100 != 0 }

        @inline(__always)
        func contains(_ other: Freshness) -> Bool { rawValue & other.rawValue != 0 }
        func with(_ other: Freshness) -> Freshness { Freshness(rawValue: rawValue | other.rawValue) }
        @inline(__always)
        mutating func insert(_ other: Freshness) { rawValue |= other.rawValue }
    }

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
        /// Stores the cycle value as the first one.
        case beginInCycle
        /// Stores the cycle value; returns whether it replaced a different one.
        case computeInCycle
        /// Stores the cycle value in other memory, which has none.
        case peekInCycle(into: UnsafeMutableRawPointer)
    }

    /// What the readers depend on.
    // Belongs to the actor of the graph, as all properties here do.
    nonisolated(unsafe) let output = DerivedOutput()
    private let diagnosticName: DiagnosticName
    let hasCycleValue: Bool
    // These belong to the main actor, and to the `deinit` at last.
    /// The memory of the value.
    private nonisolated(unsafe) let address: UnsafeMutableRawPointer
    private nonisolated(unsafe) let work: (Task) -> Bool
    // Belongs to the main actor. Not isolated, for `Edge.staleSource`.
    @exclusivity(unchecked)
    private(set) nonisolated(unsafe) var freshness = Freshness.outdated
    /// What the running computation interrupts. Not used when none runs.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var interrupted: Unowned<Graph.Node>?
    /// Whether the last computation replaced a different value.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var isChanged = false
    /// Whether an earlier computation was part of a cycle; for traces.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var wasInCycle = false
    /// Whether the value was computed. Belongs to the main actor, and to the `deinit` at last.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var hasValue = false

    /// - Parameters:
    ///   - address: memory for the value, which the node frees.
    ///   - hasCycleValue: whether `work` knows a value for the case that this one depends on itself.
    ///   - work: does the tasks with the value at the address.
    @usableFromInline
    nonisolated init(
        _ graph: Graph, _ name: DiagnosticName, _ address: UnsafeMutableRawPointer, hasCycleValue: Bool = false,
        _ work: @escaping (Task) -> Bool
    ) {
        diagnosticName = name
        self.hasCycleValue = hasCycleValue
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

    nonisolated var name: String { diagnosticName.text(of: "derived value") }

    override var label: String? { name }

    override var unmarkedReason: Graph.Reason {
        if !hasValue { return .other("first read") }
        return wasInCycle ? .other("its cycle may have changed") : super.unmarkedReason
    }

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
            if !freshness.isFresh { refreshInPass(evaluation) }
            output.noteRead(in: evaluation)
        } else {
            if !graph.inbox.isEmpty { return nil }
            if !freshness.isFresh { refreshOutsideOfPass() }
        }
        guard hasValue else { preconditionFailure("a derived value was read after its end") }
        return address
    }

    @inline(never)
    private func refreshInPass(_ evaluation: Evaluation.StatePointer) {
        if freshness.isRunning { return joinCycle() }
        if Self.hasAmpleStack(evaluation) { refresh() } else { onFurtherStack { self.refresh() } }
        if freshness.isRunning { joinCycle() }
    }

    @inline(never)
    private func refreshOutsideOfPass() {
        let evaluation = graph.evaluation
        Evaluation.beginUse(evaluation)
        refresh()
        Evaluation.endUse(evaluation)
    }

    /// Whether the running stack is known to have room for a computation.
    @inline(__always)
    private static func hasAmpleStack(_ evaluation: Evaluation.StatePointer) -> Bool {
        if let space = evaluation.pointee.stackSpace { space.isAmple } else { false }
    }

    /// Runs a computation that other ones on the stack have to wait for.
    @inline(never)
    private func onFurtherStack(_ work: () -> Void) {
        if !Evaluation.stackSpace(graph.evaluation).run(work) { endForLackOfStack() }
    }

    // MARK: Marking

    /// Marks it after something that it read changed, and those that depend on it as doubtful.
    func markOutdated() {
        let wasFresh = freshness.isFresh
        freshness.insert(.outdated)
        if wasFresh { graph.spreadDoubt(from: self) }
    }

    /// Marks it as doubtful if it was fresh; returns whether it was.
    @inline(__always)
    func markDoubtful() -> Bool {
        // The usual case: it isn't cyclic either.
        if freshness.isPlain {
            freshness = .doubtful
            return true
        }
        guard freshness.isFresh else { return false }
        freshness.insert(.doubtful)
        return true
    }

    // MARK: Bringing it up to date

    /// The number of nested calls of `refresh` beyond which it uses a list instead of the stack.
    private static let deepest = 128

    /// Brings it up to date, after the derived values that it depends on, so that it is computed at most once. Uses no
    /// recursion beyond a depth for values that were computed before, however long the chain. Does nothing if its
    /// computation runs, or is open.
    ///
    /// Only within `Evaluation.beginUse`: computations may unmount the nodes on the way.
    func refresh(depth: Int = 0) {
        if freshness.isDoubtful {
            if depth > Self.deepest { return refreshInOrder() }
            var edge = isInTree ? links.first : nil
            while let current = edge {
                current.pointee.staleSource?.withObject { $0.refresh(depth: depth + 1) }
                guard freshness.isDoubtful, isInTree else { break }
                edge = current.pointee.next
            }
        }
        settle()
    }

    /// Brings it up to date when all derived values are that it depends on, or when it is outdated. In a cycle another
    /// computation may have brought it up to date meanwhile.
    private func settle() {
        if freshness.isPlainlyOutdated, isInTree {
            compute()
        } else if freshness.isDoubtful {
            freshness = .fresh
        } else {
            settleInDetail()
        }
    }

    @inline(never)
    private func settleInDetail() {
        // A node that looks at what it has read has found that it depends on a running computation: it is part of its
        // cycle, and only its own computation notes that.
        if freshness.isRunning { return outdateReaders() }
        guard freshness.isWaiting else { return }
        if isInTree { compute() } else { freshness = .fresh }
    }

    /// Marks the derived values as outdated that depend on this one and wait.
    private func outdateReaders() {
        var edge = output.firstEdge
        while let current = edge {
            edge = current.pointee.nextOfSource
            current.pointee.reader.withObject { reader in
                guard reader.flags.contains(.derived) else { return }
                let derived = uncheckedDowncast(reader, to: DerivedNode.self)
                if derived.freshness.isWaiting { derived.freshness.insert(.outdated) }
            }
        }
    }

    private func refreshInOrder() {
        var stack: [(node: Unowned<DerivedNode>, edge: UnsafeMutablePointer<Edge>?)] = [(Unowned(self), links.first)]
        while let (node, edge) = stack.last {
            node.withObject { node in
                if node.freshness.isDoubtful, let edge, node.isInTree {
                    guard let source = edge.pointee.staleSource else {
                        stack[stack.count - 1].edge = edge.pointee.next
                        return
                    }
                    source.withObject { source in
                        // The edge is looked at again when its source has been brought up to date.
                        if source.freshness.isRunning {
                            node.freshness.insert(.outdated)
                        } else {
                            stack.append((Unowned(source), source.links.first))
                        }
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
        if Self.hasAmpleStack(graph.evaluation) {
            _ = work(.peek(into: address))
        } else {
            onFurtherStack { _ = self.work(.peek(into: address)) }
        }
    }

    private func compute() {
        freshness = .computing
        // A value of another graph of the actor may depend on this one, and be read on another thread than the last
        // time.
        graph.useOnThread()
        let evaluation = graph.evaluation
        let isOutside = !evaluation.pointee.isInPass
        if isOutside { Evaluation.beginPass(evaluation) }
        let outer = Evaluation.begin(self, in: evaluation)
        interrupted = outer.node
        if hasValue, graph.isCovered(self) {
            isChanged = work(.compute)
        } else {
            // The toolchain registers reads within another evaluation for that one too.
            evaluate(isNested: outer.hasNode, by: Self.evaluate)
        }
        Evaluation.end(self, outer)
        if isOutside { Evaluation.endPass(evaluation) }
        if freshness.contains(.cyclic) { return endInCycle() }
        freshness = .fresh
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
                guard !derived.freshness.isFresh else { return mark(reader) }
                derived.freshness.insert(.outdated)
            }
        }
    }

    @inline(never)
    private func mark(_ reader: Graph.Node) { reader.graph.mark(reader, because: .derived(name)) }

    private static let evaluate: @Sendable (Graph.Node) -> Void = { node in
        let node = uncheckedDowncast(node, to: DerivedNode.self)
        node.wasInCycle = false
        node.isChanged = node.work(node.hasValue ? .compute : .begin)
        node.hasValue = true
    }

    private func endForLackOfStack() -> Never {
        var (first, count) = (name, 1)
        if let running = graph.evaluation.pointee.peeking?.running {
            var next: PeekedValue? = running
            while let value = next { (first, count, next) = (value.name, count + 1, value.interruptedMember) }
        } else {
            var next = graph.runningValue
            while let node = next { (first, count, next) = (node.name, count + 1, node.interruptedMember) }
        }
        fatalError(
            "\(count) derived values are computed within one another, from \(first) to \(name), and no memory is left "
                + "for a further one. Read them once in the order of their dependencies, each after those that it reads."
        )
    }
}

// MARK: - Cycles

nonisolated extension Graph {
    /// The derived value whose computation runs now, on the actor of the graph.
    fileprivate var runningValue: DerivedNode? {
        guard let node = evaluation.pointee.current?.object, node.isDerived else { return nil }
        return uncheckedDowncast(node, to: DerivedNode.self)
    }

    /// Whether the running computation of a derived value is part of a cycle.
    @usableFromInline
    var isComputingInCycle: Bool { runningValue?.isInCycle ?? false }

    /// The same ahead of a flush.
    @usableFromInline
    var isPeekingInCycle: Bool { evaluation.pointee.peeking?.running?.isInCycle ?? false }
}

nonisolated extension DerivedNode: CycleMember {
    var interruptedMember: DerivedNode? {
        guard let node = interrupted?.object, node.isDerived else { return nil }
        return uncheckedDowncast(node, to: DerivedNode.self)
    }

    var order: UInt32 { evaluation }

    var isInCycle: Bool {
        get { freshness.contains(.cyclic) }
        set { if newValue { freshness.insert(.cyclic) } }
    }

    var sources: [DerivedNode] {
        var sources: [DerivedNode] = []
        var edge = links.first
        while let current = edge {
            if let derived = current.pointee.derived { sources.append(derived.object) }
            edge = current.pointee.next
        }
        return sources
    }

    func takeCycleValue() {
        if work(hasValue ? .computeInCycle : .beginInCycle) { freshness.insert(.changed) }
        hasValue = true
    }

    func open() { freshness = Freshness.open.with(.cyclic) }

    func close() {
        freshness = .cyclic
        wasInCycle = true
    }

    /// Makes this value, which is running or open, part of a cycle with the computation that reads it.
    @inline(never)
    private func joinCycle() {
        let evaluation = graph.evaluation
        var cycles = evaluation.pointee.cycles.take() ?? RunningCycles()
        let new = cycles.join(self, readBy: graph.runningValue)
        evaluation.pointee.cycles = cycles
        for member in new { member.object.takeCycleValue() }
    }

    @inline(never)
    private func endInCycle() {
        if freshness.contains(.changed) { markReaders() }
        graph.evaluation.pointee.cycles?.end(self)
        if freshness.isRunning { outdateReaders() }
    }

    func peekInCycle(into address: UnsafeMutableRawPointer) { _ = work(.peekInCycle(into: address)) }

    /// The names along a shortest cycle through this value, which has just been read.
    func cyclePath() -> [String]? {
        if let peeked = graph.evaluation.pointee.peeking?.value(of: self) {
            guard peeked.isInCycle else { return nil }
            return RunningCycles.path(from: peeked, to: peeked)?.map(\.name)
        }
        guard isInCycle else { return nil }
        return RunningCycles.path(from: self, to: self)?.map(\.name)
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
