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
            if let node = Evaluation.unretainedNode { node._withUnsafeGuaranteedRef { $0.links.note(self, for: $0) } }
        }

        /// Marks all dependents.
        @MainActor
        public final func markDependents(because reason: @autoclosure () -> Graph.Reason) {
            if dependents.isEmpty { return }
            for dependent in dependents { dependent.takeUnretainedValue().setNeedsUpdate(because: reason()) }
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
    private static let isMany = 16
    /// The number of the last evaluation.
    private(set) var stamp: UInt32 = 0

    /// A node that was unmounted, perhaps by the very body that is still reading, takes no more.
    fileprivate mutating func note(_ source: Graph.Source, for node: Graph.Node) {
        guard node.flags.contains(.mounted) else { return }
        if let place = place(of: source, for: node) {
            items[place].stamp = stamp
            return
        }
        items.append(Link(source: source, index: source.dependents.count, stamp: stamp))
        source.dependents.append(.passUnretained(node))
        guard items.count > SourceLinks.isMany else { return }
        if node.extras?.places != nil {
            node.extras?.places?[ObjectIdentifier(source)] = items.count - 1
        } else {
            listPlaces(for: node)
        }
    }

    /// Whether the last evaluation of the node whose links these are read a source.
    func has(_ source: Graph.Source, for node: Graph.Node) -> Bool { place(of: source, for: node) != nil }

    /// The place of a source in `items`: looked up if these are many.
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

    /// Forgets the sources that the evaluation did not read.
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

    /// Forgets all sources.
    mutating func removeAll() {
        guard !items.isEmpty else { return }
        let links = items
        items = []
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
            if let place = node.links.place(of: source, for: node) { node.links.items[place].index = link.index }
        }
    }
}
