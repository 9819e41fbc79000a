/// The rows of a list or form, as wide as the list and one below the other. Rows are made when they come into sight.
nonisolated struct ListRows<Content: View>: PrimitiveView {
    let content: Content

    @MainActor static func _makeNode(_ view: ListRows, under parent: ViewNode) -> TypedNode<ListRows> {
        ListRowsNode(view, under: parent)
    }
}

private final class ListRowsNode<Content: View>: LazyNode<ListRows<Content>, Content> {
    init(_ view: ListRows<Content>, under parent: ViewNode) {
        super.init(under: parent)
        begin(ListItem(self))
        setNeedsUpdate(because: .mounted)
        setContent(view.content)
    }

    override func receive(_ view: ListRows<Content>) { setContent(view.content) }

    override func update() {
        item!.as(ListItem.self).metrics = track { ListMetrics(environment) }
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        item!.as(ListItem.self).drawRows(in: frame, into: &list)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { children.flatMap { $0 } }
}

/// The measures of a list, in points.
///
/// Apple's documentation doesn't define them; here grouped styles have gaps between sections, and inset styles have
/// side margins.
struct ListMetrics: Equatable {
    var margin: CGFloat = 0
    var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var rowHeight: CGFloat = 44
    var headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    var headerHeight: CGFloat = 28
    var rowSpacing: CGFloat = 0
    var sectionSpacing: CGFloat = 0
    /// The corner radius of a section's group of rows.
    var cornerRadius: CGFloat = 0

    init() {}

    @MainActor
    init(_ values: EnvironmentValues) {
        let style = values.listStyle
        if ["automatic", "insetGrouped", "inset"].contains(style) { margin = PaddingLayout.standard }
        if ["automatic", "insetGrouped"].contains(style) { cornerRadius = 10 }
        if ["automatic", "insetGrouped", "grouped"].contains(style) {
            switch values.listSectionSpacing {
            case .compact: sectionSpacing = 16
            case let spacing: sectionSpacing = Self.valid(spacing.points) ?? 35
            }
        } else {
            sectionSpacing = Self.valid(values.listSectionSpacing.points) ?? 0
        }
        rowHeight = Self.valid(values.defaultMinListRowHeight) ?? rowHeight
        headerHeight = Self.valid(values.defaultMinListHeaderHeight) ?? headerHeight
        rowSpacing = Self.valid(values.listRowSpacing) ?? 0
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
    }
}

/// The layout item of a list's rows.
final class ListItem: LazyItem, RowContaining {
    override class var traits: ItemTraits { .hasRows }

    var metrics = ListMetrics() {
        didSet { if metrics != oldValue { invalidate() } }
    }

    @MainActor
    init(_ node: ViewNode) { super.init(.vertical, node) }

    override var estimate: CGFloat { metrics.rowHeight }

    override func tracks(across room: CGFloat?) -> [LazyTrack] {
        let margin = room.map { min(metrics.margin, $0 / 2) } ?? metrics.margin
        return [LazyTrack(start: margin, width: room.map { max($0 - 2 * margin, 0) })]
    }

    override func width(_ tracks: [LazyTrack], across room: CGFloat?) -> CGFloat {
        room ?? super.width(tracks, across: nil) + metrics.rowInsets.leading + metrics.rowInsets.trailing
            + 2 * metrics.margin
    }

    /// Returns what modifiers set for a row; nil if there are none.
    func traits(of item: LayoutItem) -> RowTraits? { item.layoutValue(RowTraits.key) as? RowTraits }

    private func insets(_ traits: RowTraits?, _ isContent: Bool) -> EdgeInsets {
        let standard = isContent ? metrics.rowInsets : metrics.headerInsets
        return traits?.insets.completed(by: standard) ?? standard
    }

    override func cell(_ item: LayoutItem, _ track: LazyTrack, _ part: SectionPart) -> (ProposedViewSize, CGFloat) {
        let insets = insets(traits(of: item), part == .content)
        let width = track.width.map { max($0 - insets.leading - insets.trailing, 0) }
        let proposal = ProposedViewSize(width: width, height: nil)
        let least = part == .content ? metrics.rowHeight : metrics.headerHeight
        return (proposal, max(item.sizeThatFits(proposal).finite.height + insets.top + insets.bottom, least))
    }

    override func distance(_ before: LazyPlan.Run, _ after: LazyPlan.Run) -> CGFloat {
        if before.section != after.section { return metrics.sectionSpacing }
        return before.part == .content && after.part == .content ? metrics.rowSpacing : 0
    }

    /// Places a row's content at the leading edge, vertically centred.
    override func place(_ item: LayoutItem, _ cell: LazyPlan.Cell, in frame: CGRect, _ track: LazyTrack) {
        let traits = traits(of: item)
        let insets = insets(traits, !cell.isWhole)
        let height = item.sizeThatFits(cell.proposal).finite.height
        let room = frame.height - insets.top - insets.bottom
        item.place(
            at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top + (room - height) / 2), cell.proposal
        )
        guard let background = traits?.background, !cell.isWhole else { return }
        // Both margins are equal, so the row's place doesn't depend on the layout direction.
        let origin = background.frame(in: self).origin
        background.cover(
            CGRect(origin: frame.origin.moved(back: origin), size: frame.size), corners(ofRun: cell.run, placedPlan))
    }

    func row(at point: CGPoint) -> ViewNode? {
        let edges = rowEdges
        guard point.x >= edges.start, point.x < edges.end else { return nil }
        let plan = placedPlan
        for index in plan.runs(in: point.y...point.y) {
            let run = plan.runs[index]
            guard run.part == .content, point.y >= run.start, point.y < run.end else { continue }
            if let item = run.items.first { return children[item].node }
        }
        return nil
    }
}

extension ListRows: SeveralViews { @MainActor static var arrangement: Arrangement { .several } }
