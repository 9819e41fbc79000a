extension View {
    /// Animates what changes in this view and below when a value changes, in place of the animation that the change was made under (A2).
    ///
    /// Not when the view appears, and not where a transaction disables animations. Nil has the changes made at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionModifier<V, ModifierKind.Animation>(trigger: value) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// The older form: animates whatever changes in this view and below, but for its appearing.
    public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier<Never?, ModifierKind.Animation>(trigger: nil) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates what changes in the content that the closure makes of this view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(AnyView(self))).animation(animation)
    }

    /// Edits the transaction under which changes reach this view and what is below.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Never?, ModifierKind.Transaction>(trigger: nil, change: transform))
    }

    /// Edits the transaction in the passes in which a value has changed.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier<V, ModifierKind.Transaction>(trigger: value, change: transform))
    }
}

/// - Parameter Trigger: `Never?` for none, so that the modifier acts in each pass.
struct TransactionModifier<Trigger: Equatable, Kind>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let trigger: Trigger
    let change: (inout Transaction) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TransactionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TransactionModifier>> {
        TransactionNode(view, under: parent)
    }
}

/// A node that edits the transaction for what is below.
@MainActor
protocol TransactionEditing: ViewNode {
    func edit(_ transaction: inout Transaction)
}

private final class TransactionNode<Content: View, Trigger: Equatable, Kind>: ModifierNode<
    Content, TransactionModifier<Trigger, Kind>
>, TransactionEditing
{
    /// The transaction in which the trigger changed last, and that in which the view appeared.
    private var triggered = -1
    private var mounted = -1

    override func willMountContent() {
        mounted = graph.transactions
        tree.transactionEditors += 1
    }

    override func modifierChanged(from old: TransactionModifier<Trigger, Kind>) {
        if Trigger.self != Never?.self, old.trigger != modifier.trigger { triggered = graph.transactions }
    }

    func edit(_ transaction: inout Transaction) {
        guard mounted != graph.transactions else { return }
        if Trigger.self == Never?.self || triggered == graph.transactions { modifier.change(&transaction) }
    }

    override func didUnmount() { tree.transactionEditors -= 1 }
}

extension ViewNode {
    /// The transaction under which the running pass reaches this node, edited by the modifiers around it, outer ones first.
    final var transaction: Transaction {
        var transaction = graph.transaction
        guard tree.transactionEditors > 0 else { return transaction }
        var editors: [any TransactionEditing] = []
        var node = parent as? ViewNode
        while let current = node {
            if let editor = current as? any TransactionEditing { editors.append(editor) }
            node = current.parent as? ViewNode
        }
        for editor in editors.reversed() { editor.edit(&transaction) }
        return transaction
    }

    /// The animation of a change that reaches this node now; nil if it is to be made at once.
    final var currentAnimation: Animation? {
        guard tree.animations.isEnabled else { return nil }
        let transaction = transaction
        guard var animation = transaction.animation else { return nil }
        animation.completions = graph.transaction.completions
        return animation
    }
}
