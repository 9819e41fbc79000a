/// The top page of collapsed columns.
struct CollapsedPage {
    let content: ViewNode
    let bar: NavigationBarOptions
    /// The back button; nil for none.
    let back: NavigationBack?
    let hasLargeTitle: Bool
    /// The number of pages, which determines the direction of an animated change.
    let height: Int
}

/// A container whose columns are side by side, or the pages of a stack.
@MainActor
protocol NavigationColumns: ViewNode {
    /// The top content of each visible column, with its bar options. Not used while the columns are collapsed.
    var laidOutColumns: [(content: ViewNode, bar: NavigationBarOptions)] { get }
    /// The top page of collapsed columns; nil if the columns are side by side.
    var collapsedPage: CollapsedPage? { get }
    /// The back button of the last column; nil for none.
    var back: NavigationBack? { get }
    /// Called when the item has collected the views below the columns. It marks the nodes in between as up to date.
    func columnsWereCollected()
}

extension NavigationColumns {
    var collapsedPage: CollapsedPage? { nil }
    func columnsWereCollected() {}
}

/// The layout item of a container with columns: columns side by side, or the top page of a stack.
///
/// Each column but the last has its ideal width, or less down to its minimum. The last one gets the rest. If the
/// minimums don't fit, all columns become narrower in the same proportion.
///
/// Invariant: `children` are `NavigationItem`s, one for each visible column, and `widths.count == children.count`; or
/// `page` is the only child, and `widths` is empty.
final class ColumnsItem: LayoutItem, EnvironmentReading, RowContaining {
    override class var traits: ItemTraits { ItemTraits(.readsEnvironment, .hasRows) }

    private var widths: [ColumnWidth] = []
    private var columns: [NavigationItem] = []
    /// The item of the top page; nil if the columns are side by side.
    private var page: NavigationItem?

    /// The covered page while it moves out.
    @MainActor
    var covered: ViewNode? { page?.covered }

    @MainActor
    override func collectChildren() {
        guard let container = node as? any NavigationColumns else { return }
        if let top = container.collapsedPage { return collect(top) }
        page?.forgetPage()
        page = nil
        let shown = container.laidOutColumns
        while columns.count < shown.count {
            let column = NavigationItem(node)
            column.environmentChanged()
            columns.append(column)
        }
        columns.removeLast(columns.count - shown.count)
        widths = []
        for (index, column) in shown.enumerated() {
            let isLast = index == shown.count - 1
            columns[index].collect(
                column.content, column.bar, back: isLast ? container.back : nil,
                hasLargeTitle: column.bar.titleSize ?? (shown.count == 1 || !isLast))
            // The column may contain other items now.
            columns[index].invalidate()
            widths.append(column.bar.columnWidth ?? (isLast ? .standardOfLast : .standard))
        }
        setChildren(columns)
        node.isStructureStale = false
        container.columnsWereCollected()
    }

    @MainActor
    private func collect(_ top: CollapsedPage) {
        let page = page ?? NavigationItem(node)
        if self.page == nil { page.environmentChanged() }
        self.page = page
        (columns, widths) = ([], [])
        page.collect(top.content, top.bar, back: top.back, hasLargeTitle: top.hasLargeTitle, at: top.height)
        page.invalidate()
        setChildren([page])
        node.isStructureStale = false
    }

    @MainActor
    func environmentChanged() {
        for column in columns { column.environmentChanged() }
        page?.environmentChanged()
    }

    override func checkOwnInvariants() {
        if let page {
            return precondition(widths.isEmpty && children.count == 1 && children[0] === page, "no page: \(self)")
        }
        precondition(widths.count == children.count, "a column has no width: \(self)")
        precondition(children.elementsEqual(columns) { $0 === $1 }, "columns aren't children: \(self)")
    }

    /// Returns the widths of the columns in an available width.
    func plan(_ room: CGFloat) -> [CGFloat] {
        guard let last = widths.last else { return [] }
        var plan = widths.dropLast().map { Swift.min($0.ideal, $0.max) }
        let least = widths.dropLast().reduce(0) { $0 + $1.min }
        let all = least + last.min
        if all > room { return widths.map { $0.min * Swift.max(room, 0) / all } }
        let used = plan.reduce(0, +)
        let excess = used + last.min - room
        if excess > 0 {
            let share = excess / (used - least)
            for index in plan.indices { plan[index] -= (plan[index] - widths[index].min) * share }
        }
        return plan + [room - plan.reduce(0, +)]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let page { return page.sizeThatFits(proposal) }
        let width = proposal.width ?? widths.reduce(0) { $0 + $1.ideal }
        return CGSize(width: width, height: proposal.height ?? idealHeight(width))
    }

    /// The height of the highest column.
    private func idealHeight(_ width: CGFloat) -> CGFloat {
        zip(children, plan(width)).reduce(0) { height, column in
            Swift.max(height, column.0.sizeThatFits(ProposedViewSize(width: column.1, height: nil)).height)
        }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        if let page { return page.place(at: .zero, ProposedViewSize(size)) }
        var place = CGPoint.zero
        for (child, width) in zip(children, plan(size.width)) {
            child.place(at: place, ProposedViewSize(CGSize(width: width, height: size.height)))
            place.x += width
        }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Paints the columns' bars.
    @MainActor
    func drawBars(in frame: CGRect, into list: inout DisplayList) {
        for column in page.map({ [$0] }) ?? columns {
            column.drawBars(
                in: CGRect(origin: column.origin.moved(by: frame.origin), size: column.size), into: &list)
        }
    }

    @MainActor
    func row(at point: CGPoint) -> ViewNode? { nil }

    /// Paints the lines between the columns, in front of their content.
    @MainActor
    func drawInFront(in frame: CGRect, into list: inout DisplayList) {
        let line = node.environment.hairline
        for (before, after) in zip(children, children.dropFirst()) {
            let (one, other) = (CGRect(origin: before.origin, size: before.size), after.origin)
            let x = Swift.max(one.minX, other.x)
            let rect = CGRect(x: x, y: one.minY, width: DividerItem.thickness, height: one.height)
            list.fill(rect.offsetBy(dx: frame.minX, dy: frame.minY), line)
        }
    }
}
