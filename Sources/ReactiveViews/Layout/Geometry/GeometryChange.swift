extension View {
    /// Does something with a value that follows from the view's geometry: once it is known, and whenever it is another one after a
    /// layout.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Does something with the old and the new value; the first time both are the new one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

private struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    static func _makeNode<V: View>(
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
    /// Whether the value has to be worked out again though the geometry is the same.
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

    /// Something that the closure has read is another one now.
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
