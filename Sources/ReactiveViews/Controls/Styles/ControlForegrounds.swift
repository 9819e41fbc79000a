extension AnyShapeStyle {
    /// The tint, for labels of controls.
    static let controlTint = AnyShapeStyle(TintShapeStyle())
    /// The red of controls that delete something.
    static let destructiveLabel = AnyShapeStyle(Color.red)
    /// The grey of disabled controls.
    static let disabledLabel = AnyShapeStyle(Color(.label(2)))
    /// The grey of values and of less important texts.
    static let secondaryLabel = AnyShapeStyle(Color(.label(1)))
    /// The colour of texts.
    static let primaryLabel = AnyShapeStyle(Color(.label(0)))
    /// The white of labels on the tint.
    static let whiteLabel = AnyShapeStyle(Color.white)
}

extension ViewNode {
    /// Whether the node is in a row of a list, a form or a table. O(depth).
    final var isInRow: Bool {
        var node: ViewNode? = self
        while let current = node, !current.isEventBoundary {
            if let item = current.item, item.traits.contains(.hasRows) { return true }
            node = current.parent as? ViewNode
        }
        return false
    }

    /// Whether the node is an item of an open menu. O(depth) while anything is presented.
    final var isInMenu: Bool {
        guard !tree.presented.isEmpty else { return false }
        var node: ViewNode? = self
        while let current = node {
            if (current as? any ClosedByTapBeside)?.isMenu == true { return true }
            node = current.parent as? ViewNode
        }
        return false
    }
}

/// A modifier that paints a view in another foreground style, unless a modifier inside or outside has set one.
nonisolated struct PaintedForeground: PrimitiveModifier {
    let style: AnyShapeStyle

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PaintedForeground>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PaintedForeground>> {
        PaintedForegroundNode(view, under: parent)
    }
}

private final class PaintedForegroundNode<Content: View>: ModifierNode<Content, PaintedForeground>, LabelTinting {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    override func willMountContent() { item = LabelItem(self) }

    var labelForeground: AnyShapeStyle? {
        environment.isEnabled ? modifier.style : .disabledLabel
    }
}
