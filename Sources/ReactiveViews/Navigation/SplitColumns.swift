import Reactive

/// The columns of a split view.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferred: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    @MainActor static func _makeNode(
        _ view: SplitColumns<Sidebar, Content, Detail>, under parent: ViewNode
    ) -> TypedNode<SplitColumns<Sidebar, Content, Detail>> {
        SplitColumnsNode(view, under: parent)
    }
}

/// The node of a split view of any type.
@MainActor
protocol SplitContaining: NavigationContaining, SelectionShowing {
    /// Shows what the user chose in a column, if the split view is collapsed.
    ///
    /// - Parameters:
    ///   - column: The column of the link or row.
    ///   - pushes: Whether a view is pushed. Otherwise the next column shows the choice.
    func userChose(in column: SplitColumn, pushes: Bool)
    /// Returns the back button of the page that contains a container; nil if the page has none, or shows it itself.
    func back(for nested: any NavigationContaining) -> NavigationBack?
    /// Returns the element of that button.
    func backElement(for nested: any NavigationContaining) -> ViewElement?
}

extension ViewNode {
    /// The split view around this node, with the column that the node is in; nil if a presentation or none is around
    /// it. A pushed view is in the detail column.
    final var splitColumn: (split: any SplitContaining, column: SplitColumn)? {
        var node: ViewNode? = self
        while let current = node {
            if let level = current as? any NavigationLevel, let split = level.core.container as? any SplitContaining {
                return (split, level.column(of: self))
            }
            if current is any PresentationContext { return nil }
            node = current.parent as? ViewNode
        }
        return nil
    }
}

/// The node of the back button of a column's page, where columns are collapsed. A page that a link pushed has a button
/// of its own.
private final class ColumnBackNode: ViewNode, ElementPlacing {
    override class var traits: NodeTraits { .placesElement }

    var button: BackButtonItem { item!.as(BackButtonItem.self) }
    private let goBack: @MainActor () -> Void

    init(under parent: ViewNode, goBack: @escaping @MainActor () -> Void) {
        self.goBack = goBack
        super.init(under: parent)
        item = BackButtonItem(self)
    }

    var elementItem: LayoutItem? { button.parent == nil ? nil : button }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind else { return false }
        goBack()
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { [] }
    override var isEventBoundary: Bool { true }
    override var label: String? { "Back" }
}

/// The node of a split view. All columns share the pushed views; the detail column, or the top of the stack, shows
/// them.
///
/// Invariants, after an update: `shape` is the arrangement of `state`. `core.hasColumnsBeside` is true if and
/// only if it isn't collapsed.
private final class SplitColumnsNode<Sidebar: View, Content: View, Detail: View>:
    TypedNode<SplitColumns<Sidebar, Content, Detail>>, SplitContaining, NavigationPushing, NavigationColumns
{
    private struct Columns {
        let sidebar: NavigationLevelNode<Sidebar>
        let content: NavigationLevelNode<Content>
        let detail: NavigationLevelNode<Detail>
        let back: ColumnBackNode

        @MainActor
        func show(_ view: SplitColumns<Sidebar, Content, Detail>) {
            sidebar.show(view.sidebar)
            content.show(view.content)
            detail.show(view.detail)
        }

        @MainActor
        subscript(column: SplitColumn) -> any NavigationLevel {
            switch column {
            case .sidebar: sidebar
            case .content: content
            case .detail: detail
            }
        }
    }

    private var view: SplitColumns<Sidebar, Content, Detail>
    let core = NavigationCore(path: NavigationPathAccess())
    private var columns: Columns?
    private var state = SplitArrangement.State()
    private var shape = SplitArrangement(SplitArrangement.State())
    private var choices = SplitChoices()
    private var placeholders = NavigationPlaceholders()
    var arePagesDue = false

    init(_ view: SplitColumns<Sidebar, Content, Detail>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = ColumnsItem(self)
        tree.unresolved.append(self)
        core.container = self
        core.path.ownPathChanged = { [weak self] in self?.setNeedsUpdate(because: .other("path")) }
        core.levelsChanged = { [weak self] in self?.setNeedsUpdate(because: .other("pages")) }
        // Before the columns are mounted, so that these begin as they go on.
        state.hasContent = Content.self != EmptyView.self
        state.isCompact = environment.horizontalSizeClass == .compact
        shape = SplitArrangement(state)
        core.hasColumnsBeside = !shape.isCollapsed
        let columns = Columns(
            sidebar: NavigationLevelNode(core, nil, column: .sidebar, under: self),
            content: NavigationLevelNode(core, nil, column: .content, under: self),
            detail: NavigationLevelNode(core, nil, column: .detail, under: self),
            back: ColumnBackNode(under: self) { [weak self] in self?.goBack() })
        self.columns = columns
        setDismissAction(below: columns.content, .content)
        setDismissAction(below: columns.detail, .detail)
        columns.show(view)
        setNeedsUpdate(because: .mounted)
    }

    /// Sets the action that dismisses a column's page. It does what the action around does if there is no page to go
    /// back to.
    private func setDismissAction(below level: ViewNode, _ column: SplitColumn) {
        let below = EnvironmentScope(below: level)
        below.update { values in
            values.dismiss = DismissAction { [weak self] in
                onMainActor { self?.dismiss(column) }
            }
        }
        level.scope = below
    }

    private func dismiss(_ column: SplitColumn) {
        guard shape.isCollapsed, shape.columns.contains(column), shape.columns.count > 1 else {
            return environment.dismiss()
        }
        core.pop(to: 0)
        goBack(to: shape.columns.last { $0 < column } ?? .sidebar)
    }

    override func receive(_ view: SplitColumns<Sidebar, Content, Detail>) {
        self.view = view
        columns?.show(view)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        core.follow(core.path.values)
        var state = state
        state.origin = core.levels.isEmpty ? nil : core.firstColumn
        track {
            state.visibility = view.visibility?.wrappedValue ?? .automatic
            state.isCompact = environment.horizontalSizeClass == .compact
            let differs = choices.update(
                bound: view.preferred?.wrappedValue.column, isCompact: state.isCompact, hasContent: state.hasContent,
                origin: state.origin)
            guard differs else { return }
            graph.enqueueAction(for: self, "preferredCompactColumn") { [weak self] in self?.writePreferred() }
        }
        state.preferred = choices.preferred
        state.chosen = choices.chosen
        self.state = state
        let shape = SplitArrangement(state)
        if shape != self.shape {
            self.shape = shape
            core.hasColumnsBeside = !shape.isCollapsed
            core.pagesChanged()
        }
        placeholders.update(for: core, under: self)
        tree.notePages(of: self)
    }

    /// Writes the preferred column into the binding.
    private func writePreferred() {
        guard let binding = view.preferred, let column = choices.preferred else { return }
        if binding.wrappedValue.column != column { binding.wrappedValue = NavigationSplitViewColumn(column) }
    }

    func settlePages() {
        guard core.isComplete, let columns else { return }
        let shown = shape.isCollapsed ? pages.suffix(1).map(\.content) : laidOutColumns.map(\.content)
        let exiting = item!.as(ColumnsItem.self).covered
        core.settlePages(shown, exiting: exiting)
        if columns.sidebar !== exiting { columns.sidebar.settlePage(shown) }
        if columns.content !== exiting { columns.content.settlePage(shown) }
        if columns.detail !== exiting { columns.detail.settlePage(shown) }
    }

    func wasPopped(_ entry: NavigationEntry) { setNeedsUpdate(because: .other("popped")) }

    override func checkOwnInvariants() {
        shape.checkInvariants(state)
        choices.checkInvariants()
        precondition(core.hasColumnsBeside != shape.isCollapsed, "going back doesn't fit the columns: \(path)")
    }

    // MARK: Choices

    func addList(_ list: any SelectingList) {
        guard let column = list.splitColumn?.column, column != .detail else { return }
        choices.add(list, in: column)
        setNeedsUpdate(because: .other("a list"))
    }

    func removeList(_ list: any SelectingList) {
        choices.remove(list)
        setNeedsUpdate(because: .other("a list is gone"))
    }

    func selectionChanged() { setNeedsUpdate(because: .other("selection")) }

    func userSelected(in list: any SelectingList) {
        if let column = list.splitColumn?.column { userChose(in: column, pushes: false) }
    }

    func userChose(in column: SplitColumn, pushes: Bool) {
        guard shape.isCollapsed, column != .detail else { return }
        let isBeforeDetail = column == .content || !state.hasContent
        if choices.show(pushes || isBeforeDetail ? .detail : .content) { writePreferred() }
        setNeedsUpdate(because: .other("chosen"))
    }

    // MARK: Going back

    var hasPagesBelow: Bool { shape.isCollapsed ? pages.count > 1 : !core.levels.isEmpty }
    var canGoBack: Bool { shape.isCollapsed ? pages.count > 1 && topBar.isBackHidden != true : core.canGoBack }

    func goBack() {
        if !shape.isCollapsed || shape.showsPushed { return core.pop(to: core.levels.count - 1) }
        guard let target = shape.columns.dropLast().last else { return }
        goBack(to: target)
    }

    private func goBack(to column: SplitColumn) {
        if choices.goBack(to: column) { writePreferred() }
        setNeedsUpdate(because: .other("back"))
    }

    /// The container that fills the page on top, and shows the page's back button; nil if none does.
    private var nestedOnTop: (any NavigationContaining)? {
        guard shape.isCollapsed, let top = pages.last else { return nil }
        return nested(in: top.content)
    }

    private func nested(in page: ViewNode) -> (any NavigationContaining)? {
        core.nested.first { $0.isInside(page) && $0.isNearest(to: page) }
    }

    func back(for nested: any NavigationContaining) -> NavigationBack? {
        nestedOnTop === nested ? backOfPage : nil
    }

    func backElement(for nested: any NavigationContaining) -> ViewElement? {
        nestedOnTop === nested ? elementOfBack : nil
    }

    private var backNode: ViewNode? { shape.showsPushed ? core.levels.last?.node : columns?.back }

    private var backOfPage: NavigationBack? {
        guard canGoBack, !topBar.isBarHidden, let columns else { return nil }
        let item = shape.showsPushed ? core.levels.last?.node?.backButton : columns.back.button
        return item.map { NavigationBack(item: $0, title: titleBelow) }
    }

    private var elementOfBack: ViewElement? {
        guard canGoBack else { return nil }
        var button = ViewElement("Button", label: "Back")
        button.value = titleBelow
        button.node = backNode
        return button
    }

    /// The title of the page below the one on top; nil if it has none.
    private var titleBelow: String? {
        guard let below = pages.dropLast().last else { return nil }
        return below.bar.title ?? nested(in: below.content)?.topBar.title
    }

    // MARK: What it looks like

    /// The pages of the stack if the columns are collapsed, the top one last.
    private var pages: [(content: ViewNode, bar: NavigationBarOptions)] {
        guard let columns else { return [] }
        var pages = shape.columns.map { (content: columns[$0] as ViewNode, bar: columns[$0].bar) }
        if shape.showsPushed { for case let node? in core.levels.map(\.node) { pages.append((node, node.bar)) } }
        return pages
    }

    var laidOutColumns: [(content: ViewNode, bar: NavigationBarOptions)] {
        guard let columns else { return [] }
        var shown = shape.columns.map { (content: columns[$0] as ViewNode, bar: columns[$0].bar) }
        if let top = core.levels.last?.node { shown[shown.count - 1] = (top, top.bar) }
        return shown
    }

    var collapsedPage: CollapsedPage? {
        guard shape.isCollapsed else { return nil }
        let pages = pages
        guard let top = pages.last else { return nil }
        let sizes = pages.reversed().lazy.compactMap(\.bar.titleSize)
        return CollapsedPage(
            content: top.content, bar: top.bar, back: nestedOnTop == nil ? backOfPage : nil,
            hasLargeTitle: sizes.first ?? true, height: pages.count)
    }

    var topBar: NavigationBarOptions {
        if let nestedOnTop { return nestedOnTop.topBar }
        return (shape.isCollapsed ? pages : laidOutColumns).last?.bar ?? NavigationBarOptions()
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
        if shape.isCollapsed {
            guard let top = pages.last, let last = shape.columns.last else { return [] }
            let content = shape.showsPushed ? core.levels.last?.elements ?? [] : children[last.rawValue]
            let back = nestedOnTop == nil ? elementOfBack : nil
            top.bar.fill(&element, with: content, back: back, isFocused: isFocused)
            return [element]
        }
        for shown in shape.columns {
            var column = ViewElement(shown.kind)
            column.node = self
            let content = children[shown.rawValue]
            if shown == .detail {
                core.fill(&column, root: columns.detail.bar, content: content, isFocused: isFocused)
            } else {
                columns[shown].bar.fill(&column, with: content, back: nil, isFocused: isFocused)
            }
            element.children.append(column)
        }
        return [element]
    }

    override var childCount: Int { columns == nil ? 0 : 4 + placeholders.nodes.count }

    override func child(at index: Int) -> Graph.Node {
        switch index {
        case 0: columns!.sidebar
        case 1: columns!.content
        case 2: columns!.detail
        case 3: columns!.back
        default: placeholders.nodes[index - 4].node
        }
    }

    override func removeChildren() {
        columns = nil
        placeholders.removeAll()
    }
}

extension SplitColumn {
    /// The kind of the column's element.
    fileprivate var kind: String {
        switch self {
        case .sidebar: "Sidebar"
        case .content: "Content"
        case .detail: "Detail"
        }
    }
}

extension ViewNode {
    /// Whether no other page, and no container of pages, is between this container and a page around it.
    fileprivate final func isNearest(to page: ViewNode) -> Bool {
        var node = parent as? ViewNode
        while let current = node, current !== page {
            if current is any PushedView || current is any PageShowing { return false }
            node = current.parent as? ViewNode
        }
        return true
    }
}
