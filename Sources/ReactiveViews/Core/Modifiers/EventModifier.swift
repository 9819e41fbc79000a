/// A modifier that offers a view's events to a closure.
nonisolated struct EventModifier<Kind>: PrimitiveModifier {
    let handle: (inout InputEvent) -> Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EventModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EventModifier>> {
        EventNode(view, under: parent)
    }
}

private final class EventNode<Content: View, Kind>: ModifierNode<Content, EventModifier<Kind>> {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        modifier.handle(&event)
    }
}
