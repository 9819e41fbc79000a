extension Graph {
    /// Something that bodies read and that marks its readers when it changes.
    ///
    /// Who reads is found out by reading: a read during an evaluation makes the evaluated node a dependent, until an
    /// evaluation of that node goes by without a read, or the node is unmounted.
    ///
    /// Invariants, for a source s and a node n: n ∈ s.dependents at index i ⇔ n.links holds exactly one link (s, i); a node
    /// that was unmounted has no links.
    open class Source: DynamicPropertySlot {
        // Touched only on the main actor, or by a read on the thread of the running pass, which is the same.
        @exclusivity(unchecked)
        nonisolated(unsafe) final fileprivate(set) var dependents: [Unmanaged<Graph.Node>] = []

        /// The node that works this value out, if it is a derived one.
        var derivedNode: DerivedNode? { nil }

        /// Makes the node that is being evaluated a dependent. Free of allocations if it is one already.
        @inline(__always)
        public final func noteRead() {
            if let node = Evaluation.node { node.links.note(self, for: node) }
        }

        /// Marks all dependents.
        @MainActor
        public final func markDependents(because reason: @autoclosure () -> Graph.Reason) {
            for dependent in dependents {
                dependent._withUnsafeGuaranteedRef { $0.setNeedsUpdate(because: reason()) }
            }
        }

        func checkInvariants() {
            for (index, dependent) in dependents.enumerated() {
                let links = dependent._withUnsafeGuaranteedRef { $0.links.items }
                precondition(links.filter { $0.source === self }.map(\.index) == [index])
            }
        }
    }
}

/// The sources that a node depends on, with each the node's place among the source's dependents.
struct SourceLinks {
    struct Link {
        let source: Graph.Source
        fileprivate(set) var index: Int
        /// The evaluation that read the source last.
        fileprivate var stamp: UInt32
    }

    fileprivate(set) var items: [Link] = []
    /// The place of each source in `items`, if these are many.
    private var places: [ObjectIdentifier: Int]?
    private static let isMany = 16
    /// The number of the last evaluation.
    private(set) var stamp: UInt32 = 0
    /// The node was unmounted, perhaps by the very body that is still reading.
    private var isClosed = false

    fileprivate mutating func note(_ source: Graph.Source, for node: Graph.Node) {
        if isClosed { return }
        if let place = place(of: source) {
            items[place].stamp = stamp
            return
        }
        items.append(Link(source: source, index: source.dependents.count, stamp: stamp))
        source.dependents.append(.passUnretained(node))
        if places != nil { places?[ObjectIdentifier(source)] = items.count - 1 } else { listPlaces() }
    }

    @inline(__always)
    private func place(of source: Graph.Source) -> Int? {
        if let places { return places[ObjectIdentifier(source)] }
        for index in items.indices where items[index].source === source { return index }
        return nil
    }

    private mutating func listPlaces() {
        guard items.count > SourceLinks.isMany else {
            places = nil
            return
        }
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(items.count)
        for (index, link) in items.enumerated() { places[ObjectIdentifier(link.source)] = index }
        self.places = places
    }

    @inline(__always)
    mutating func beginEvaluation() {
        stamp &+= 1
    }

    /// Forgets the sources that the evaluation did not read.
    @inline(__always)
    mutating func endEvaluation() {
        if items.isEmpty { return }
        let stale = items.filter { $0.stamp != stamp }
        if stale.isEmpty { return }
        items.removeAll { $0.stamp != stamp }
        if places != nil { listPlaces() }
        for link in stale { SourceLinks.remove(link) }
    }

    /// Forgets all sources, and takes no more.
    mutating func close() {
        isClosed = true
        let links = items
        items = []
        places = nil
        for link in links { SourceLinks.remove(link) }
    }

    /// The last dependent takes the place of the removed one: their order doesn't matter, since dirty nodes are
    /// settled by depth and creation.
    private static func remove(_ link: Link) {
        let source = link.source
        let last = source.dependents.removeLast()
        let oldIndex = source.dependents.count
        guard link.index < oldIndex else { return }
        source.dependents[link.index] = last
        last._withUnsafeGuaranteedRef { node in
            if let place = node.links.place(of: source) { node.links.items[place].index = link.index }
        }
    }
}
