nonisolated extension View {
    /// Shows items in the bars of the enclosing navigation container while this view is on top.
    ///
    /// Without a container the items are shown directly before and after the view; Apple's documentation doesn't define
    /// this. The items inherit the environment of the view.
    ///
    /// ```swift
    /// NavigationStack {
    ///     Text("Inbox")
    ///         .toolbar {
    ///             ToolbarItem(placement: .primaryAction) { Button("Write") { write() } }
    ///         }
    /// }
    /// ```
    ///
    /// - Parameter content: The items.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }

    /// Shows views as items in the bars of the enclosing navigation container, at the automatic placement.
    ///
    /// - Parameter content: The views.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: _PlacedToolbarItem(placement: .automatic, content: content())))
    }

    /// Shows items in the bars of the enclosing navigation container. The user can't customize them here.
    ///
    /// - Parameters:
    ///   - id: Has no effect here.
    ///   - content: The items.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }
}

/// The connection between a toolbar's items and the bar that shows them.
@MainActor
final class ToolbarSlot {
    /// The items' elements from their last composition, each marked with its position.
    var elements: [ViewElement] = []
    /// The node under which the items are mounted.
    weak var node: ViewNode?

    nonisolated init() {}

    /// The items' layout items.
    var items: [ToolbarItemLayout] {
        var items: [LayoutItem] = []
        node?.appendItemsBelow(to: &items)
        return items.compactMap { $0 as? ToolbarItemLayout }
    }
}

/// A modifier that mounts a toolbar's items beside its view and reports their slot to the container.
nonisolated struct ToolbarModifier<Items: View>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let items: Items

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ToolbarModifier<Items>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ToolbarModifier<Items>>> {
        ToolbarNode(view, under: parent)
    }
}

private final class ToolbarNode<Content: View, Items: View>: SingleChildNode<
    ModifiedContent<Content, ToolbarModifier<Items>>,
    ModifiedContent<Content, PreferenceModifier<NavigationBarKey, ModifierKind.Inner>>
>
{
    private let slot = ToolbarSlot()
    private var items: ToolbarGroupNode<Items>?
    private lazy var isInContainer = navigationLevel != nil

    init(_ view: ModifiedContent<Content, ToolbarModifier<Items>>, under parent: ViewNode) {
        super.init(under: parent)
        items = ToolbarGroupNode<Items>(under: self)
        slot.node = items
        receive(view)
    }

    override func receive(_ view: ModifiedContent<Content, ToolbarModifier<Items>>) {
        let slot = slot
        let telling = PreferenceModifier<NavigationBarKey, ModifierKind.Inner>(
            change: .transform { $0.toolbars.append(slot) })
        setContent(view.content.modifier(telling))
        items?.show(view.modifier.items)
        navigationLevel?.core.container?.structureChanged()
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        slot.elements = children[1]
        if isInContainer { return children[0] }
        let bars = ToolbarPosition.allCases.map { ($0.isBelow, $0.element(of: children[1])) }
        return bars.compactMap { $0 ? nil : $1 } + children[0] + bars.compactMap { $0 ? $1 : nil }
    }

    override var childCount: Int { super.childCount + (items == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : items! }

    override func removeChildren() {
        super.removeChildren()
        items = nil
    }
}

/// The parent of the items. The bar shows them elsewhere, so their events and preferences don't reach the views around.
private final class ToolbarGroupNode<Items: View>: SingleChildNode<Items, Items> {
    func show(_ view: Items) { setContent(view) }
    override var isEventBoundary: Bool { true }
    override var label: String? { "Toolbar" }
}
