/// The values that are computed ahead of a flush, during one reading from outside of the graph.
///
/// They aren't kept, and no dependencies are noted: the reading ends before anything else changes. A computation of one
/// graph may read values of others, so one place serves all graphs of an actor. Belongs to an `Evaluation.State`.
///
///     isReading  ⇔  a call of `Graph.peek` is under way; else there are no values
///     running = the computation that runs; nil if none does
final class Peeking {
    @exclusivity(unchecked)
    private var values: [ObjectIdentifier: PeekedValue] = [:]
    @exclusivity(unchecked)
    private(set) var isReading = false
    @exclusivity(unchecked)
    private(set) var running: PeekedValue?
    @exclusivity(unchecked)
    private var cycles = RunningCycles<PeekedValue>()
    @exclusivity(unchecked)
    private var computations: UInt32 = 0

    /// Runs work in which each value is computed once.
    func read<Result>(_ work: () -> Result) -> Result {
        let isOutermost = !isReading
        isReading = true
        let result = work()
        if isOutermost {
            isReading = false
            let old = values
            values = [:]
            for value in old.values { value.forget() }
        }
        return result
    }

    func value(of node: DerivedNode) -> PeekedValue? { values[ObjectIdentifier(node)] }

    /// Begins the computation of a node's value.
    func begin(_ node: DerivedNode) -> PeekedValue {
        computations &+= 1
        let value = PeekedValue(node, computations, interrupting: running)
        values[ObjectIdentifier(node)] = value
        running = value
        return value
    }

    func end(_ value: PeekedValue, with result: Any) {
        running = value.interruptedMember
        value.result = result
        if value.isInCycle { cycles.end(value) } else { value.close() }
    }

    /// Notes that the running computation reads a value.
    func noteRead(of value: PeekedValue) {
        running?.sources.append(value)
        if value.isEnded { return }
        for _ in cycles.join(value, readBy: running) {}
    }
}

/// A value that is, or was, computed ahead of a flush.
final class PeekedValue: CycleMember {
    let node: DerivedNode
    let order: UInt32
    private(set) var interruptedMember: PeekedValue?
    var isInCycle = false
    /// Whether it isn't running or open.
    private(set) var isEnded = false
    fileprivate(set) var sources: [PeekedValue] = []
    /// The result; nil while it is computed.
    var result: Any?

    init(_ node: DerivedNode, _ order: UInt32, interrupting interrupted: PeekedValue?) {
        self.node = node
        self.order = order
        interruptedMember = interrupted
    }

    var name: String { node.name }
    var hasCycleValue: Bool { node.hasCycleValue }

    // The computation's end takes it; see `DerivedNode.Task.peek`.
    func takeCycleValue() {}
    func open() {}
    func close() { isEnded = true }

    /// Releases what it refers to: values that read one another would keep one another.
    fileprivate func forget() {
        sources = []
        interruptedMember = nil
    }
}
