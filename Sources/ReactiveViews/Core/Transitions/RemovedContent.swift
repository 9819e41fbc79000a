import Foundation
import Reactive

/// Evaluates views once more that one change both marks and removes, where iOS 17 does: in rows of lists and forms, in
/// sheets, covers, popovers and pushed pages. There each has a view hierarchy of its own, which is updated before it is
/// taken away.
///
/// A removed node with such a view stays mounted as a retired one until the end of the pass, which updates it like any
/// other node.
///
/// Invariant: each node of `kept` is retired or unmounted; between passes there are none.
@MainActor
final class RemovedContent {
    private var kept: [ViewNode] = []

    /// Keeps a node, which its parent no longer lists, until the end of the pass if a view at or below it has to be
    /// evaluated once more. Reports these views.
    ///
    /// - Returns: Whether the node stays mounted.
    func keeps(_ node: ViewNode, under parent: ViewNode) -> Bool {
        let graph = node.graph
        guard graph.isUpdating, node.isMounted else { return false }
        let dirty = graph.dirtyNodes(atOrBelow: node)
        let evaluated = dirty.filter { isApart($0, from: node) }
        guard !evaluated.isEmpty else { return false }
        for other in dirty where !isApart(other, from: node) { graph.cancelUpdate(of: other) }
        report(evaluated)
        parent.retire(node)
        parent.childWillUnmount()
        kept.append(node)
        return true
    }

    /// Reports the views at and below a node that exits, and that the running pass evaluates meanwhile.
    func reportEvaluations(of node: ViewNode) {
        report(node.graph.dirtyNodes(atOrBelow: node).filter { isApart($0, from: node) })
    }

    /// Unmounts the nodes that were kept in this pass, which is over.
    func unmountAll() {
        guard !kept.isEmpty else { return }
        let nodes = kept
        kept = []
        for node in nodes where node.isMounted {
            node.parent?.endRetirement(of: node)
            node.graph.unmount(node)
        }
    }

    /// Returns whether a node at or below a removed one belongs to a hierarchy of its own, which is removed as a whole.
    private func isApart(_ node: Graph.Node, from removed: ViewNode) -> Bool {
        var node = node
        while node !== removed, let parent = node.parent {
            if (parent as? ViewNode)?.hostsContentApart == true { return true }
            node = parent
        }
        // The removed node is one or several rows unless something else arranges it in a row.
        var around = removed.parent as? ViewNode
        while let current = around {
            if current.hostsEachRowApart { return true }
            guard current.passesTraits else { return false }
            around = current.parent as? ViewNode
        }
        return false
    }

    /// Reports the views of a program's own, and writes the reports out: the process may end in a body.
    private func report(_ nodes: [Graph.Node]) {
        let views = nodes.filter { $0.label != nil && !$0.isLibraryNode }
        for view in views {
            Diagnostics.report(
                Diagnostic(
                    .evaluatedAfterRemoval,
                    "\(view.label ?? "A view") is removed and evaluated once more, with the values after the change, as "
                        + "on iOS 17 in rows, sheets and pages. A body that needs what is gone, such as model.item!, "
                        + "ends the process. Read it as an optional, or hand the view the value.",
                    path: view.path))
        }
        if !views.isEmpty { fflush(nil) }
    }
}

extension ViewNode {
    /// Unmounts a child that is no longer listed: at once, or at the end of the pass if the host evaluates removed
    /// views.
    final func unmountRemoved(_ child: ViewNode) {
        if let content = tree.removedContent, content.keeps(child, under: self) { return }
        graph.unmount(child)
    }
}
