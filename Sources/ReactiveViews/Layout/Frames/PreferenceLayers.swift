import Reactive

nonisolated extension View {
    /// Places a view made from a preference of the descendants in front of this one.
    ///
    /// The layer is evaluated after the pass in which the preference changed, in the same flush. See
    /// <doc:ActionsAndPreferences>.
    ///
    /// ```swift
    /// Tabs().overlayPreferenceValue(Selected.self) { anchor in
    ///     GeometryReader { proxy in
    ///         if let anchor {
    ///             Rectangle().frame(width: proxy[anchor].width, height: 2)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The preference to read.
    ///   - alignment: The layer's alignment to this view.
    ///   - transform: Makes the layer from the value; from the default value if no descendant sets the preference.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V, LayerKind.InFront>(alignment: alignment, layer: transform))
    }

    /// Places a view made from a preference of the descendants behind this one.
    ///
    /// - Parameters:
    ///   - key: The preference to read.
    ///   - alignment: The layer's alignment to this view.
    ///   - transform: Makes the layer from the value; from the default value if no descendant sets the preference.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V, LayerKind.Behind>(alignment: alignment, layer: transform))
    }
}

nonisolated private struct PreferenceLayerModifier<K: PreferenceKey, Layer: View, Kind: LayerKindWithRole>:
    PrimitiveModifier
{
    let alignment: Alignment
    let layer: (K.Value) -> Layer

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PreferenceLayerModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PreferenceLayerModifier>> {
        PreferenceLayerNode(view, under: parent)
    }
}

/// Invariant: the layer exists if and only if the preference was read; it was made from `value`.
private final class PreferenceLayerNode<Content: View, K: PreferenceKey, Layer: View, Kind: LayerKindWithRole>:
    PairNode<Content, PreferenceLayerModifier<K, Layer, Kind>, Layer>, PreferenceReading
{
    let preferenceKey = ObjectIdentifier(K.self)
    var isReaderDue = false
    private var value: K.Value?
    private var isSaid: Bool?

    func keptPreference() -> Any?? { isSaid.map { $0 ? value.map { Said(value: $0) } : nil } }

    override func willMountContent() {
        item = LayerItem.make(modifier.alignment, Kind.role, self)
    }

    override func didMount() { tree.note(self) }

    override func modifierChanged(from old: PreferenceLayerModifier<K, Layer, Kind>) {
        item!.as(LayerItem.self).change(modifier.alignment)
        if secondView != nil { setNeedsUpdate(because: .inputs(["content"])) }
    }

    func readPreference() {
        let said = content?.collectPreference(K.self)
        isSaid = said != nil
        let new = said ?? K.defaultValue
        if let value, Graph.Inputs.areEqual(value, new) { return }
        value = .some(new)
        setNeedsUpdate(because: .other("preference"))
    }

    override func update() {
        guard let value else { return }
        evaluate { setSecond(modifier.layer(value)) }
    }

    override var isSecondBehind: Bool { Kind.role == .behind }
}
