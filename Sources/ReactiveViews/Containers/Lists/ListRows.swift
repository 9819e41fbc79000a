import Reactive

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

    override var hostsContentApart: Bool { true }
    override var hostsEachRowApart: Bool { true }

    override func receive(_ view: ListRows<Content>) { setContent(view.content) }

    override func update() {
        let item = item!.as(ListItem.self)
        let metrics = track { ListMetrics(environment) }
        if metrics.isEditing != item.metrics.isEditing { structureChanged() }
        item.metrics = metrics
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        item!.as(ListItem.self).drawRows(in: frame, into: &list)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { children.joinedElements }
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
    /// The distance of the first and the last section from the ends.
    var ends: CGFloat = 0
    /// Whether the user deletes, moves and selects rows.
    var isEditing = false

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
            ends = 16
        } else {
            sectionSpacing = Self.valid(values.listSectionSpacing.points) ?? 0
        }
        rowHeight = Self.valid(values.defaultMinListRowHeight) ?? rowHeight
        headerHeight = Self.valid(values.defaultMinListHeaderHeight) ?? headerHeight
        rowSpacing = Self.valid(values.listRowSpacing) ?? 0
        isEditing = values.editMode?.wrappedValue.isEditing == true
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
    }
}

/// The layout item of a list's rows.
final class ListItem: LazyItem, RowContaining {
    override class var traits: ItemTraits { .hasRows }
    var hasListRows: Bool { true }

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

    /// The rows that the user can delete, move or select while the list is edited, by the identities of their items.
    private(set) var edits: [ObjectIdentifier: RowEdits] = [:]

    override func collectChildren() {
        super.collectChildren()
        edits = [:]
        guard metrics.isEditing else { return }
        let selects = (node.parent as? any SelectingList)?.selectsSeveral == true
        for item in children { edits[ObjectIdentifier(item)] = RowEdits(of: item.node, selects: selects) }
    }

    private func insets(_ item: LayoutItem, _ traits: RowTraits?, _ isContent: Bool) -> EdgeInsets {
        let standard = isContent ? metrics.rowInsets : metrics.headerInsets
        var insets = traits?.insets.completed(by: standard) ?? standard
        guard isContent else { return insets }
        insets.trailing += traits?.accessoryWidth ?? 0
        guard metrics.isEditing, let edits = edits[ObjectIdentifier(item)] else { return insets }
        if edits.hasCircle { insets.leading += RowEdits.leading }
        if edits.isMovable { insets.trailing += RowEdits.trailing }
        return insets
    }

    override func cell(_ item: LayoutItem, _ track: LazyTrack, _ part: SectionPart) -> (ProposedViewSize, CGFloat) {
        let insets = insets(item, traits(of: item), part == .content)
        let width = track.width.map { max($0 - insets.leading - insets.trailing, 0) }
        let proposal = ProposedViewSize(width: width, height: nil)
        let least = part == .content ? metrics.rowHeight : metrics.headerHeight
        return (proposal, max(item.sizeThatFits(proposal).finite.height + insets.top + insets.bottom, least))
    }

    override func distance(_ before: LazyPlan.Run, _ after: LazyPlan.Run) -> CGFloat {
        if before.section != after.section {
            // A header has room above its words already.
            return metrics.sectionSpacing * (after.part == .header || before.part == .footer ? 0.5 : 1)
        }
        return before.part == .content && after.part == .content ? metrics.rowSpacing : 0
    }

    override func ends(_ first: LazyPlan.Run, _ last: LazyPlan.Run) -> (start: CGFloat, end: CGFloat) {
        (first.part == .header ? metrics.ends / 4 : metrics.ends, metrics.ends)
    }

    /// Places a row's content at the leading edge, vertically centred; a header at the bottom, a footer at the top.
    override func place(_ item: LayoutItem, _ cell: LazyPlan.Cell, in frame: CGRect, _ track: LazyTrack) {
        let traits = traits(of: item)
        let insets = insets(item, traits, !cell.isWhole)
        let height = item.sizeThatFits(cell.proposal).finite.height
        let room = frame.height - insets.top - insets.bottom
        let share: CGFloat =
            switch placedPart {
            case .header: 1
            case .content: 0.5
            case .footer: 0
            }
        item.place(
            at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top + (room - height) * share),
            cell.proposal)
        if let swipe = traits?.swipe {
            let place = swipe.frame(in: self)
            let start = directionAround == .rightToLeft ? self.size.width - place.maxX : place.minX
            swipe.cover(frame.offsetBy(dx: -start, dy: -place.minY))
        }
        guard let background = traits?.background, !cell.isWhole else { return }
        // Both margins are equal, so the row's place doesn't depend on the layout direction.
        let origin = background.frame(in: self).origin
        background.cover(
            CGRect(origin: frame.origin.moved(back: origin), size: frame.size), corners(ofRun: cell.run, placedPlan))
    }

    /// Whether a child is a row or a part of one, not a header or a footer.
    func isContent(_ child: LayoutItem) -> Bool {
        let plan = placedPlan
        let middle = child.origin.y + child.size.height / 2
        return plan.runs(in: middle...middle).contains { index in
            let run = plan.runs[index]
            return run.part == .content && run.items.contains { children[$0] === child }
        }
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
