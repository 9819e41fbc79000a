/// The item of a control with a label: what the label consists of is side by side.
final class LabelItem: SingleItem {
    override func collectChildren() {
        children.removeAll(keepingCapacity: true)
        node.appendItemsBelow(to: &children)
        guard children.count != 1 else { return adoptChildren() }
        let stack = StackItem(.horizontal, spacing: nil, guide: VerticalAlignment.center.key, node)
        stack.children = children
        stack.adoptChildren()
        children = [stack]
        adoptChildren()
    }
}
