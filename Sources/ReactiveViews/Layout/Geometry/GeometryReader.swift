import Reactive

/// A view that takes the proposed size and makes its content from its own geometry.
///
/// The content is evaluated after a layout, in a further pass of the same flush. It is evaluated again when a size or
/// frame that it read changes. It is placed at the top leading corner. See <doc:LayoutContract>.
///
/// ```swift
/// GeometryReader { proxy in
///     Rectangle().frame(width: proxy.size.width / 2)
/// }
/// ```
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    /// The closure that makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    ///
    /// - Parameter content: Makes the content from the reader's geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: GeometryReader, under parent: ViewNode) -> TypedNode<GeometryReader>
    {
        GeometryReaderNode(view, under: parent)
    }
}

/// Invariant: the content exists if and only if a layout ran since the view was mounted.
private final class GeometryReaderNode<Content: View>: SingleChildNode<GeometryReader<Content>, Content>,
    GeometryConsumer
{
    override class var traits: NodeTraits { .passesElements }

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
        // Nested readers each need a further round after the outer reader's.
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

/// The item of a view that takes the proposed size and places its content at the top leading corner.
final class GeometryReaderItem: LayoutItem {
    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), node)]) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        children.first?.place(at: .zero, ProposedViewSize(size))
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}
