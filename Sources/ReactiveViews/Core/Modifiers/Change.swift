import Reactive

nonisolated extension View {
    /// Performs an action when a value differs from the one at the previous evaluation. The action runs after the pass,
    /// at most twice per flush. See <doc:ActionsAndPreferences>.
    ///
    /// ```swift
    /// TextField("Name", text: $name)
    ///     .onChange(of: name) { oldName, newName in history.append(oldName) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - initial: Whether the action also runs when the view appears, with the value as both arguments; false by
    ///     default.
    ///   - action: Receives the old and the new value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
    }

    /// Performs an action when a value differs from the one at the previous evaluation. The action runs after the pass,
    /// at most twice per flush.
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - initial: Whether the action also runs when the view appears; false by default.
    ///   - action: The action.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
    }

    /// Performs an action when a value differs from the one at the previous evaluation; the older form.
    ///
    /// The closure is that of the previous evaluation, so that its captured values are those before the change.
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - action: Receives the new value.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            ChangeModifier(value: value, initial: false, usesOldAction: true) { _, new in action(new) },
            as: ModifierKind.OldChange.self)
    }
}

nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let value: Value
    let initial: Bool
    let usesOldAction: Bool
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ChangeModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ChangeModifier<Value>>> {
        ChangeNode(view, under: parent)
    }
}

private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>> {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

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

    /// Runs the action after the pass, at most twice per flush.
    private func call(_ action: @escaping () -> Void) {
        guard limit.allows(in: graph, of: "onChange(of: \(Value.self))", at: self) else { return }
        graph.enqueueAction(for: self, "onChange") { action() }
    }
}
