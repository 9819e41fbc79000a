/// The item of a control with a label: what the label consists of is side by side.
final class LabelItem: SingleItem {
    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), along: .horizontal, node)]) }
}
