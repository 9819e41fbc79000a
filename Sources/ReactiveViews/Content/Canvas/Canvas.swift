/// A view that draws into a graphics context.
///
/// The renderer runs each time the host paints, so the picture shows what the renderer reads at that time. What it
/// draws outside of the view's frame isn't shown. Views passed as symbols are laid out with their ideal size and drawn
/// where the renderer draws them; they receive no touches.
///
/// ```swift
/// Canvas { context, size in
///     context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// .frame(width: 300, height: 200)
/// ```
public struct Canvas<Symbols> {
    /// The views that the renderer can draw by their tags.
    public var symbols: Symbols
    /// Draws the content for a size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the content is opaque. It has no effect here.
    public var isOpaque: Bool
    /// The colour mode of the content. It has no effect here.
    public var colorMode: ColorRenderingMode
    /// Whether the content may be drawn later than other views. It has no effect here.
    public var rendersAsynchronously: Bool

    init(
        _ symbols: Symbols, _ isOpaque: Bool, _ colorMode: ColorRenderingMode, _ rendersAsynchronously: Bool,
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.symbols = symbols
        self.renderer = renderer
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols: View {
    /// Creates a canvas with views that the renderer can draw.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     guard let pin = context.resolveSymbol(id: "pin") else { return }
    ///     context.draw(pin, at: CGPoint(x: size.width / 2, y: size.height / 2))
    /// } symbols: {
    ///     Image(systemName: "mappin").tag("pin")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - opaque: Whether the content is opaque; it has no effect here.
    ///   - colorMode: The colour mode of the content; it has no effect here.
    ///   - rendersAsynchronously: Whether the content may be drawn later; it has no effect here.
    ///   - renderer: Draws the content for a size, in points.
    ///   - symbols: Views with tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(symbols(), opaque, colorMode, rendersAsynchronously, renderer)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the content is opaque; it has no effect here.
    ///   - colorMode: The colour mode of the content; it has no effect here.
    ///   - rendersAsynchronously: Whether the content may be drawn later; it has no effect here.
    ///   - renderer: Draws the content for a size, in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(EmptyView(), opaque, colorMode, rendersAsynchronously, renderer)
    }
}

extension Canvas: View, PrimitiveView where Symbols: View {
    public static func _makeNode(_ view: Canvas<Symbols>, under parent: ViewNode) -> TypedNode<Canvas<Symbols>> {
        CanvasNode(view, under: parent)
    }
}

private final class CanvasNode<Symbols: View>: SingleChildNode<Canvas<Symbols>, Symbols> {
    private var view: Canvas<Symbols>

    init(_ view: Canvas<Symbols>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = CanvasItem(self)
        setContent(view.symbols)
    }

    override func receive(_ view: Canvas<Symbols>) {
        self.view = view
        setContent(view.symbols)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let target = GraphicsTarget()
        var context = GraphicsContext(target, frame.size, paintEnvironment) { [unowned self] in symbol($0) }
        view.renderer(&context, frame.size)
        list.group(.clip(Path(bounds), FillStyle(antialiased: false)), in: frame) { list in
            list.append(contentsOf: target.list)
        }
    }

    private func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        guard let child = taggedChildren().first(where: { $0.tag == id }) else { return nil }
        var items: [LayoutItem] = []
        child.node.appendItems(to: &items)
        var symbol = GraphicsContext.ResolvedSymbol(size: .zero, list: DisplayList())
        for item in items where item.hasPlace {
            symbol.size.width = max(symbol.size.width, item.size.width)
            symbol.size.height = max(symbol.size.height, item.size.height)
            symbol.list.append(contentsOf: tree.picture(of: item))
        }
        return symbol
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Canvas")
        element.node = self
        return [element]
    }
}

/// The item of a canvas. The symbols are children of their ideal size that aren't painted at their place.
private final class CanvasItem: LayoutItem, HitShaped {
    override class var traits: ItemTraits { .hasHitShape }

    override var visibleChildren: [LayoutItem] { [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, .unspecified) }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    func hitShape(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }
}
