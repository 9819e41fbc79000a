extension View {
    /// Does something when a value is another one than at the last evaluation of whoever made this view (M6). It is
    /// called at most twice per flush (M8 ⚑).
    ///
    /// - Parameter initial: whether to do it when the view appears, too; the old value is the new one then.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
    }

    /// Does something when a value is another one than at the last evaluation of whoever made this view (M6).
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
    }

    /// The older form: the closure gets the new value, and it is the one of the *previous* evaluation that runs, so
    /// that what it captured is as it was before the change (M6).
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            ChangeModifier(value: value, initial: false, usesOldAction: true) { _, new in action(new) },
            as: ModifierKind.OldChange.self)
    }
}

struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let value: Value
    let initial: Bool
    let usesOldAction: Bool
    let action: (Value, Value) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ChangeModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ChangeModifier<Value>>> {
        ChangeNode(view, under: parent)
    }
}

private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>> {
    private var limit = CallLimit()

    override func didMount() {
        guard modifier.initial else { return }
        let modifier = modifier
        call { modifier.action(modifier.value, modifier.value) }
    }

    override func modifierChanged(from old: ChangeModifier<Value>) {
        let new = modifier
        guard old.value != new.value else { return }
        let action = new.usesOldAction ? old.action : new.action
        call { action(old.value, new.value) }
    }

    /// Has the action run after the pass, but no more than twice per flush (M8 ⚑).
    private func call(_ action: @escaping () -> Void) {
        guard limit.allows(in: graph, of: "onChange(of: \(Value.self))", at: self) else { return }
        graph.enqueueAction(for: self, "onChange") { action() }
    }
}
