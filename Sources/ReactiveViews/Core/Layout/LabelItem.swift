/// The item of a control with a label. Several views in the label form a horizontal stack.
class LabelItem: SingleItem {
    override func collectChildren() {
        let items = itemsBelow()
        if items.count > 1, let bundle = node.labelBundle(items) { return setChildren([bundle]) }
        setChildren([Self.bundle(items, along: .horizontal, node)])
    }
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
