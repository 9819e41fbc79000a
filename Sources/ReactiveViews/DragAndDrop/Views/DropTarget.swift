import Reactive

/// A node that content can be dropped on.
@MainActor
protocol DropTarget: ViewNode {
    func isInterested(in info: DropInfo) -> Bool
    func dropEntered(_ info: DropInfo)
    /// Returns whether a drop would be accepted here.
    func dropUpdated(_ info: DropInfo) -> Bool
    func dropExited(_ info: DropInfo)
    /// Returns whether the drop was accepted.
    func performDrop(_ info: DropInfo) -> Bool
}

/// A modifier that handles drops.
nonisolated struct DropModifier: PrimitiveModifier {
    let handler: any DropHandling

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DropModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DropModifier>> {
        DropNode(view, under: parent)
    }
}

/// Decides on drops on a view and performs them.
@MainActor
protocol DropHandling {
    func isInterested(in info: DropInfo) -> Bool
    func entered(with info: DropInfo)
    /// Returns whether a drop at the present place would be accepted.
    func updated(with info: DropInfo) -> Bool
    func exited(with info: DropInfo)
    /// Performs the drop, and returns whether it was accepted. The graph runs the actions of values that are read
    /// asynchronously.
    func perform(_ info: DropInfo, in graph: Graph) -> Bool
    /// Called with whether acceptable content is over the view.
    func target(_ isTargeted: Bool)
}

extension DropHandling {
    func entered(with info: DropInfo) {}
    func updated(with info: DropInfo) -> Bool { true }
    func exited(with info: DropInfo) {}
    func target(_ isTargeted: Bool) {}
}

/// Invariant: `isTargeted` is the value that `target` was last called with; false if it wasn't called.
private final class DropNode<Content: View>: ModifierNode<Content, DropModifier>, DropTarget {
    private var isTargeted = false

    func isInterested(in info: DropInfo) -> Bool { environment.isEnabled && modifier.handler.isInterested(in: info) }

    func dropEntered(_ info: DropInfo) {
        setTargeted(true)
        modifier.handler.entered(with: info)
    }

    func dropUpdated(_ info: DropInfo) -> Bool { modifier.handler.updated(with: info) }

    func dropExited(_ info: DropInfo) {
        setTargeted(false)
        modifier.handler.exited(with: info)
    }

    func performDrop(_ info: DropInfo) -> Bool {
        let taken = modifier.handler.perform(info, in: graph)
        setTargeted(false)
        return taken
    }

    private func setTargeted(_ isTargeted: Bool) {
        guard isTargeted != self.isTargeted else { return }
        self.isTargeted = isTargeted
        modifier.handler.target(isTargeted)
    }

    override func didUnmount() {
        guard isTargeted else { return }
        let handler = modifier.handler
        graph.enqueueAction(for: self, "drag left") { handler.target(false) }
    }
}
