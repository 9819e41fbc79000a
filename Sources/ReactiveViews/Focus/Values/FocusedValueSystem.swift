import Reactive

/// Delivers focused values from their publishers to readers: by an action after the bodies of a pass, in the same
/// flush. Without readers nothing is done.
///
/// Invariants: `readers` and `publishers` are mounted; outside flushes each reader has the result of `values(for:)`.
@MainActor
final class FocusedValueSystem: TreePart {
    private var readers = Registry<any FocusedValueReading>()
    /// The publishers in the order of their mounting.
    private var publishers = Registry<any FocusedValuePublishing>()
    private var isDue = false

    init(of tree: ViewTree) {}

    func register(_ reader: any FocusedValueReading) { readers.append(reader, ObjectIdentifier(reader)) }
    func forget(_ reader: any FocusedValueReading) { readers.remove(ObjectIdentifier(reader)) }

    func register(_ publisher: any FocusedValuePublishing) {
        publishers.append(publisher, ObjectIdentifier(publisher))
        noteChange(at: publisher)
    }

    func forget(_ publisher: any FocusedValuePublishing) {
        publishers.remove(ObjectIdentifier(publisher))
        noteChange(at: publisher)
    }

    /// The focus has moved.
    func focusMoved(in tree: ViewTree) {
        if !publishers.isEmpty, let root = tree.root { noteChange(at: root) }
    }

    /// A published value or the set of readers has changed.
    func noteChange(at node: ViewNode) {
        guard !isDue, !readers.isEmpty, let root = node.tree.root else { return }
        isDue = true
        root.graph.enqueueAction(for: root, "focused values") { [weak self, weak root] in
            guard let self else { return }
            isDue = false
            guard let root, root.isMounted else { return }
            let values = values(for: root.tree.focus.focused)
            for reader in readers { reader.take(values) }
        }
    }

    /// Returns the values published for a focused view: nearer ancestors override others, and all override values for
    /// the scene.
    private func values(for focused: ViewNode?) -> FocusedValues {
        var values = FocusedValues()
        for publisher in publishers where publisher.isForScene { publisher.publish(into: &values) }
        var around: [any FocusedValuePublishing] = []
        var node = focused
        while let current = node, !current.isEventBoundary {
            if let publisher = current as? any FocusedValuePublishing, !publisher.isForScene {
                around.append(publisher)
            }
            node = current.parent as? ViewNode
        }
        for publisher in around.reversed() { publisher.publish(into: &values) }
        return values
    }
}

/// A property that reads focused values.
@MainActor
protocol FocusedValueReading: AnyObject {
    func take(_ values: FocusedValues)
}

/// A node that publishes a focused value.
@MainActor
protocol FocusedValuePublishing: ViewNode {
    var isForScene: Bool { get }
    func publish(into values: inout FocusedValues)
}

// MARK: - Publishing values

nonisolated extension View {
    /// Publishes a value to `FocusedValue` properties while the focus is in this view. Of several views around the
    /// focus, the innermost counts.
    ///
    /// ```swift
    /// extension FocusedValues {
    ///     @Entry var note: Note?
    /// }
    ///
    /// NoteEditor(note: note).focusedValue(\.note, note)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The focused value to set.
    ///   - value: The value; nil publishes nothing.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
    }

    /// Publishes a value to `FocusedValue` properties regardless of the focus, unless a view around the focus publishes
    /// another.
    ///
    /// If several views publish a value, the one mounted last counts. Apple's documentation doesn't define which.
    ///
    /// - Parameters:
    ///   - keyPath: The focused value to set.
    ///   - value: The value; nil publishes nothing.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(
            FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true),
            as: ModifierKind.FocusedSceneValue.self)
    }
}

nonisolated private struct FocusedValueModifier<Value>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForScene: Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FocusedValueModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FocusedValueModifier>> {
        FocusedValueNode(view, under: parent)
    }
}

private final class FocusedValueNode<Content: View, Value>: ModifierNode<Content, FocusedValueModifier<Value>>,
    FocusedValuePublishing
{
    var isForScene: Bool { modifier.isForScene }

    override func willMountContent() { tree.focusedValues.register(self) }

    override func modifierChanged(from old: FocusedValueModifier<Value>) {
        let new = modifier
        guard old.keyPath != new.keyPath || !Graph.Inputs.areEqual(old.value, new.value) else { return }
        tree.focusedValues.noteChange(at: self)
    }

    override func willUnmount() { tree.focusedValues.forget(self) }

    func publish(into values: inout FocusedValues) {
        if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
    }
}

extension ViewTree {
    /// The values published by views around the focus.
    var focusedValues: FocusedValueSystem { part() }
}
