nonisolated extension View {
    /// Hides the view. It keeps its space in the layout, but isn't painted and isn't in the element tree.
    ///
    /// ```swift
    /// Text("Secret")
    ///     .hidden()
    /// ```
    public func hidden() -> some View {
        modifier(HiddenModifier()).modifier(LayoutModifier(HiddenLayout()))
    }

    /// Enables or disables taps and drags on this view and the views inside.
    ///
    /// ```swift
    /// Color.blue
    ///     .opacity(0.2)
    ///     .allowsHitTesting(false)
    /// ```
    ///
    /// - Parameter enabled: Whether the user's taps and drags reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// A layout that takes the view's space and shows nothing.
private struct HiddenLayout: UnaryLayout, Equatable {
    static var traits: ItemTraits { .hidden }
    func isEqual(to other: HiddenLayout) -> Bool { true }
}

nonisolated struct HiddenModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HiddenModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HiddenModifier>> {
        HiddenNode(view, under: parent)
    }
}

private final class HiddenNode<Content: View>: ModifierNode<Content, HiddenModifier> {
    override class var traits: NodeTraits { .isModifier }

    override var keepsElements: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { [] }
}

nonisolated struct HitTestingModifier: PrimitiveModifier {
    let isEnabled: Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HitTestingModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HitTestingModifier>> {
        HitTestingNode(view, under: parent)
    }
}

private final class HitTestingNode<Content: View>: ModifierNode<Content, HitTestingModifier>, HitTestBarrier {
    var isClosed: Bool { !modifier.isEnabled }
}

/// A node that can exclude the views below from hit tests.
@MainActor
protocol HitTestBarrier: ViewNode {
    var isClosed: Bool { get }
}

extension ViewNode {
    /// Whether hit tests reach this node.
    final var allowsHitTesting: Bool {
        var node: ViewNode? = self
        while let current = node, !current.isEventBoundary {
            if let barrier = current as? any HitTestBarrier, barrier.isClosed { return false }
            node = current.parent as? ViewNode
        }
        return true
    }
}
