extension View {
    /// Shows items in the bars of the navigation container around while this view is on top; without a container, right before and
    /// after the view ⚑. The items inherit the environment of this place.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }

    /// Shows views as items in the bars of the navigation container around, where they are shown by default.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: _PlacedToolbarItem(placement: .automatic, content: content())))
    }

    /// Shows items in the bars of the navigation container around. The user can't choose among them here ⚑.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }
}

/// Where a toolbar's items are to be found by the bar that shows them.
@MainActor
final class ToolbarSlot {
    /// What the items showed when they were composed last, each marked with its position.
    var elements: [ViewElement] = []

    nonisolated init() {}
}

struct ToolbarModifier<Items: View>: ViewModifier {
    let items: Items
    @State private var slot = ToolbarSlot()

    init(items: Items) {
        self.items = items
    }

    func body(content: Content) -> some View {
        let slot = slot
        return
            content
            .modifier(ToolbarItemsModifier(slot: slot, items: items))
            .navigationBarOption { $0.toolbars.append(slot) }
    }
}

/// Mounts the items of a toolbar beside the view that they belong to.
struct ToolbarItemsModifier<Items: View>: PrimitiveModifier {
    let slot: ToolbarSlot
    let items: Items

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ToolbarItemsModifier<Items>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ToolbarItemsModifier<Items>>> {
        ToolbarItemsNode(view, under: parent)
    }
}

private final class ToolbarItemsNode<Content: View, Items: View>: ModifierNode<Content, ToolbarItemsModifier<Items>> {
    private var items: ToolbarGroupNode<Items>?
    private lazy var isInContainer = navigationLevel != nil

    override func didMount() {
        let items = ToolbarGroupNode<Items>(under: self)
        self.items = items
        items.show(modifier.items)
    }

    override func modifierChanged(from old: ToolbarItemsModifier<Items>) { items?.show(modifier.items) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        modifier.slot.elements = children[1]
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

/// The items. They are shown elsewhere, so neither what they say nor what is done to them concerns the views around.
private final class ToolbarGroupNode<Items: View>: SingleChildNode<Items, Items> {
    func show(_ view: Items) { setContent(view) }
    override var isEventBoundary: Bool { true }
    override var label: String? { "Toolbar" }
}
