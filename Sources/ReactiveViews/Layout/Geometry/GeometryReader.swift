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
    private var reader: GeometryReaderItem { unsafeDowncast(item!, to: GeometryReaderItem.self) }

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
        if content == nil || reader.hasChanged {
            setNeedsUpdate(because: .other("geometry"))
        }
    }

    override func update() {
        reader.beginReading()
        evaluate { setContent(view.content(GeometryProxy(reader: reader))) }
    }

    override var label: String? { "GeometryReader" }
}

/// Invariant: `read` holds each space once that was asked for in the last evaluation, with the frame that was given.
final class GeometryReaderItem: LayoutItem {
    private(set) var reportedSize = CGSize.zero
    private var read: [(space: CoordinateSpace, frame: CGRect)] = []

    func beginReading() {
        reportedSize = size
        read = []
    }

    /// A frame that whoever is being evaluated depends on.
    func readFrame(in space: CoordinateSpace) -> CGRect {
        let frame = frame(in: space)
        if !read.contains(where: { $0.space == space }) { read.append((space, frame)) }
        return frame
    }

    func bounds(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space, let item = item(ofSpace: name) else { return nil }
        let origin = frame(in: item).origin
        return CGRect(x: -origin.x, y: -origin.y, width: item.size.width, height: item.size.height)
    }

    /// Whether something that was read is another one now.
    var hasChanged: Bool {
        size != reportedSize || read.contains { frame(in: $0.space) != $0.frame }
    }

    override func collectChildren() {
        super.collectChildren()
        bundleChildren()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        children.first?.place(at: .zero, ProposedViewSize(size))
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}
