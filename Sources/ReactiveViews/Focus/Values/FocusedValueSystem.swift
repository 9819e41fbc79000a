/// Brings what views tell about the focus to those who want to know: by an action, so after the bodies of a pass and within the same
/// flush. Nothing is done as long as nobody wants to know.
///
/// Invariants: `readers` and `publishers` are mounted; outside of flushes each reader has what `values(for:)` gives.
@MainActor
final class FocusedValueSystem: TreePart {
    private var readers = Registry<any FocusedValueReading>()
    /// In the order in which they came.
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

    /// The focus is elsewhere.
    func focusMoved(in tree: ViewTree) {
        if !publishers.isEmpty, let root = tree.root { noteChange(at: root) }
    }

    /// What somebody says, or who is asked, is something else now.
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

    /// What is said if a view has the focus: what is nearer to it counts more, and least what is said for the whole scene.
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

/// A property that wants to know what is said.
@MainActor
protocol FocusedValueReading: AnyObject {
    func take(_ values: FocusedValues)
}

/// A node that says something.
@MainActor
protocol FocusedValuePublishing: ViewNode {
    var isForScene: Bool { get }
    func publish(into values: inout FocusedValues)
}

// MARK: - Saying something

extension View {
    /// Tells a value to `FocusedValue` properties elsewhere while the focus is in this view; nil tells nothing. If several views around
    /// the focus tell one, the innermost counts.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
    }

    /// Tells a value to `FocusedValue` properties elsewhere, wherever the focus is, unless a view around the focus tells another; nil tells
    /// nothing. If several views tell one, that which came last counts ⚑.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(
            FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true),
            as: ModifierKind.FocusedSceneValue.self)
    }
}

private struct FocusedValueModifier<Value>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForScene: Bool

    static func _makeNode<V: View>(
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
    /// What views around the focus publish.
    var focusedValues: FocusedValueSystem { part() }
}
