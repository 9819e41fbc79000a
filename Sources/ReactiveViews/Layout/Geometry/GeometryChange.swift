import Reactive

nonisolated extension View {
    /// Calls an action with a value computed from the view's geometry: after the first layout, and after each layout
    /// that changes the value.
    ///
    /// ```swift
    /// @State var width: CGFloat = 0
    ///
    /// Text(name)
    ///     .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value. Also runs again when other values that it reads change.
    ///   - action: Called on the main actor with the new value.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Calls an action with the old and the new value computed from the view's geometry. At the first call both are the
    /// new one.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value. Also runs again when other values that it reads change.
    ///   - action: Called on the main actor with the old and the new value.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

nonisolated private struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, GeometryChangeModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, GeometryChangeModifier>> {
        GeometryChangeNode(view, under: parent)
    }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>:
    ModifierNode<Content, GeometryChangeModifier<Value>>, GeometryConsumer
{
    private lazy var reading = GeometryReading(self)
    private var last: Value?
    /// Whether the value must be computed again although the geometry is the same.
    private var isDue = true

    override func willMountContent() {
        item = SingleItem(self)
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    override func modifierChanged(from old: GeometryChangeModifier<Value>) {
        isDue = true
        tree.layout.isStale = true
    }

    /// A value that the closure read has changed.
    override func update() {
        isDue = true
        tree.layout.isStale = true
    }

    func layoutEnded() {
        guard isDue || reading.hasChanged else { return }
        isDue = false
        reading.begin()
        var value: Value?
        trackBetweenPasses { value = modifier.transform(GeometryProxy(reading)) }
        guard let value, value != last else { return }
        let old = last ?? value
        last = value
        graph.enqueueAction(for: self, "onGeometryChange") { [self] in modifier.action(old, value) }
    }
}
