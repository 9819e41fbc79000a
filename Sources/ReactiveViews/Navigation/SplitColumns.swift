import Reactive

/// The columns of a split view.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    @MainActor static func _makeNode(
        _ view: SplitColumns<Sidebar, Content, Detail>, under parent: ViewNode
    ) -> TypedNode<SplitColumns<Sidebar, Content, Detail>> {
        SplitColumnsNode(view, under: parent)
    }
}

/// The node of a split view. All columns share the pushed views; the last column shows them.
private final class SplitColumnsNode<Sidebar: View, Content: View, Detail: View>:
    TypedNode<SplitColumns<Sidebar, Content, Detail>>, NavigationContaining, NavigationPushing, NavigationColumns
{
    private struct Columns {
        let sidebar: NavigationLevelNode<Sidebar>
        let content: NavigationLevelNode<Content>
        let detail: NavigationLevelNode<Detail>

        @MainActor
        func show(_ view: SplitColumns<Sidebar, Content, Detail>) {
            sidebar.show(view.sidebar)
            content.show(view.content)
            detail.show(view.detail)
        }
    }

    private var view: SplitColumns<Sidebar, Content, Detail>
    let core = NavigationCore(path: NavigationPathAccess())
    private var columns: Columns?
    private var visibility = NavigationSplitViewVisibility.automatic
    private var placeholders = NavigationPlaceholders()
    var arePagesDue = false

    init(_ view: SplitColumns<Sidebar, Content, Detail>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = ColumnsItem(self)
        tree.unresolved.append(self)
        core.container = self
        core.path.ownPathChanged = { [weak self] in self?.setNeedsUpdate(because: .other("path")) }
        let columns = Columns(
            sidebar: NavigationLevelNode(core, nil, isOtherColumn: true, under: self),
            content: NavigationLevelNode(core, nil, isOtherColumn: true, under: self),
            detail: NavigationLevelNode(core, nil, under: self))
        self.columns = columns
        columns.show(view)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: SplitColumns<Sidebar, Content, Detail>) {
        self.view = view
        columns?.show(view)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        let visibility = track { view.visibility?.wrappedValue ?? .automatic }
        if visibility != self.visibility { structureChanged() }
        self.visibility = visibility
        core.follow(core.path.values)
        placeholders.update(for: core, under: self)
        tree.notePages(of: self)
    }

    func settlePages() {
        guard core.isComplete, let columns else { return }
        let shown = laidOutColumns.map(\.content)
        core.settlePages(shown, exiting: nil)
        columns.sidebar.settlePage(shown)
        columns.content.settlePage(shown)
        columns.detail.settlePage(shown)
    }

    func wasPopped(_ entry: NavigationEntry) { setNeedsUpdate(because: .other("popped")) }

    // MARK: What it looks like

    private var hasThree: Bool { Content.self != EmptyView.self }
    private var showsSidebar: Bool { visibility != .detailOnly && !(hasThree && visibility == .doubleColumn) }
    private var showsContent: Bool { hasThree && visibility != .detailOnly }

    var laidOutColumns: [(content: ViewNode, bar: NavigationBarOptions)] {
        guard let columns else { return [] }
        var shown: [(content: ViewNode, bar: NavigationBarOptions)] = []
        if showsSidebar { shown.append((columns.sidebar, columns.sidebar.bar)) }
        if showsContent { shown.append((columns.content, columns.content.bar)) }
        if let top = core.levels.last?.node {
            shown.append((top, top.bar))
        } else {
            shown.append((columns.detail, columns.detail.bar))
        }
        return shown
    }

    var back: NavigationBack? { core.back(root: columns?.detail.bar) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        item!.as(ColumnsItem.self).drawBars(in: frame, into: &list)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        guard let columns else { return [] }
        let isFocused = tree.focus.focused != nil
        var element = ViewElement("NavigationSplitView")
        element.node = self
        func add(_ kind: String, _ fill: (inout ViewElement) -> Void) {
            var column = ViewElement(kind)
            column.node = self
            fill(&column)
            element.children.append(column)
        }
        if showsSidebar {
            add("Sidebar") { columns.sidebar.bar.fill(&$0, with: children[0], back: nil, isFocused: isFocused) }
        }
        if showsContent {
            add("Content") { columns.content.bar.fill(&$0, with: children[1], back: nil, isFocused: isFocused) }
        }
        add("Detail") { core.fill(&$0, root: columns.detail.bar, content: children[2], isFocused: isFocused) }
        return [element]
    }

    override var childCount: Int { columns == nil ? 0 : 3 + placeholders.nodes.count }

    override func child(at index: Int) -> Graph.Node {
        switch index {
        case 0: columns!.sidebar
        case 1: columns!.content
        case 2: columns!.detail
        default: placeholders.nodes[index - 3].node
        }
    }

    override func removeChildren() {
        columns = nil
        placeholders.removeAll()
    }
}
