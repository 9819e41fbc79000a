import Reactive

/// A node whose views are tabs or pages.
@MainActor
protocol TabContaining: PageShowing {
    /// The region around the tabs, in which their items appear.
    var regionAround: AppearanceRegion? { get }
    /// Called when a tab is new or its position may have changed.
    func tabsChanged(for tab: any TabPage)
    func forget(_ tab: any TabPage)
    /// Selects the view that a tab belongs to.
    func select(_ tab: any TabPage)
    /// Shows the list of the tabs without a place in the bar.
    func showList()
    /// Updates the tabs to the selection.
    func refreshTabs()
    var isPaged: Bool { get }
    /// Selects the page at an offset from the current one. Returns whether the page changed.
    func page(by offset: Int) -> Bool
    /// Whether there is another page at an offset from the current one that the user can turn to.
    func canPage(by offset: Int) -> Bool
}

/// A node whose content is mounted when its tab is shown.
@MainActor
protocol TabPage: OneView {
    var isShown: Bool { get set }
    /// The item in the tab bar, from the last composition.
    var tabItem: ViewElement { get }
    /// The layout item in the tab bar; nil outside of a `TabView`.
    var barItem: TabBarItem? { get }
    /// The node of the label.
    var barLabel: ViewNode? { get }
    /// The words of the badge; nil for none.
    var badge: String? { get }
}

/// Invariants, after a pass: exactly the tabs of the selected view are shown, or none while the list of tabs is;
/// `more` isn't nil if and only if there are more tabs than a bar has room for.
final class TabViewNode<SelectionValue: Hashable, Content: View>:
    SingleChildNode<TabView<SelectionValue, Content>, Content>, TabContaining, TabsLaidOut, GestureParticipant
{
    private var view: TabView<SelectionValue, Content>
    /// The bound selection as of the last update.
    private var selection: SelectionValue?
    /// The user's choice without a binding: a tag, or else an index.
    private var chosen: (tag: AnyHashable?, index: Int) = (nil, 0)
    private var tabs = Registry<any TabPage>()
    private var needsRefresh = true
    private var pages: ChoiceRegion!
    private var more: MoreTabNode?
    private(set) var isListShown = false
    var arePagesDue = false
    private var pageRecognizer: PageRecognizer?
    weak var session: TouchSession?

    init(_ view: TabView<SelectionValue, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        let pages = ChoiceRegion(at: self, within: region)
        self.pages = pages
        region = pages
        tree.tabs.append(self)
        item = TabViewItem(self)
        setContent(view.content)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: TabView<SelectionValue, Content>) {
        self.view = view
        setContent(view.content)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        let old = selection
        selection = track {
            // Another size class may turn the bar into a sidebar.
            _ = hasSidebar
            return view.selection?.wrappedValue
        }
        if selection != old { isListShown = false }
        if needsMore != (more != nil) {
            isListShown = false
            if let more {
                self.more = nil
                graph.unmount(more)
            } else {
                more = MoreTabNode(under: self)
            }
        }
        structureChanged()
        needsRefresh = true
        refreshTabs()
    }

    private var needsMore: Bool { hasOnlyBar && taggedChildren().count > TabViewItem.maximum }

    private var hasOnlyBar: Bool { !isPaged && !hasSidebar }

    override func didUnmount() {
        session?.forget(self)
        pages.leave()
    }

    // MARK: What is shown

    var regionAround: AppearanceRegion? { pages.outer }

    func settlePages() { pages.choose([selectedNode].compactMap { $0 }) }

    private func selectedIndex(among children: [TaggedChild]) -> Int? {
        if view.selection != nil {
            guard let selection else { return nil }
            return children.firstIndex { $0.matches(selection) } ?? (children.isEmpty ? nil : 0)
        }
        // Several views of one `ForEach` element have the same tag.
        if children.indices.contains(chosen.index), children[chosen.index].tag == chosen.tag { return chosen.index }
        if let tag = chosen.tag, let index = children.firstIndex(where: { $0.tag == tag }) { return index }
        return children.isEmpty ? nil : min(chosen.index, children.count - 1)
    }

    func refreshTabs() {
        guard needsRefresh else { return }
        needsRefresh = false
        let children = taggedChildren()
        if (more != nil) != (hasOnlyBar && children.count > TabViewItem.maximum) {
            setNeedsUpdate(because: .other("tabs"))
        }
        let selected = isListShown ? nil : selectedIndex(among: children).map { children[$0].node }
        var hasChanged = false
        for tab in tabs {
            let isShown = selected.map { tab.isAtOrBelow($0, within: self) } ?? false
            if tab.isShown != isShown {
                tab.isShown = isShown
                hasChanged = true
                if isShown { tab.setNeedsUpdate(because: .other("shown")) }
            }
        }
        // Preferences of hidden tabs don't count.
        if hasChanged { childrenHaveMoved() }
    }

    func tabsChanged(for tab: any TabPage) {
        tabs.append(tab, ObjectIdentifier(tab))
        needsRefresh = true
        tab.setNeedsUpdate(because: .other("tabs"))
    }

    func forget(_ tab: any TabPage) {
        tabs.remove(ObjectIdentifier(tab))
        setNeedsUpdate(because: .other("a tab is gone"))
    }

    // MARK: Choosing

    var moreItem: TabBarItem? { more?.barItem }

    func showList() {
        guard !isListShown else { return }
        isListShown = true
        setNeedsUpdate(because: .other("the list of tabs"))
    }

    func select(_ tab: any TabPage) {
        if isListShown {
            isListShown = false
            setNeedsUpdate(because: .other("chosen"))
        }
        let children = taggedChildren()
        if let index = children.firstIndex(where: { tab.isAtOrBelow($0.node, within: self) }) {
            choose(index, of: children)
        }
    }

    private func choose(_ index: Int, of children: [TaggedChild]) {
        if let binding = view.selection {
            guard let value: SelectionValue = children[index].value() else {
                return Diagnostics.report(
                    Diagnostic(
                        .navigation,
                        "The chosen tab has no tag of type \(SelectionValue.self); the selection stays.",
                        path: path))
            }
            binding.wrappedValue = value
        } else {
            chosen = (children[index].tag, index)
            setNeedsUpdate(because: .other("chosen"))
        }
    }

    var isPaged: Bool { environment.tabViewIsPaged }
    var hasSidebar: Bool { !isPaged && environment.tabBarIsSidebar }

    func page(by offset: Int) -> Bool {
        let children = taggedChildren()
        guard let target = page(at: offset, among: children) else { return false }
        choose(target, of: children)
        return true
    }

    func canPage(by offset: Int) -> Bool { page(at: offset, among: taggedChildren()) != nil }

    /// Returns the index of the page at an offset from the current one, clamped; nil if there is no other page.
    private func page(at offset: Int, among children: [TaggedChild]) -> Int? {
        guard isPaged, environment.isEnabled, let current = selectedIndex(among: children) else { return nil }
        let target = min(max(current + offset, 0), children.count - 1)
        return target == current ? nil : target
    }

    // MARK: Touches

    var rank: GestureRank { .afterInner }
    var activeMask: GestureMask { isPaged ? .all : .subviews }
    var followsControls: Bool { true }

    var recognizer: GestureRecognizer {
        let recognizer = pageRecognizer ?? PageRecognizer(self)
        pageRecognizer = recognizer
        return recognizer
    }

    // MARK: What it looks like

    var selectedNode: ViewNode? {
        if isListShown { return nil }
        let children = taggedChildren()
        return selectedIndex(among: children).map { children[$0].node }
    }

    var barItems: [TabBarItem?] {
        let children = taggedChildren()
        let tabs = tabs(of: children)
        return children.map { tabs[ObjectIdentifier($0.node)]?.barItem }
    }

    func drawTabs(in frame: CGRect, into list: inout DisplayList) {
        let children = taggedChildren()
        let selected = selectedIndex(among: children)
        let look = TabLook(node: self, frame: frame)
        if isPaged { return look.drawDots(children.count, selected: selected, into: &list) }
        let tabs = tabs(of: children)
        let pages = children.map { tabs[ObjectIdentifier($0.node)] }
        if hasSidebar { return look.drawSidebar(pages, selected: selected, into: &list) }
        if isListShown { look.drawList(pages, into: &list) }
        look.drawBar(pages, selected: selected, isListShown: isListShown, into: &list)
    }

    override func compose(_ elements: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("TabView")
        element.node = self
        let children = taggedChildren()
        let selected = selectedIndex(among: children)
        if isPaged {
            if let selected { element.attributes.append("page \(selected + 1) of \(children.count)") }
        } else {
            let tabs = tabs(of: children)
            element.children = children.enumerated().map { index, child in
                tabItem(of: tabs[ObjectIdentifier(child.node)], isSelected: index == selected && !isListShown)
            }
            if let more {
                var item = ViewElement("TabItem", label: MoreTabNode.title)
                item.node = more
                if isListShown { item.attributes.append("selected") }
                element.children.append(item)
            }
            if hasSidebar {
                var sidebar = ViewElement("Sidebar")
                sidebar.node = self
                sidebar.children = element.children
                element.children = [sidebar]
            }
        }
        if let selected, !isListShown {
            let node = children[selected].node
            element.children += elements.joinedElements.filter { $0.node?.isAtOrBelow(node, within: self) == true }
        }
        return [element]
    }

    override var childCount: Int { super.childCount + (more == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : more! }

    override func removeChildren() {
        super.removeChildren()
        more = nil
    }

    /// Returns the first tab at or below each child, by the child.
    private func tabs(of children: [TaggedChild]) -> [ObjectIdentifier: any TabPage] {
        let ids = Set(children.map { ObjectIdentifier($0.node) })
        var found: [ObjectIdentifier: any TabPage] = [:]
        for tab in tabs {
            var node: Graph.Node? = tab
            while let current = node, current !== self {
                let id = ObjectIdentifier(current)
                if ids.contains(id), found[id] == nil { found[id] = tab }
                node = current.parent
            }
        }
        return found
    }

    private func tabItem(of tab: (any TabPage)?, isSelected: Bool) -> ViewElement {
        var item = tab?.tabItem ?? ViewElement("TabItem")
        item.node = tab
        if isSelected { item.attributes.append("selected") }
        return item
    }
}

extension ViewNode {
    /// Returns whether this node is `other` or below it. Both must be below `container`.
    final func isAtOrBelow(_ other: ViewNode, within container: ViewNode) -> Bool {
        var node: Graph.Node? = self
        while let current = node, current.depth >= other.depth {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    /// The tab container that this node is a direct view of; nil if there is none.
    final var tabContainer: (any TabContaining)? {
        var node = parent as? ViewNode
        while let current = node {
            if let container = current as? any TabContaining { return container }
            guard current.arrangement != .none else { return nil }
            node = current.parent as? ViewNode
        }
        return nil
    }
}
