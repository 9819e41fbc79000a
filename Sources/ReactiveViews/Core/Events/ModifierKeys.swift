import Reactive

nonisolated extension View {
    /// Performs an action when the user presses or releases modifier keys.
    ///
    /// A host holds modifier keys down during `pressKey(_:modifiers:characters:repeats:)`.
    ///
    /// ```swift
    /// Canvas { draw($0, $1) }
    ///     .onModifierKeysChanged(mask: .option) { _, keys in isCopying = keys.contains(.option) }
    /// ```
    ///
    /// - Parameters:
    ///   - mask: The keys that matter; all by default.
    ///   - initial: Whether the action also runs when the view appears; true by default.
    ///   - action: Receives the keys of the mask that were held down, and those that are.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
    }
}

nonisolated private struct ModifierKeysModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let mask: EventModifiers
    let isInitial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ModifierKeysModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ModifierKeysModifier>> {
        ModifierKeysNode(view, under: parent)
    }
}

/// A node that is informed about modifier keys.
@MainActor
private protocol ModifierKeysObserving: ViewNode {
    func hold(_ keys: EventModifiers)
}

private final class ModifierKeysNode<Content: View>: ModifierNode<Content, ModifierKeysModifier>, ModifierKeysObserving
{
    private var held: EventModifiers = []

    override func didMount() {
        guard modifier.isInitial else { return }
        graph.enqueueAction(for: self, "onModifierKeysChanged") { [self] in modifier.action([], []) }
    }

    func hold(_ keys: EventModifiers) {
        let (old, new) = (held, keys.intersection(modifier.mask))
        held = new
        if old != new { modifier.action(old, new) }
    }
}

/// The modifier keys that a host holds down.
@MainActor
enum ModifierKeys {
    /// Informs the observers of a tree, as one event. Linear in the number of nodes.
    static func hold(_ keys: EventModifiers, over tree: ViewTree) {
        guard let root = tree.root else { return }
        var observers: [any ModifierKeysObserving] = []
        var stack: [ViewNode] = [root]
        while let node = stack.popLast() {
            if let observer = node as? any ModifierKeysObserving { observers.append(observer) }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        if observers.isEmpty { return }
        root.graph.perform { for observer in observers { observer.hold(keys) } }
    }
}
