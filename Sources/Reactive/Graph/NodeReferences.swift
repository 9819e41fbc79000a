extension Graph {
    /// Refers to a node for as long as it is mounted, for whoever may outlive the node.
    ///
    /// A weak reference would give the node a side table, which makes all its further reference counting slow. This
    /// object is made once for each node that is asked for it, and the graph clears it when it unmounts the node.
    @MainActor
    package final class NodeReference {
        /// The node; nil if it isn't mounted any more.
        package fileprivate(set) final var node: Graph.Node?
        /// What a host keeps for the node; nil if the node isn't mounted any more.
        package final var attachment: AnyObject?

        fileprivate init(_ node: Graph.Node) { self.node = node }
    }

    /// The references to the mounted nodes of a graph.
    ///
    /// Invariants: references[0] = nil; n.referencePlace = p > 0 ⇔ references[p].node = n; a node at a place is mounted;
    /// `free` holds each place p > 0 with references[p] = nil once; if no node has a place, references.count = 1.
    struct NodeReferences {
        private var references: [NodeReference?] = [nil]
        private var free: [Int32] = []

        /// The number of nodes that are referred to.
        var count: Int { references.count - 1 - free.count }

        /// Returns the reference to a mounted node.
        @MainActor
        mutating func reference(to node: Graph.Node) -> NodeReference {
            if node.referencePlace > 0, let known = references[Int(node.referencePlace)] { return known }
            let new = NodeReference(node)
            if let place = free.popLast() {
                references[Int(place)] = new
                node.referencePlace = place
            } else {
                node.referencePlace = Int32(references.count)
                references.append(new)
            }
            return new
        }

        /// Returns the reference to a node; nil if there is none yet.
        @MainActor
        func knownReference(to node: Graph.Node) -> NodeReference? { references[Int(node.referencePlace)] }

        /// Clears the reference to a node that has one.
        @MainActor
        mutating func forget(_ node: Graph.Node) {
            let place = node.referencePlace
            node.referencePlace = 0
            references[Int(place)]?.node = nil
            references[Int(place)]?.attachment = nil
            references[Int(place)] = nil
            free.append(place)
            if free.count == references.count - 1 { (references, free) = ([nil], []) }
        }

        /// Ends the process if an invariant doesn't hold. For tests.
        @MainActor
        func checkInvariants() {
            precondition(references[0] == nil, "a node refers to no place")
            for (place, reference) in references.enumerated() where reference != nil {
                let node = reference?.node
                precondition(node?.isMounted == true, "an unmounted node is referred to")
                precondition(node.map { Int($0.referencePlace) } == place, "a node doesn't know who refers to it")
            }
            let empty = references.indices.dropFirst().filter { references[$0] == nil }
            precondition(free.map(Int.init).sorted() == empty, "the free places of references are wrong")
            precondition(references.count == 1 || references.contains { $0 != nil }, "places are kept for no node")
        }
    }
}

extension Graph {
    /// The number of nodes that are referred to. For tests.
    package final var nodeReferenceCount: Int { nodeReferences.count }
}

extension Graph.Node {
    /// A reference to the node that lasts until it is unmounted; nil if it isn't mounted.
    package final var reference: Graph.NodeReference? {
        isMounted ? graph.nodeReferences.reference(to: self) : nil
    }

    /// The reference to the node if somebody has asked for it; otherwise nil.
    package final var knownReference: Graph.NodeReference? { graph.nodeReferences.knownReference(to: self) }
}
