import Reactive

extension Array {
    /// The elements in the order in which their nodes stand in the tree, a node before those below it. What isn't in
    /// the tree comes last, in order of creation. O(the nodes above, with their children); uses no stack, however deep
    /// the tree.
    @MainActor
    func inTreeOrder(_ node: (Element) -> ViewNode) -> [Element] {
        guard count > 1 else { return self }
        let nodes = map(node)
        var left: [ObjectIdentifier: [Int]] = [:]
        for (index, node) in nodes.enumerated() { left[ObjectIdentifier(node), default: []].append(index) }
        var ordered: [Element] = []
        TreeOrder(nodes).visit { node in
            for index in left.removeValue(forKey: ObjectIdentifier(node)) ?? [] { ordered.append(self[index]) }
        }
        for index in left.values.joined().sorted(by: { nodes[$0].creation < nodes[$1].creation }) {
            ordered.append(self[index])
        }
        return ordered
    }
}

/// Goes through some nodes and those above them in the order of the tree.
@MainActor
private struct TreeOrder {
    /// The nodes and those above them.
    private var onTheWay: Set<ObjectIdentifier> = []
    private var roots: [Graph.Node] = []

    init(_ nodes: [ViewNode]) {
        for node in nodes {
            var node: Graph.Node = node
            while onTheWay.insert(ObjectIdentifier(node)).inserted {
                Steps.note()
                guard let parent = node.parent else {
                    roots.append(node)
                    break
                }
                node = parent
            }
        }
        roots.sort { $0.creation < $1.creation }
    }

    func visit(_ body: (Graph.Node) -> Void) {
        for root in roots {
            body(root)
            var walk = TreeWalk(below: root)
            while let node = walk.next(where: { onTheWay.contains(ObjectIdentifier($0)) }) { body(node) }
        }
    }
}
