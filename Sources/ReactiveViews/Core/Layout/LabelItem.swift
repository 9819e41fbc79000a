/// The item of a control with a label. Several views in the label form a horizontal stack.
///
/// While a picture is made, the label has the foreground style of its control.
final class LabelItem: SingleItem, ForegroundSetting {
    override class var traits: ItemTraits { .setsForeground }

    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), along: .horizontal, node)]) }

    var contentForeground: AnyShapeStyle? { (node as? any LabelTinting)?.labelForeground }
}

/// A node with a label in a foreground style of its own.
@MainActor
protocol LabelTinting: ViewNode {
    /// The foreground style of the label; nil for the one around the node.
    var labelForeground: AnyShapeStyle? { get }
}
