/// A container whose columns are side by side.
@MainActor
protocol NavigationColumns: ViewNode {
    /// The top content of each visible column, with its bar options.
    var laidOutColumns: [(content: ViewNode, bar: NavigationBarOptions)] { get }
    /// The back button of the last column; nil for none.
    var back: NavigationBack? { get }
    /// Called when the item has collected the views below the columns. It marks the nodes in between as up to date.
    func columnsWereCollected()
}

extension NavigationColumns {
    func columnsWereCollected() {}
}

/// The layout item of a container with columns. Columns are side by side if all of them fit, otherwise one below the
/// other; Apple's documentation doesn't define this.
///
/// Each column but the last has its ideal width, or less down to its minimum. The last one gets the rest.
///
/// Invariant: `children` are `NavigationItem`s, one for each visible column, and `widths.count == children.count`.
final class ColumnsItem: LayoutItem, EnvironmentReading, RowContaining {
    override class var traits: ItemTraits { [.readsEnvironment, .hasRows] }

    private var widths: [ColumnWidth] = []
    private var columns: [NavigationItem] = []

    @MainActor
    override func collectChildren() {
        guard let container = node as? any NavigationColumns else { return }
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
    func environmentChanged() { for column in columns { column.environmentChanged() } }

    override func checkOwnInvariants() {
        precondition(widths.count == children.count, "a column has no width: \(self)")
        precondition(children.elementsEqual(columns) { $0 === $1 }, "columns aren't children: \(self)")
    }

    /// Returns the widths of the columns in an available width; nil if they don't fit.
    func plan(_ room: CGFloat) -> [CGFloat]? {
        guard let last = widths.last else { return [] }
        var plan = widths.dropLast().map { Swift.min($0.ideal, $0.max) }
        let least = widths.dropLast().reduce(0) { $0 + $1.min }
        guard least + last.min <= room else { return nil }
        let used = plan.reduce(0, +)
        let excess = used + last.min - room
        if excess > 0 {
            let share = excess / (used - least)
            for index in plan.indices { plan[index] -= (plan[index] - widths[index].min) * share }
        }
        return plan + [room - plan.reduce(0, +)]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? widths.reduce(0) { $0 + $1.ideal }
        return CGSize(width: width, height: proposal.height ?? idealHeight(width))
    }

    /// The height of the highest column; their sum if they are one below the other.
    private func idealHeight(_ width: CGFloat) -> CGFloat {
        func height(_ child: LayoutItem, _ width: CGFloat) -> CGFloat {
            child.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        guard let plan = plan(width) else { return children.reduce(0) { $0 + height($1, width) } }
        return zip(children, plan).reduce(0) { Swift.max($0, height($1.0, $1.1)) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        var place = CGPoint.zero
        let plan = plan(size.width)
        for (index, child) in children.enumerated() {
            let room =
                plan.map { CGSize(width: $0[index], height: size.height) }
                ?? CGSize(width: size.width, height: size.height / CGFloat(children.count))
            child.place(at: place, ProposedViewSize(room))
            if plan == nil { place.y += room.height } else { place.x += room.width }
        }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Paints the columns' bars.
    @MainActor
    func drawBars(in frame: CGRect, into list: inout DisplayList) {
        for column in columns {
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
            var rect = CGRect(x: one.minX, y: other.y, width: one.width, height: DividerItem.thickness)
            if one.minY == other.y {
                let x = Swift.max(one.minX, other.x)
                rect = CGRect(x: x, y: one.minY, width: DividerItem.thickness, height: one.height)
            }
            list.fill(rect.offsetBy(dx: frame.minX, dy: frame.minY), line)
        }
    }
}
