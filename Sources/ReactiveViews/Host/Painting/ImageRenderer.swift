/// Renders a view that isn't on a screen.
///
/// There are no pixels here: the renderer returns the view's size, its display list and its SVG document.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Ticket 12").padding())
/// renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
/// let document = renderer.svg
/// ```
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view. Setting it notifies the subscribers of `objectWillChange`.
    public var content: Content {
        willSet { objectWillChange.send() }
        didSet { host.rootView = Rendered(content: content, proposal: proposedSize) }
    }
    /// The size that is proposed to the view; nil in a dimension for its ideal length.
    public var proposedSize = ProposedViewSize.unspecified {
        willSet { objectWillChange.send() }
        didSet { host.rootView = Rendered(content: content, proposal: proposedSize) }
    }
    /// The number of pixels in a point.
    public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
        didSet { host.setEnvironment(\.displayScale, scale) }
    }
    /// Whether the image is opaque. It has no effect here.
    public var isOpaque = false {
        willSet { objectWillChange.send() }
    }
    /// The colour format of the image. It has no effect here.
    public var colorMode = ColorRenderingMode.nonLinear {
        willSet { objectWillChange.send() }
    }

    private let host: ViewHost<Rendered<Content>>

    /// Creates a renderer.
    ///
    /// - Parameter view: The view.
    public init(content view: Content) {
        content = view
        host = ViewHost(Rendered(content: view, proposal: .unspecified))
    }

    private var item: LayoutItem? {
        host.viewTree.layOut()
        var items: [LayoutItem] = []
        host.viewTree.root?.appendItemsBelow(to: &items)
        return items.first
    }

    /// The size that the view chooses for the proposed size, in points.
    public var size: CGSize { item?.size ?? .zero }

    /// The picture of the view. Its origin is the view's upper left corner.
    public var display: DisplayList {
        var list = DisplayList()
        guard let item else { return list }
        let picture = host.viewTree.picture(of: item)
        list.group(in: CGRect(x: -item.origin.x, y: -item.origin.y, width: item.size.width, height: item.size.height)) {
            $0.append(contentsOf: picture)
        }
        return list
    }

    /// The picture of the view as an SVG document.
    public var svg: String { display.svg(size: size) }
}

/// A view that is proposed a size, whatever is around it.
nonisolated private struct Rendered<Content: View>: View {
    let content: Content
    let proposal: ProposedViewSize

    @MainActor var body: some View { content.modifier(LayoutModifier(RenderedLayout(proposal: proposal))) }
}

private struct RenderedLayout: UnaryLayout {
    let proposal: ProposedViewSize

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        child.sizeThatFits(self.proposal)
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(at: .zero, self.proposal)
    }
}
