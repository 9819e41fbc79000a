/// The item of a control with a label: the label's views are side by side.
final class LabelItem: SingleItem {
    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), along: .horizontal, node)]) }
}
