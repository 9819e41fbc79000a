import Reactive

/// A modifier that makes its view a tab, with the item in the tab bar.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let label: Label

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TabItemModifier<Label>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TabItemModifier<Label>>> {
        TabItemNode(view, under: parent)
    }
}

/// Invariant: the content is mounted once the tab has been shown, or at once outside a `TabView`.
private final class TabItemNode<Content: View, Label: View>:
    SingleChildNode<ModifiedContent<Content, TabItemModifier<Label>>, Content>, TabPage, Tagged, PartlyLaidOut,
    ElementPlacing
{
    override class var traits: NodeTraits { NodeTraits(.isPartlyLaidOut, .placesElement) }

    private var view: ModifiedContent<Content, TabItemModifier<Label>>
    private var labelNode: TypedNode<Label>?
    private weak var container: (any TabContaining)?
    var isShown = false
    private(set) var tabItem = ViewElement("TabItem")
    private(set) var barItem: TabBarItem?
    var elementItem: LayoutItem? { barItem?.parent == nil ? nil : barItem }
    var barLabel: ViewNode? { labelNode }

    init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        container = tabContainer
        if let container {
            // The bar shows the label also while the tab is hidden.
            let inner = region
            region = container.regionAround
            let label = Label._makeNode(view.modifier.label, under: self)
            labelNode = label
            label.region = container.regionAround
            barItem = TabBarItem(label)
            region = inner
            container.tabsChanged(for: self)
        } else {
            isShown = true
            setContent(view.content)
        }
    }

    override func receive(_ view: ModifiedContent<Content, TabItemModifier<Label>>) {
        self.view = view
        labelNode?.receive(view.modifier.label)
        if content != nil { setContent(view.content) }
    }

    override func update() {
        container?.refreshTabs()
        if isShown, content == nil { track { setContent(view.content) } }
    }

    override func willUnmount() { container?.forget(self) }

    /// The tag of a modifier inside, which may not be mounted yet.
    var tag: AnyHashable? { innermostModifier(of: view.content, as: (any TagCarrying).self)?.anyTag }

    /// The innermost badge, which may be that of a modifier inside.
    var badge: String? {
        let inner = innermostModifier(of: view.content, as: BadgeModifier.self)?.badge
        if let inner { return inner.words(in: environment) }
        var node: ViewNode? = self
        while let current = node, current !== container {
            if let badge = (current as? any Badged)?.badge { return badge }
            node = current.parent as? ViewNode
        }
        return nil
    }

    override var isEventBoundary: Bool { !isShown }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, child == nil || child === labelNode, let container, environment.isEnabled else {
            return false
        }
        container.select(self)
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        guard labelNode != nil else { return children.joinedElements }
        tabItem = ViewElement("TabItem")
        tabItem.takeLabel(from: children[0].withoutDecorations)
        tabItem.value = badge
        if !environment.isEnabled { tabItem.attributes.append("disabled") }
        return isShown && children.count > 1 ? children[1] : []
    }

    override var childCount: Int { (labelNode == nil ? 0 : 1) + super.childCount }

    override func child(at index: Int) -> Graph.Node {
        if let labelNode, index == 0 { return labelNode }
        return super.child(at: 0)
    }

    /// Excludes the label, which the bar shows.
    func isLaidOut(childAt index: Int) -> Bool { labelNode == nil || index > 0 }

    override func removeChildren() {
        super.removeChildren()
        barItem = nil
        labelNode = nil
    }
}

// MARK: - What is said further inside

/// A modifier that is a tag.
@MainActor
protocol TagCarrying {
    var anyTag: AnyHashable { get }
}

extension TagModifier: TagCarrying {
    @MainActor var anyTag: AnyHashable { AnyHashable(value) }
}

/// A modified view of any type.
@MainActor
private protocol Modified {
    var anyContent: Any { get }
    var anyModifier: Any { get }
}

extension ModifiedContent: Modified {
    @MainActor fileprivate var anyContent: Any { content }
    @MainActor fileprivate var anyModifier: Any { modifier }
}

/// Returns the innermost modifier of a type that is part of a view's type.
@MainActor
private func innermostModifier<M>(of view: Any, as _: M.Type) -> M? {
    var innermost: M?
    var view = view
    while let modified = view as? any Modified {
        innermost = modified.anyModifier as? M ?? innermost
        view = modified.anyContent
    }
    return innermost
}
