/// A node that changes the transaction for the views below.
@MainActor
protocol TransactionEditing: ViewNode {
    func edit(_ transaction: inout Transaction)
}

extension ViewNode {
    /// The transaction with which the current pass reaches this node, changed by the modifiers around it, outer ones
    /// first.
    final var transaction: Transaction {
        var transaction = graph.transaction
        guard tree.transactionEditors > 0 else { return transaction }
        var editors: [any TransactionEditing] = []
        var node = parent as? ViewNode
        while let current = node {
            if let editor = current as? any TransactionEditing { editors.append(editor) }
            node = current.nodeAround
        }
        for editor in editors.reversed() { editor.edit(&transaction) }
        return transaction
    }

    /// The node from which this node inherits: its parent, or an ancestor further out.
    private var nodeAround: ViewNode? {
        if traits.contains(.inheritsFromOutside), let outside = self as? any OutsideInheriting {
            return outside.inheritedNode
        }
        return parent as? ViewNode
    }

    /// The animation of a change that reaches this node now; nil if the change isn't animated.
    final var currentAnimation: Animation? {
        guard tree.animations.isEnabled else { return nil }
        let transaction = transaction
        guard var animation = transaction.animation else { return nil }
        animation.completions = graph.transaction.completions
        return animation
    }
}
