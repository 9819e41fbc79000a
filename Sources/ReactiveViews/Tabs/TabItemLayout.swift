/// The layout item of a `TabView`: the selected view gets the space above the tab bar or beside the sidebar, or all of it
/// without either.
///
/// Invariant: `children` are the selected view, if there is one, or else the rows of the list of tabs without a place
/// in the bar, while it is shown; and the shown items of the bar.
final class TabViewItem: LayoutItem, RowContaining {
    override class var traits: ItemTraits { .hasRows }

    /// The height of the bar, in points.
    static let barHeight: CGFloat = 49
    /// The largest number of items of a bar. If there are more tabs, the last item is "More".
    static let maximum = 5

    private(set) var hasBar = false
    /// Whether the items are in a sidebar instead of a bar.
    private(set) var hasSidebar = false
    /// The items of the bar; nil for tabs without one.
    private(set) var bar: [TabBarItem?] = []
    /// The rows of the list that "More" shows; nil for tabs without an item. Empty while it isn't shown.
    private(set) var moreRows: [TabBarItem?] = []
    private var content: LayoutItem?

    @MainActor
    override func collectChildren() {
        node.isStructureStale = false
        bar = []
        moreRows = []
        content = nil
        guard let tabs = node as? any TabsLaidOut else { return setChildren([]) }
        if let pages = tabs as? any PageShowing { node.tree.notePages(of: pages) }
        // A change in any tab may change the selection, so all tabs are collected.
        var all: [LayoutItem] = []
        node.appendItemsBelow(to: &all)
        var items: [LayoutItem] = []
        tabs.selectedNode?.appendItems(to: &items)
        content = items.isEmpty ? nil : Self.bundle(items, node)
        hasSidebar = tabs.hasSidebar
        hasBar = !tabs.isPaged && !hasSidebar
        if hasBar || hasSidebar {
            bar = tabs.barItems
            if bar.count > Self.maximum, hasBar {
                let others = bar[(Self.maximum - 1)...]
                if tabs.isListShown { moreRows = Array(others) }
                bar.removeLast(others.count)
                bar.append(tabs.moreItem)
            }
        }
        var shown: [LayoutItem] = []
        if let content { shown.append(content) }
        for item in moreRows { if let item { shown.append(item) } }
        for item in bar { if let item { shown.append(item) } }
        setChildren(shown)
    }

    private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if hasSidebar {
            return ProposedViewSize(
                width: proposal.width.map { max($0 - Self.sidebarWidth, 0) }, height: proposal.height)
        }
        guard hasBar, let height = proposal.height else { return proposal }
        return ProposedViewSize(width: proposal.width, height: max(height - Self.barHeight, 0))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content?.sizeThatFits(room(proposal)) ?? .zero)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let room = room(ProposedViewSize(size))
        if let content {
            let inside = room.replacingUnspecifiedDimensions()
            let origin = content.origin(in: inside, .center, room)
            content.place(at: CGPoint(x: origin.x + size.width - inside.width, y: origin.y), room)
        }
        for (index, item) in moreRows.enumerated() {
            let place = rowPlace(index, in: size)
            item?.place(at: place.origin, ProposedViewSize(place.size))
        }
        for (index, item) in bar.enumerated() {
            let place = barPlace(index, in: size)
            item?.place(at: place.origin, ProposedViewSize(place.size))
        }
    }

    /// The height of the title above the list of tabs, in points.
    static let titleHeight: CGFloat = 44

    /// Returns the rectangle of a row of the list of tabs, counted from the leading edge. Rows are smaller if there are
    /// many.
    func rowPlace(_ index: Int, in size: CGSize) -> CGRect {
        let room = max(size.height - Self.barHeight - Self.titleHeight, 0)
        let height = min(44, room / CGFloat(max(moreRows.count, 1)))
        return CGRect(x: 0, y: Self.titleHeight + height * CGFloat(index), width: size.width, height: height)
    }

    /// The width of a sidebar, in points.
    static let sidebarWidth: CGFloat = 260

    /// Returns the rectangle of an item of the bar or of the sidebar, counted from the leading edge.
    func barPlace(_ index: Int, in size: CGSize) -> CGRect {
        if hasSidebar {
            let height = min(44, max(size.height - Self.titleHeight, 0) / CGFloat(max(bar.count, 1)))
            let width = min(Self.sidebarWidth, size.width)
            return CGRect(x: 0, y: Self.titleHeight + height * CGFloat(index), width: width, height: height)
        }
        let width = size.width / CGFloat(max(bar.count, 1))
        return CGRect(
            x: width * CGFloat(index), y: max(size.height - Self.barHeight, 0), width: width,
            height: min(Self.barHeight, size.height))
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// A paged view takes touches beside the page's content, too: a drag there turns the page.
    @MainActor
    func row(at point: CGPoint) -> ViewNode? {
        guard !hasBar, CGRect(origin: .zero, size: size).contains(point) else { return nil }
        return node
    }

    @MainActor
    func drawInFront(in frame: CGRect, into list: inout DisplayList) {
        (node as? any TabsLaidOut)?.drawTabs(in: frame, into: &list)
    }
}

/// The item of a tab in a bar or in the list of "More". The container paints it; a tap on it goes to the tab's label.
final class TabBarItem: LayoutItem {
    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 76, height: TabViewItem.barHeight))
    }
}

/// A node that shows one of several views.
@MainActor
protocol TabsLaidOut: ViewNode {
    var selectedNode: ViewNode? { get }
    var isPaged: Bool { get }
    /// Whether the items of the tabs are in a sidebar.
    var hasSidebar: Bool { get }
    /// Whether the list of the tabs without a place in the bar is shown instead of the selected view.
    var isListShown: Bool { get }
    /// The item in the bar that shows the list; nil if the bar has room for all tabs.
    var moreItem: TabBarItem? { get }
    /// The items of all tabs, in order; nil for tabs without one.
    var barItems: [TabBarItem?] { get }
    /// Paints the bar, or the dots of pages.
    func drawTabs(in frame: CGRect, into list: inout DisplayList)
}
