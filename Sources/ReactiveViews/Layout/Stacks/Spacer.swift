/// A flexible space that takes what other views leave, along the axis of its stack or along both axes elsewhere.
///
/// ```swift
/// HStack {
///     Text("Name")
///     Spacer()
///     Text(name)
/// }
/// ```
nonisolated public struct Spacer: PrimitiveView, Sendable {
    /// The minimum length, in points; nil for 8 points.
    public var minLength: CGFloat?

    /// Creates a spacer.
    ///
    /// - Parameter minLength: The minimum length, in points; nil for 8 points.
    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor public static func _makeNode(_ view: Spacer, under parent: ViewNode) -> TypedNode<Spacer> {
        SpacerNode(view, under: parent)
    }
}

private final class SpacerNode: TypedNode<Spacer> {
    override class var traits: NodeTraits { .passesElements }

    init(_ view: Spacer, under parent: ViewNode) {
        super.init(under: parent)
        item = SpacerItem(view.minLength, self)
    }

    override func receive(_ view: Spacer) {
        item!.as(SpacerItem.self).minLength = view.minLength
    }
}

private final class SpacerItem: LayoutItem {
    var minLength: CGFloat? {
        didSet { if minLength != oldValue { invalidate() } }
    }

    @MainActor
    init(_ minLength: CGFloat?, _ node: ViewNode) {
        self.minLength = minLength
        super.init(node)
    }

    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? ViewSpacing.standard
        let axis = parent?.stackAxis
        func length(_ proposed: CGFloat?, _ along: Axis) -> CGFloat {
            axis == nil || axis == along ? max(proposed ?? least, least) : 0
        }
        return CGSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
    }

    override var priority: Double { -.infinity }
    override func findSpacing() -> ViewSpacing { ViewSpacing(bareAt: parent?.stackAxis?.edges ?? .all) }
    override var isSpacer: Bool { true }
}

/// A line between views: across the axis of its stack, horizontal elsewhere.
///
/// ```swift
/// VStack {
///     Text("Above")
///     Divider()
///     Text("Below")
/// }
/// ```
nonisolated public struct Divider: PrimitiveView, Sendable {
    /// Creates a divider.
    public nonisolated init() {}

    @MainActor public static func _makeNode(_ view: Divider, under parent: ViewNode) -> TypedNode<Divider> {
        DividerNode(view, under: parent)
    }
}

private final class DividerNode: TypedNode<Divider> {
    init(_ view: Divider, under parent: ViewNode) {
        super.init(under: parent)
        item = DividerItem(self)
    }

    override func receive(_ view: Divider) {}

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        list.append(
            .fill(
                Path(CGRect(origin: .zero, size: frame.size)), SeparatorShapeStyle()._paint(in: environment),
                FillStyle()),
            in: frame)
    }

    override class var traits: NodeTraits { .knowsWords }
    override var keepsElements: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Divider")
        element.node = self
        return [element]
    }
}

final class DividerItem: LayoutItem {
    static let thickness: CGFloat = 1

    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = parent?.stackAxis == .horizontal ? Axis.vertical : .horizontal
        return CGSize(along: across, proposal[across] ?? 10, across: Self.thickness)
    }
}
