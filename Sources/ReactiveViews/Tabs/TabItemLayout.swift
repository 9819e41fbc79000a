/// The layout item of a `TabView`: the selected view gets the space above the tab bar, or all of it without a bar.
final class TabViewItem: LayoutItem {
    static let barHeight: CGFloat = 49
    private var hasBar = false

    @MainActor
    override func collectChildren() {
        node.isStructureStale = false
        guard let tabs = node as? any TabsLaidOut else { return setChildren([]) }
        if let pages = tabs as? any PageShowing { node.tree.notePages(of: pages) }
        // A change in any tab may change the selection, so all tabs are collected.
        var all: [LayoutItem] = []
        node.appendItemsBelow(to: &all)
        var items: [LayoutItem] = []
        tabs.selectedNode?.appendItems(to: &items)
        setChildren(items.isEmpty ? [] : [Self.bundle(items, node)])
        hasBar = !tabs.isPaged
    }

    private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard hasBar, let height = proposal.height else { return proposal }
        return ProposedViewSize(width: proposal.width, height: max(height - Self.barHeight, 0))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(room(proposal)) ?? .zero)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let room = room(ProposedViewSize(size))
        children.first?.place(in: room.replacingUnspecifiedDimensions(), .center, room)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// A node that shows one of several views.
@MainActor
protocol TabsLaidOut: ViewNode {
    var selectedNode: ViewNode? { get }
    var isPaged: Bool { get }
}
