extension View {
    /// Hides the view: it keeps its place in the layout, but the user neither sees nor reaches it.
    public func hidden() -> some View {
        modifier(HiddenModifier()).modifier(LayoutModifier(HiddenLayout()))
    }

    /// Says whether the user's taps and drags reach this view and those below.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// Takes the room of the view, and shows nothing.
private struct HiddenLayout: UnaryLayout, Equatable {
    static var traits: ItemTraits { .hidden }
    func isEqual(to other: HiddenLayout) -> Bool { true }
}

struct HiddenModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HiddenModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HiddenModifier>> {
        HiddenNode(view, under: parent)
    }
}

private final class HiddenNode<Content: View>: ModifierNode<Content, HiddenModifier> {
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { [] }
}

struct HitTestingModifier: PrimitiveModifier {
    let isEnabled: Bool

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HitTestingModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HitTestingModifier>> {
        HitTestingNode(view, under: parent)
    }
}

private final class HitTestingNode<Content: View>: ModifierNode<Content, HitTestingModifier>, HitTestBarrier {
    var isClosed: Bool { !modifier.isEnabled }
}

/// A node that may keep the pointer from those below.
@MainActor
protocol HitTestBarrier: ViewNode {
    var isClosed: Bool { get }
}

extension ViewNode {
    /// Whether the pointer reaches this node.
    final var allowsHitTesting: Bool {
        var node: ViewNode? = self
        while let current = node, !current.isEventBoundary {
            if let barrier = current as? any HitTestBarrier, barrier.isClosed { return false }
            node = current.parent as? ViewNode
        }
        return true
    }
}
