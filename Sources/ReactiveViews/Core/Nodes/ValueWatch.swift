import Reactive

/// A node that updates whenever a value that `look` reads changes. It isn't in the tree; its owner unmounts it.
final class ValueWatch: Graph.Node {
    private let look: @MainActor () -> Void

    init(below owner: ViewNode, _ look: @escaping @MainActor () -> Void) {
        self.look = look
        super.init(graph: owner.graph, parent: owner)
        setNeedsUpdate(because: .mounted)
    }

    override func update() { look() }
}
