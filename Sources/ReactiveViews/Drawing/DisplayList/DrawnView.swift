/// Where and in which environment a view is drawn.
struct DrawingContext {
    /// In the coordinates of whoever the view is drawn for.
    let frame: CGRect
    let environment: EnvironmentValues
}

/// A view without children that draws something into its frame: a shape, a colour, a gradient.
@MainActor
@preconcurrency
protocol DrawnView: PrimitiveView {
    /// What its element is called.
    var kind: String { get }
    /// What its element says about it.
    var attributes: [String] { get }
    /// The size that the view takes of an offer.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Appends what the view shows.
    func draw(_ context: DrawingContext, into list: inout DisplayList)
}

extension DrawnView {
    var attributes: [String] { [] }

    /// All that is offered; 10 points where the offer is open.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        DrawnNode(view, under: parent)
    }
}

/// The node of a view that draws.
final class DrawnNode<V: DrawnView>: TypedNode<V> {
    private(set) var view: V

    init(_ view: V, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
    }

    override func receive(_ view: V) { self.view = view }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(view.kind)
        element.attributes = view.attributes
        element.node = self
        return [element]
    }
}
