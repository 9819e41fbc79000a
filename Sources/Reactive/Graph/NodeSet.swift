/// Nodes in the order in which they were added, for other modules, which would use a generic ``Registry`` without
/// specialisation. Adding and removing take amortised constant time.
package struct NodeSet {
    private var nodes = Registry<Graph.Node>()

    package init() {}

    /// Adds a node, unless it is contained.
    package mutating func append(_ node: Graph.Node) { nodes.append(node) }

    /// Removes a node, if it is contained.
    package mutating func remove(_ node: Graph.Node) { nodes.remove(node) }

    /// The node added first.
    package var first: Graph.Node? { mutating get { nodes.first } }

    /// Marks all nodes for an update, because their inputs have changed.
    @MainActor
    package func setNeedUpdates() {
        for node in nodes { node.setNeedsUpdate(because: .inputs([])) }
    }
}
