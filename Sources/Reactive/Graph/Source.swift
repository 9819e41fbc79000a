extension Graph {
    /// A value that bodies read, and that marks its readers when it changes.
    ///
    /// Reads are noted as they happen: ``noteRead()`` during an evaluation makes the evaluated node a dependent, until
    /// an evaluation of that node doesn't read the source, or the node is unmounted.
    ///
    /// Invariants, for a source s and a node n: n ∈ s.dependents at index i ⇔ n.links holds exactly one link (s, i); an
    /// unmounted node has no links.
    ///
    /// ```swift
    /// final class Thermometer {
    ///     private let source = Graph.Source()
    ///     private var stored = 20.0
    ///
    ///     @MainActor var degrees: Double {
    ///         get {
    ///             source.noteRead()
    ///             return stored
    ///         }
    ///         set {
    ///             stored = newValue
    ///             source.markDependents(because: .other("degrees changed"))
    ///         }
    ///     }
    /// }
    /// ```
    open class Source: DynamicPropertySlot {
        // Touched only on the main actor, or by a read on the thread of the running pass, which is the same. A node
        // removes itself when it is unmounted, so before it is released.
        @exclusivity(unchecked)
        nonisolated(unsafe) final fileprivate(set) var dependents: [Unowned<Graph.Node>] = []

        /// The node that computes this value, if it is a derived one.
        var derivedNode: DerivedNode? { nil }

        /// Makes the node that is being evaluated a dependent; does nothing outside of evaluations. O(1), without an
        /// allocation if the node is a dependent already.
        @inline(__always)
        public final func noteRead() {
            if let node = Evaluation.unretainedNode { node.withObject { $0.links.note(self, for: $0) } }
        }

        /// Marks all dependents for an update, in this pass or in the next one. O(the dependents).
        ///
        /// - Parameter reason: why they are updated, for traces; evaluated only while a trace is recorded.
        @MainActor
        public final func markDependents(because reason: @autoclosure () -> Graph.Reason) {
            if dependents.isEmpty { return }
            for dependent in dependents { dependent.object.setNeedsUpdate(because: reason()) }
        }

        func checkInvariants() {
            for (index, dependent) in dependents.enumerated() {
                let links = dependent.withObject { $0.links.items }
                precondition(links.filter { $0.source === self }.map(\.index) == [index])
            }
        }
    }
}

/// The sources that a node depends on, each with the node's index among the source's dependents.
struct SourceLinks {
    struct Link {
        let source: Graph.Source
        fileprivate(set) var index: Int
        /// The evaluation that read the source last.
        fileprivate var stamp: UInt32
    }

    fileprivate(set) var items: [Link] = []
    /// The number of links above which the node's extras have a table of them.
    private static let isMany = 16
    /// The number of the last evaluation.
    private(set) var stamp: UInt32 = 0

    /// Adds a source that an evaluation reads. Does nothing for an unmounted node: a body may unmount its own node and
    /// read on.
    fileprivate mutating func note(_ source: Graph.Source, for node: Graph.Node) {
        guard node.flags.contains(.mounted) else { return }
        if let place = place(of: source, for: node) {
            items[place].stamp = stamp
            return
        }
        items.append(Link(source: source, index: source.dependents.count, stamp: stamp))
        source.dependents.append(Unowned(node))
        guard items.count > SourceLinks.isMany else { return }
        if node.extras?.places != nil {
            node.extras?.places?[ObjectIdentifier(source)] = items.count - 1
        } else {
            listPlaces(for: node)
        }
    }

    /// Whether the last evaluation of `node`, whose links these are, read a source.
    func has(_ source: Graph.Source, for node: Graph.Node) -> Bool { place(of: source, for: node) != nil }

    /// The index of a source in `items`, from the table if there are many.
    @inline(__always)
    private func place(of source: Graph.Source, for node: Graph.Node) -> Int? {
        if items.count > SourceLinks.isMany { return node.extras?.places?[ObjectIdentifier(source)] }
        for index in items.indices where items[index].source === source { return index }
        return nil
    }

    private func listPlaces(for node: Graph.Node) {
        guard items.count > SourceLinks.isMany else {
            node.extras?.places = nil
            return
        }
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(items.count)
        for (index, link) in items.enumerated() { places[ObjectIdentifier(link.source)] = index }
        node.makeExtras().places = places
    }

    @inline(__always)
    mutating func beginEvaluation() {
        stamp &+= 1
    }

    /// Removes the sources that the evaluation didn't read.
    @inline(__always)
    mutating func endEvaluation(of node: Graph.Node) {
        if !items.isEmpty { dropStale(of: node) }
    }

    private mutating func dropStale(of node: Graph.Node) {
        var isStale = false
        for index in items.indices where items[index].stamp != stamp { isStale = true }
        guard isStale else { return }
        let stale = items.filter { $0.stamp != stamp }
        items.removeAll { $0.stamp != stamp }
        listPlaces(for: node)
        for link in stale { SourceLinks.remove(link) }
    }

    mutating func removeAll() {
        guard !items.isEmpty else { return }
        let links = items
        items = []
        for link in links { SourceLinks.remove(link) }
    }

    /// Removes a dependent from its source. The last dependent takes its place: the order of dependents doesn't matter,
    /// since dirty nodes are updated by depth and creation.
    private static func remove(_ link: Link) {
        let source = link.source
        let last = source.dependents.removeLast()
        let oldIndex = source.dependents.count
        guard link.index < oldIndex else { return }
        source.dependents[link.index] = last
        last.withObject { node in
            if let place = node.links.place(of: source, for: node) { node.links.items[place].index = link.index }
        }
    }
}
