/// A container that aligns views in rows and columns.
///
/// Each column is as wide as its widest cell and each row as high as its highest. A view outside a `GridRow` is a row
/// of its own across all columns. Columns share the proposed width as a stack's views do: less flexible columns choose
/// first. Rows share the height in the same way.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow {
///         Text("Name")
///         TextField("Name", text: $name)
///     }
///     Divider()
///     GridRow {
///         Text("Town")
///         TextField("Town", text: $town)
///     }
/// }
/// ```
nonisolated public struct Grid<Content: View>: PrimitiveView {
    fileprivate let settings: GridSettings
    fileprivate let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of cells in their columns and rows.
    ///   - horizontalSpacing: The distance between columns, in points; nil for the cells' preferred distances.
    ///   - verticalSpacing: The distance between rows, in points; nil for the cells' preferred distances.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        settings = GridSettings(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Grid, under parent: ViewNode) -> TypedNode<Grid> {
        GridNode(view, under: parent)
    }
}

struct GridSettings: Equatable {
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

private final class GridNode<Content: View>: ArrangingNode<Grid<Content>, Content> {
    init(_ view: Grid<Content>, under parent: ViewNode) {
        super.init(under: parent)
        item = GridContainerItem(view.settings, self)
        setContent(view.content)
    }

    override func receive(_ view: Grid<Content>) {
        item!.as(GridContainerItem.self).settings = view.settings
        setContent(view.content)
    }

    override var kind: String { "Grid" }
}

/// The item of a grid: its children are the cells, row by row.
///
/// Invariant: the cells of `rows` are the children, in order.
final class GridContainerItem: LayoutItem {
    var settings: GridSettings {
        didSet { if settings != oldValue { invalidate() } }
    }
    private var rows: [GridRowCells] = []
    private var plan: (proposal: ProposedViewSize, plan: GridPlan)?

    @MainActor
    init(_ settings: GridSettings, _ node: ViewNode) {
        self.settings = settings
        super.init(node)
    }

    override func collectChildren() {
        rows = node.collectGridRows()
        setChildren(rows.flatMap(\.cells))
    }

    override func answersChanged() { plan = nil }

    override func checkOwnInvariants() {
        precondition(
            rows.flatMap(\.cells).elementsEqual(children) { $0 === $1 }, "a grid's cells aren't its children: \(self)")
    }

    private func plan(for proposal: ProposedViewSize) -> GridPlan {
        if let plan, plan.proposal == proposal { return plan.plan }
        let new = GridPlan(rows, settings, proposal)
        plan = (proposal, new)
        return new
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { plan(for: proposal).size }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { plan(for: proposal).place() }
    override func findSpacing() -> ViewSpacing { rows.spacing }
}

/// The cells of a row, or a single view that forms a row.
struct GridRowCells {
    var cells: [LayoutItem] = []
    var alignment: VerticalAlignment?
    /// Whether the row is a single view across all columns.
    var isWhole = false
}

extension [GridRowCells] {
    /// The spacing of a grid of these rows, from the cells along each edge.
    var spacing: ViewSpacing {
        guard !isEmpty else { return .zero }
        var spacing = ViewSpacing()
        let counts = map { row in row.isWhole ? nil : row.cells.reduce(0) { $0 + $1.value(of: GridCellColumns.self) } }
        let columns = counts.reduce(0) { Swift.max($0, $1 ?? 0) }
        for (index, row) in enumerated() {
            let reachesEnd = counts[index].map { $0 == columns } ?? true
            for (position, cell) in row.cells.enumerated() {
                var edges: Edge.Set = []
                if index == 0 { edges.insert(.top) }
                if index == count - 1 { edges.insert(.bottom) }
                if position == 0 { edges.insert(.leading) }
                if position == row.cells.count - 1, reachesEnd { edges.insert(.trailing) }
                if !edges.isEmpty { spacing.formUnion(cell.spacing, edges: edges) }
            }
        }
        return spacing
    }
}

extension ViewNode {
    /// Returns the rows below a grid, in order. Iterative, so that depth is not limited by the stack.
    func collectGridRows() -> [GridRowCells] {
        var rows: [GridRowCells] = []
        isStructureStale = false
        var stack: [(node: ViewNode, next: Int, isInRow: Bool)] = [(self, 0, false)]
        while let (node, next, isInRow) = stack.last {
            guard next < node.childCount else {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            guard node.arranges(childAt: next), let child = node.child(at: next) as? ViewNode, !child.isEventBoundary
            else { continue }
            if let item = child.layoutItem {
                if isInRow {
                    rows[rows.count - 1].cells.append(item)
                } else {
                    rows.append(GridRowCells(cells: [item], isWhole: true))
                }
                continue
            }
            child.isStructureStale = false
            let row = isInRow ? nil : child as? any GridRowMarking
            if let row { rows.append(GridRowCells(alignment: row.rowAlignment)) }
            stack.append((child, 0, isInRow || row != nil))
        }
        return rows.filter { !$0.cells.isEmpty }
    }
}
