/// The item of a control with a label. Several views in the label form a horizontal stack.
final class LabelItem: SingleItem {
    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), along: .horizontal, node)]) }
}
