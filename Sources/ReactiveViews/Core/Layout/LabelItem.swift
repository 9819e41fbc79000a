/// The item of a control with a label. Several views in the label form a horizontal stack.
///
/// While a picture is made, the label has the foreground style of its control.
class LabelItem: SingleItem, ForegroundSetting {
    override class var traits: ItemTraits { .setsForeground }

    override func collectChildren() { collectLabel() }

    /// Collects the views of the label, arranged by the panel around if there is one.
    @MainActor
    final func collectLabel() {
        if let item = node.onlyItemBelow() { return setChildren([item]) }
        let items = itemsBelow()
        if items.count > 1, let bundle = node.labelBundle(items) { return setChildren([bundle]) }
        setChildren([Self.bundle(items, along: .horizontal, node)])
    }

    var contentForeground: AnyShapeStyle? { (node as? any LabelTinting)?.labelForeground }
}

/// A node with a label in a foreground style of its own.
@MainActor
protocol LabelTinting: ViewNode {
    /// The foreground style of the label; nil for the one around the node.
    var labelForeground: AnyShapeStyle? { get }
}

/// A node, for instance of an open menu, that arranges the labels of the controls in it.
@MainActor
protocol LabelArranging: ViewNode {
    /// Returns an item that arranges the views of a label.
    func bundle(_ items: [LayoutItem], of control: ViewNode) -> LayoutItem
}

extension ViewNode {
    /// Returns the item with which a node around, above all other views, arranges a label; nil if there is none.
    fileprivate final func labelBundle(_ items: [LayoutItem]) -> LayoutItem? {
        guard !tree.presented.isEmpty else { return nil }
        var node: ViewNode? = self
        while let current = node {
            if current !== self, let item = current.item, item.parent == nil {
                if let arranging = current as? any LabelArranging { return arranging.bundle(items, of: self) }
                if current.isEventBoundary { return nil }
            }
            node = current.parent as? ViewNode
        }
        return nil
    }
}
