/// A view that takes the room that is proposed, and whose content is made knowing how much that is (L13, M16).
///
/// The content is evaluated after a layout, in a further pass of the same flush, and again when a size or a frame that it has read is
/// another one. It is placed at the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(_ view: GeometryReader, under parent: ViewNode) -> TypedNode<GeometryReader> {
        GeometryReaderNode(view, under: parent)
    }
}

/// Invariant: the content is there ⇔ there was a layout since the view was mounted.
private final class GeometryReaderNode<Content: View>: SingleChildNode<GeometryReader<Content>, Content>,
    GeometryConsumer
{
    private var view: GeometryReader<Content>
    private lazy var reading = GeometryReading(self)

    init(_ view: GeometryReader<Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = GeometryReaderItem(self)
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    override func receive(_ view: GeometryReader<Content>) {
        self.view = view
        if content != nil { setNeedsUpdate(because: .inputs(["content"])) }
    }

    func layoutEnded() {
        // Readers inside of readers each wait for the one around.
        if content == nil { graph.grantRound() }
        if content == nil || reading.hasChanged {
            setNeedsUpdate(because: .other("geometry"))
        }
    }

    override func update() {
        reading.begin()
        evaluate { setContent(view.content(GeometryProxy(reading))) }
    }

    override var label: String? { "GeometryReader" }
}

/// The item of a view that takes what is proposed, with something at its top leading corner.
final class GeometryReaderItem: LayoutItem {
    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), node)]) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        children.first?.place(at: .zero, ProposedViewSize(size))
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}
