import Reactive

nonisolated extension View {
    /// Sets a preference to a value made from a part of the view, in place of the descendants' value.
    ///
    /// The value is made again when a layout moves the part. See <doc:ActionsAndPreferences>.
    ///
    /// - Parameters:
    ///   - key: The preference to set.
    ///   - value: The part of the view.
    ///   - transform: Makes the preference's value from the anchor.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(source: value, replaces: true) { said, anchor in said = transform(anchor) })
    }

    /// Changes the descendants' preference value, given a part of the view.
    ///
    /// - Parameters:
    ///   - key: The preference to change.
    ///   - value: The part of the view.
    ///   - transform: Changes the value, given the anchor.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(source: value, replaces: false, transform: transform),
            as: ModifierKind.AnchorTransform.self)
    }
}

nonisolated private struct AnchorPreferenceModifier<A, K: PreferenceKey>: PrimitiveModifier {
    let source: Anchor<A>.Source
    let replaces: Bool
    let transform: (inout K.Value, Anchor<A>) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AnchorPreferenceModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AnchorPreferenceModifier>> {
        AnchorPreferenceNode(view, under: parent)
    }
}

/// Invariant: readers received a value made from `place`.
private final class AnchorPreferenceNode<Content: View, A, K: PreferenceKey>:
    ModifierNode<Content, AnchorPreferenceModifier<A, K>>, PreferenceWriting, GeometryConsumer
{
    let preferenceKey = ObjectIdentifier(K.self)
    private var place = LocalSpace()

    override func willMountContent() {
        item = SingleItem(self)
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
        countWriters(1)
        noteWritten()
    }

    override func modifierChanged(from old: AnchorPreferenceModifier<A, K>) { noteWritten() }

    override func willUnmount() {
        noteWritten()
        countWriters(-1)
    }

    /// A value that the closure read has changed.
    override func update() { noteWritten() }

    func layoutEnded() {
        guard let item else { return }
        let now = LocalSpace(of: item)
        guard now != place else { return }
        place = now
        noteWritten()
    }

    var replacesPreference: Bool { modifier.replaces }

    func preference(of inner: Any?) -> Any {
        said(K.self, inner) { value in
            trackBetweenPasses { modifier.transform(&value, Anchor(modifier.source, in: place)) }
        }
    }
}
