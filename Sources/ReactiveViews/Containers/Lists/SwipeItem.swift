import Reactive

/// A row whose swipe actions are visible.
@MainActor
protocol SwipedRow: ViewNode {
    var rowContent: ViewNode? { get }
    var rowActions: ViewNode? { get }
    /// The edge of the row where the actions are.
    var edge: HorizontalEdge { get }
}

/// The item of a row whose swipe actions are visible. The content is shifted, and the actions take the height of the
/// row.
///
/// Invariant: `children` are the row's content and the actions.
final class SwipeItem: LayoutItem {
    private let edge: HorizontalEdge
    /// The frame of the row in the item's coordinates, counted from the leading edge; nil until the list has set it.
    private var row: CGRect?

    @MainActor
    init(_ node: any SwipedRow) {
        edge = node.edge
        super.init(node)
    }

    /// The environment of the actions: white words.
    @MainActor
    static func scope(below node: ViewNode) -> EnvironmentScope {
        let scope = EnvironmentScope(below: node)
        scope.update { values in
            values.buttonStyle = .ofContainer(SwipeButtonStyle())
            values.font = .subheadline
        }
        return scope
    }

    @MainActor
    override func collectChildren() {
        guard let swiped = node as? any SwipedRow else { return setChildren([]) }
        var content: [LayoutItem] = []
        var actions: [LayoutItem] = []
        swiped.rowContent?.appendItems(to: &content)
        swiped.rowActions?.appendItems(to: &actions)
        var shown = [Self.bundle(content, node)]
        for action in actions { shown.append(SwipeCellItem(action)) }
        setChildren(shown)
        node.isStructureStale = false
    }

    private var main: LayoutItem { children[0] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { main.sizeThatFits(proposal) }
    override var priority: Double { main.priority }
    override func findSpacing() -> ViewSpacing { main.spacing }
    override var traitSource: LayoutItem? { main }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        let inner = main.layoutValue(key)
        guard key == RowTraits.key else { return inner }
        var traits = inner as? RowTraits ?? RowTraits()
        traits.swipe = self
        return traits
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let row = row ?? CGRect(origin: .zero, size: size)
        let cell = ProposedViewSize(width: nil, height: row.height)
        let widths = children.dropFirst().map { $0.sizeThatFits(cell).finite.width }
        let used = widths.reduce(0, +)
        main.place(at: CGPoint(x: edge == .trailing ? -used : used, y: 0), proposal)
        // The first action is nearest to the edge.
        var x = edge == .trailing ? row.maxX : row.minX
        for (child, width) in zip(children.dropFirst(), widths) {
            if edge == .trailing { x -= width }
            child.place(at: CGPoint(x: x, y: row.minY), cell)
            if edge == .leading { x += width }
        }
    }

    /// Sets the frame of the row, in the item's coordinates. The list calls it after it has placed the item.
    func cover(_ frame: CGRect) {
        guard frame != row else { return }
        row = frame
        placeChildren(in: size, placedProposal)
    }

    /// Paints the areas of the actions.
    @MainActor
    func drawButtons(in frame: CGRect, into list: inout DisplayList) {
        for cell in children.dropFirst() {
            let environment = cell.node.environment
            let role = (cell.node as? any Triggerable)?.role
            let paint: Paint =
                if role == .destructive {
                    .color(SystemColor.red.resolved(in: environment))
                } else if let tint = environment.tint {
                    tint._paint(in: environment)
                } else {
                    .system(.systemGray2, in: environment)
                }
            list.fill(CGRect(origin: cell.origin.moved(by: frame.origin), size: cell.size), paint)
        }
    }
}

/// An action of a swiped row, which reacts anywhere in its area.
private final class SwipeCellItem: LayoutItem, HitShaped {
    override class var traits: ItemTraits { .hasHitShape }

    @MainActor
    init(_ child: LayoutItem) {
        super.init(child.node)
        setChildren([child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].sizeThatFits(.unspecified).finite
        return CGSize(width: max(own.width + 32, 74), height: proposal.height ?? max(own.height + 22, 44))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        children[0].place(in: size, .center, .unspecified)
    }

    func hitShape(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }
}

/// The style of the buttons that a swipe reveals.
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle, StandardStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.white)
    }
}
