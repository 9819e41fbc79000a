import Reactive

/// The common part of `NavigationStack` and `NavigationView`: a root view that others are pushed over.
nonisolated struct NavigationContainer<Root: View>: PrimitiveView {
    /// The kind of the container's element.
    let kind: String
    /// Whether the root's views are columns. Otherwise they are one below the other.
    let hasColumns: Bool
    /// The path; nil if the container stores it.
    let path: BoundPath?
    let root: Root

    @MainActor static func _makeNode(
        _ view: NavigationContainer<Root>, under parent: ViewNode
    ) -> TypedNode<NavigationContainer<Root>> {
        NavigationContainerNode(view, under: parent)
    }
}

/// A navigation container of any kind.
@MainActor
protocol NavigationContaining: PageShowing {
    var core: NavigationCore { get }
    /// The bar options of the top page.
    var topBar: NavigationBarOptions { get }
    /// Whether there are pages below the top one, or views that cover the root.
    var hasPagesBelow: Bool { get }
    /// Whether the user can go back.
    var canGoBack: Bool { get }
    /// Goes back by one page. Called in events, if the user can go back.
    func goBack()
}

extension NavigationContaining {
    var hasPagesBelow: Bool { !core.levels.isEmpty }
    var canGoBack: Bool { core.canGoBack }
    func goBack() { core.pop(to: core.levels.count - 1) }
}

/// The view that is shown for a value without a destination.
nonisolated struct NavigationPlaceholder: View {
    @MainActor var body: some View { Image(systemName: "exclamationmark.triangle") }
}

/// The placeholders of a container for values without a destination.
///
/// Invariant: after an update of the container there is one for each level that the container owns.
@MainActor
struct NavigationPlaceholders {
    private(set) var nodes: [(entry: NavigationEntry, node: PushedNode<NavigationPlaceholder>)] = []

    mutating func update(for core: NavigationCore, under container: ViewNode) {
        let wanted = core.levels.filter { $0.owner === container }
        if wanted.isEmpty && nodes.isEmpty { return }
        let isWanted = Set(wanted.map { ObjectIdentifier($0) })
        var known: [ObjectIdentifier: PushedNode<NavigationPlaceholder>] = [:]
        for (entry, node) in nodes { known[ObjectIdentifier(entry)] = node }
        for (entry, node) in nodes.reversed() where !isWanted.contains(ObjectIdentifier(entry)) {
            container.unmountRemoved(node)
        }
        nodes = wanted.map { entry in
            if let old = known[ObjectIdentifier(entry)] { return (entry, old) }
            let node = PushedNode<NavigationPlaceholder>(core, entry, under: container)
            node.show(NavigationPlaceholder())
            return (entry, node)
        }
    }

    mutating func removeAll() { nodes = [] }
}

/// Invariant: the children are the root's level, then the placeholders.
private final class NavigationContainerNode<Root: View>: TypedNode<NavigationContainer<Root>>, NavigationContaining,
    NavigationPushing, NavigationLaidOut, NavigationColumns
{
    private var view: NavigationContainer<Root>
    let core = NavigationCore(path: NavigationPathAccess())
    private var root: NavigationLevelNode<Root>?
    private var placeholders = NavigationPlaceholders()
    /// Whether the last update showed columns; for a root of several views.
    private var showsColumns = false

    private let hasColumns: Bool
    /// The split view whose page contains this container.
    private weak var split: (any SplitContaining)?
    var arePagesDue = false

    init(_ view: NavigationContainer<Root>, under parent: ViewNode) {
        self.view = view
        hasColumns = view.hasColumns && Root.self is any SeveralColumns.Type
        super.init(under: parent)
        split = splitColumn?.split
        split?.core.addNested(self)
        item = hasColumns ? ColumnsItem(self) : NavigationItem(self)
        tree.unresolved.append(self)
        core.container = self
        core.path.ownPathChanged = { [weak self] in self?.setNeedsUpdate(because: .other("path")) }
        core.path.bind(view.path)
        let root = NavigationLevelNode<Root>(core, nil, hasColumns: hasColumns, under: self)
        self.root = root
        root.show(view.root)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: NavigationContainer<Root>) {
        self.view = view
        core.path.bind(view.path)
        root?.show(view.root)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        core.follow(track { core.path.values })
        if hasColumns {
            let showsColumns = track {
                environment.navigationViewShowsColumns && environment.horizontalSizeClass != .compact
            }
            if showsColumns != self.showsColumns { structureChanged() }
            self.showsColumns = showsColumns
            core.hasColumnsBeside = showsColumns
        }
        placeholders.update(for: core, under: self)
        tree.notePages(of: self)
    }

    func settlePages() {
        guard core.isComplete else { return }
        let shown = hasColumns ? laidOutColumns.map(\.content) : [top.content]
        let exiting = (item as? NavigationItem)?.covered
        core.settlePages(shown, exiting: exiting)
        if let root, root !== exiting { root.settlePage(shown) }
    }

    func wasPopped(_ entry: NavigationEntry) { setNeedsUpdate(because: .other("popped")) }

    // MARK: What it looks like

    var top: (content: ViewNode, bar: NavigationBarOptions) {
        if let top = core.levels.last?.node { return (top, top.bar) }
        return (root ?? self, root?.bar ?? NavigationBarOptions())
    }

    /// The visible columns. Without columns this is the top view. With columns each view of the root has one, and a
    /// pushed view replaces the last.
    var laidOutColumns: [(content: ViewNode, bar: NavigationBarOptions)] {
        guard let root, let several = root.content, several.childCount > 1 else { return [top] }
        let views = (0..<several.childCount).compactMap { several.child(at: $0) as? ViewNode }
        let pushed = core.levels.last?.node
        guard showsColumns else { return [pushed.map { ($0, $0.bar) } ?? (views[0], root.bar)] }
        var columns = views.map { ($0, NavigationBarOptions()) }
        columns[0].1 = root.bar
        if let pushed { columns[columns.count - 1] = (pushed, pushed.bar) }
        return columns.map { (content: $0.0, bar: $0.1) }
    }

    func columnsWereCollected() {
        root?.isStructureStale = false
        root?.content?.isStructureStale = false
    }

    var topBar: NavigationBarOptions { top.bar }
    var back: NavigationBack? { core.levels.isEmpty ? split?.back(for: self) : core.back(root: root?.bar) }
    var hasLargeTitle: Bool { core.hasLargeTitle(root: root?.bar) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        if let columns = item as? ColumnsItem {
            columns.drawBars(in: frame, into: &list)
        } else if let item = item as? NavigationItem {
            item.drawBars(in: frame, into: &list)
        }
    }

    var height: Int { core.levels.count }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(view.kind)
        element.node = self
        let root = root?.bar ?? NavigationBarOptions()
        let columns = self.columns(of: children[0])
        if columns.count > 1, showsColumns {
            element.children = columnElements(columns, root)
        } else {
            core.fill(
                &element, root: root, content: columns.first ?? [], back: split?.backElement(for: self),
                isFocused: tree.focus.focused != nil)
        }
        return [element]
    }

    /// Returns the elements of each of the root's views. Without columns only the first view is shown.
    private func columns(of elements: [ViewElement]) -> [[ViewElement]] {
        guard hasColumns, let several = root?.content, several.childCount > 1 else { return [elements] }
        return elements.grouped(byChildrenOf: several)
    }

    private func columnElements(_ columns: [[ViewElement]], _ root: NavigationBarOptions) -> [ViewElement] {
        var elements: [ViewElement] = []
        for (index, content) in columns.enumerated() {
            let isLast = index == columns.count - 1
            var column = ViewElement(index == 0 ? "Sidebar" : isLast ? "Detail" : "Content")
            column.node = self
            if index == 0 {
                root.fill(&column, with: content, back: nil, isFocused: tree.focus.focused != nil)
            } else if isLast {
                core.fill(&column, root: NavigationBarOptions(), content: content, isFocused: tree.focus.focused != nil)
            } else {
                column.children = content
            }
            elements.append(column)
        }
        return elements
    }

    override var childCount: Int { (root == nil ? 0 : 1) + placeholders.nodes.count }
    override func child(at index: Int) -> Graph.Node { index == 0 ? root! : placeholders.nodes[index - 1].node }

    override func removeChildren() {
        root = nil
        placeholders.removeAll()
    }

    override func didUnmount() { split?.core.removeNested(self) }
}

extension NavigationCore {
    /// Fills an element with the top content: a pushed view with a back button, or the root's content.
    ///
    /// - Parameters:
    ///   - element: The element to fill.
    ///   - root: The bar options of the root.
    ///   - content: The elements of the root.
    ///   - outer: The back button of a page around the root; nil for none.
    ///   - isFocused: Whether a view has the focus.
    func fill(
        _ element: inout ViewElement, root: NavigationBarOptions, content: [ViewElement],
        back outer: ViewElement? = nil,
        isFocused: Bool
    ) {
        guard let top = levels.last else {
            return root.fill(&element, with: content, back: outer, isFocused: isFocused)
        }
        let bar = top.node?.bar ?? NavigationBarOptions()
        var back: ViewElement?
        if canGoBack {
            var button = ViewElement("Button", label: "Back")
            button.value = levels.count > 1 ? levels[levels.count - 2].node?.bar.title : root.title
            button.node = top.node
            back = button
        }
        bar.fill(&element, with: top.elements, back: back, isFocused: isFocused)
    }

    /// Whether the user can go back.
    var canGoBack: Bool {
        guard let top = levels.last, !(hasColumnsBeside && levels.count == 1 && firstColumn != .detail) else {
            return false
        }
        return top.node?.bar.isBackHidden != true
    }
}

/// A view that consists of several views, which may be columns.
@MainActor
protocol SeveralColumns {}

extension TupleView: SeveralColumns {}

extension [ViewElement] {
    /// Returns the elements grouped by the child of a node that they come from.
    @MainActor
    func grouped(byChildrenOf parent: ViewNode) -> [[ViewElement]] {
        var groups = [[ViewElement]](repeating: [], count: parent.childCount)
        for element in self {
            var node: Graph.Node? = element.node
            while let current = node, current.parent !== parent { node = current.parent }
            guard let index = (0..<parent.childCount).first(where: { parent.child(at: $0) === node }) else { continue }
            groups[index].append(element)
        }
        return groups
    }
}
