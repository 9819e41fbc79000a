import Reactive

/// The node of a root or pushed view, which the links and destinations below belong to.
@MainActor
protocol NavigationLevel: SelectionScope {
    var core: NavigationCore { get }
    /// The entry; nil for a root.
    var entry: NavigationEntry? { get }
    /// Returns the column of a node at or below this one. A container without columns is a detail column.
    func column(of node: ViewNode) -> SplitColumn
    /// The bar options that the views inside set.
    var bar: NavigationBarOptions { get }
}

extension NavigationLevel {
    func selectionShowing(for list: any SelectingList) -> SelectionShowingResult {
        guard let split = core.container as? any SplitContaining else { return .further }
        return column(of: list) == .detail ? .none : .found(split)
    }
}

extension ViewNode {
    /// The level of this node; nil if a presentation or no container is around it.
    final var navigationLevel: (any NavigationLevel)? {
        var node: ViewNode? = self
        while let current = node {
            if let level = current as? any NavigationLevel { return level }
            if current is any PresentationContext { return nil }
            node = current.parent as? ViewNode
        }
        return nil
    }
}

final class NavigationLevelNode<Content: View>: SingleChildNode<Content, Content>, NavigationLevel, PreferenceReading {
    override class var traits: NodeTraits { .passesElements }

    let core: NavigationCore
    private let column: SplitColumn
    private(set) weak var entry: NavigationEntry?
    private(set) var bar = NavigationBarOptions()
    let preferenceKey = ObjectIdentifier(NavigationBarKey.self)
    var isReaderDue = false
    private var pages: Pages!

    /// The regions that determine which views of a level are shown.
    private enum Pages {
        case one(PageRegion)
        /// One region for columns, some of which may be hidden.
        case columns(ChoiceRegion)

        var region: AppearanceRegion {
            switch self {
            case .one(let region): region
            case .columns(let region): region
            }
        }
    }

    /// - Parameter hasColumns: Whether each of the views inside can be shown without the others.
    init(
        _ core: NavigationCore, _ entry: NavigationEntry?, column: SplitColumn = .detail, hasColumns: Bool = false,
        under parent: ViewNode
    ) {
        self.core = core
        self.entry = entry
        self.column = column
        // A pushed view appears with the container, not with the view that pushed it.
        let outer = core.container?.region
        super.init(under: parent)
        pages = hasColumns ? .columns(ChoiceRegion(at: self, within: outer)) : .one(PageRegion(at: self, within: outer))
        region = pages.region
    }

    override func didUnmount() { pages.region.leave() }

    /// Shows or hides the level.
    func showPage(_ isShown: Bool) {
        switch pages! {
        case .one(let region): region.show(isShown)
        case .columns(let region): region.choose(isShown ? [self] : [])
        }
    }

    /// Shows the level, or those of its columns that are in `shown`.
    func settlePage(_ shown: [ViewNode]) {
        switch pages! {
        case .one(let region): region.show(shown.contains { $0 === self })
        // Pushed views are below the node that pushed them, but aren't its content.
        case .columns(let region): region.choose(shown.filter { !($0 is any PushedView) })
        }
    }

    func show(_ view: Content) { setContent(view) }

    func column(of node: ViewNode) -> SplitColumn {
        guard case .columns = pages!, let content, content.childCount > 1 else { return column }
        var child: Graph.Node? = node
        while let current = child, current.parent !== content { child = current.parent }
        return child === content.child(at: content.childCount - 1) ? .detail : .sidebar
    }

    func readPreference() {
        bar = content?.collectPreference(NavigationBarKey.self) ?? NavigationBarOptions()
        core.barsChanged()
    }
}

extension PushedView {
    /// Removes the view, which its owner doesn't list any more: at the end of an animation, or at once if it isn't
    /// visible.
    func removePushed() {
        guard let owner = parent as? ViewNode else { return graph.unmount(self) }
        if item?.parent != nil { owner.remove(self) } else { owner.unmountRemoved(self) }
    }
}

/// The node of a pushed view of any type.
@MainActor
protocol PushedView: ViewNode {
    var bar: NavigationBarOptions { get }
    /// The item of the back button, which the container places in its bar.
    var backButton: BackButtonItem { get }
    /// Shows the view, or hides it while another view covers it.
    func showPage(_ isShown: Bool)
}

/// A pushed view. It is below the node that pushed it, so that they are evaluated together. The container shows it, and
/// it inherits the container's environment.
final class PushedNode<Content: View>: ViewNode, PushedView, TransitionTrait, ElementPlacing {
    override class var traits: NodeTraits { .placesElement }
    override var hostsContentApart: Bool { true }

    private let core: NavigationCore
    private let entry: NavigationEntry
    private var level: NavigationLevelNode<Content>?
    private(set) lazy var backButton = BackButtonItem(self)

    init(_ core: NavigationCore, _ entry: NavigationEntry, under parent: ViewNode) {
        self.core = core
        self.entry = entry
        super.init(under: parent)
        scope = core.container?.scope
        let below = EnvironmentScope(below: self)
        below.update { values in
            values.beginPage(in: graph) { [core, weak entry] in if let entry { core.pop(entry) } }
        }
        scope = below
        item = SingleItem(self)
        entry.node = self
        core.pagesChanged()
    }

    func show(_ view: Content) {
        let level = level ?? NavigationLevelNode<Content>(core, entry, under: self)
        self.level = level
        level.show(view)
    }

    var bar: NavigationBarOptions { level?.bar ?? NavigationBarOptions() }
    var elementItem: LayoutItem? { backButton.parent == nil ? nil : backButton }

    func showPage(_ isShown: Bool) { level?.showPage(isShown) }

    /// Moves the view out over the trailing edge of the container.
    var transition: AnyTransition { .offset(x: core.container?.item?.size.width ?? 0) }
    func show(_ phase: TransitionPhase, by animation: Animation?) {}

    override var isEventBoundary: Bool { true }

    /// Handles a tap on the back button, whose element belongs to this node.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, child == nil else { return false }
        core.pop(entry)
        return true
    }

    /// Stores the elements for the container, which shows them.
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        entry.elements = children.joinedElements
        return []
    }

    override var childCount: Int { level == nil ? 0 : 1 }
    override func child(at index: Int) -> Graph.Node { level! }
    override func removeChildren() { level = nil }
    override var label: String? { "Pushed" }
}

/// The view that one link or flag pushes.
@MainActor
final class NavigationPush<Content: View> {
    private(set) var node: PushedNode<Content>?
    private var entry: NavigationEntry?

    /// Pushes the view, or updates it. After another node has popped the view, it isn't pushed again until `end`. Call
    /// it in the owner's update.
    func show(
        _ view: Content, by owner: some NavigationPushing, on level: any NavigationLevel,
        clear: @escaping () -> Void
    ) {
        if let entry, !level.core.contains(entry) { return unmount() }
        if entry == nil {
            guard level.core.isOpen(level.entry) else { return }
            let entry = NavigationEntry(value: nil, owner: owner)
            self.entry = entry
            level.core.push(entry, from: level, owner)
            node = PushedNode<Content>(level.core, entry, under: owner)
        }
        entry?.clear = clear
        node?.show(view)
    }

    /// Pops the view and the levels above it.
    func end(on level: (any NavigationLevel)? = nil) {
        if let entry { level?.core.remove(entry) }
        entry = nil
        unmount()
    }

    private func unmount() {
        guard let old = node else { return }
        node = nil
        old.removePushed()
    }

    /// Unmounts the view after another node has popped it.
    func wasPopped(_ entry: NavigationEntry) { if self.entry === entry { unmount() } }

    /// Pops the view because its owner is being unmounted.
    func forget(on level: (any NavigationLevel)?) {
        if let entry { level?.core.remove(entry) }
        entry = nil
    }

    func removeNode() { node = nil }
}
