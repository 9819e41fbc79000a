/// The item of a control with a label: what the label consists of is side by side.
final class LabelItem: SingleItem {
    override func collectChildren() {
        children.removeAll(keepingCapacity: true)
        node.appendItemsBelow(to: &children)
        bundleChildren(along: .horizontal)
    }
}
