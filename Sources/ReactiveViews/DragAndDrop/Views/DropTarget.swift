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
struct DropModifier: PrimitiveModifier {
    var isInterested: (DropInfo) -> Bool
    var entered: (DropInfo) -> Void = { _ in }
    var updated: (DropInfo) -> Bool = { _ in true }
    var exited: (DropInfo) -> Void = { _ in }
    /// Performs the drop. The graph runs the actions of values that are read asynchronously.
    var perform: (DropInfo, Graph) -> Bool
    /// Called with whether acceptable content is over the view.
    var target: (Bool) -> Void = { _ in }

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DropModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DropModifier>> {
        DropNode(view, under: parent)
    }
}

/// Invariant: `isTargeted` is the value that `target` was last called with; false if it wasn't called.
private final class DropNode<Content: View>: ModifierNode<Content, DropModifier>, DropTarget {
    private var isTargeted = false

    func isInterested(in info: DropInfo) -> Bool { environment.isEnabled && modifier.isInterested(info) }

    func dropEntered(_ info: DropInfo) {
        setTargeted(true)
        modifier.entered(info)
    }

    func dropUpdated(_ info: DropInfo) -> Bool { modifier.updated(info) }

    func dropExited(_ info: DropInfo) {
        setTargeted(false)
        modifier.exited(info)
    }

    func performDrop(_ info: DropInfo) -> Bool {
        let taken = modifier.perform(info, graph)
        setTargeted(false)
        return taken
    }

    private func setTargeted(_ isTargeted: Bool) {
        guard isTargeted != self.isTargeted else { return }
        self.isTargeted = isTargeted
        modifier.target(isTargeted)
    }

    override func didUnmount() {
        guard isTargeted else { return }
        let target = modifier.target
        graph.enqueueAction(for: self, "drag left") { target(false) }
    }
}
