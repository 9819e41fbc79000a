/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let identity: ID
    private let item: _PlacedToolbarItem<Content>

    public var _items: _PlacedToolbarItem<Content> { item }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        identity = ()
        item = _PlacedToolbarItem(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem where ID == String {
    /// An item that the user may leave out.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        identity = id
        item = _PlacedToolbarItem(placement: placement, content: content())
    }

    /// An item that the user may leave out, or take in.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}

extension ToolbarItem: @MainActor Identifiable where ID: Hashable {
    public var id: ID { identity }
}

/// Several items of a bar in one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let item: _PlacedToolbarItem<Content>

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = _PlacedToolbarItem(placement: placement, content: content())
    }

    public var _items: _PlacedToolbarItem<Content> { item }
}

extension ToolbarItemGroup {
    /// - Parameter label: what the group is called where there is too little room for it. It isn't shown here.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }
}

/// A menu that the title opens.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var _items: _PlacedToolbarItem<Menu<Text, Content>> {
        _PlacedToolbarItem(placement: .title, content: Menu("Title Menu") { content })
    }
}

/// The view of an item: an element marked with its position, for the bar to take the content out of.
public struct _PlacedToolbarItem<Content: View>: PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content

    public static func _makeNode(
        _ view: _PlacedToolbarItem<Content>, under parent: ViewNode
    ) -> TypedNode<_PlacedToolbarItem<Content>> {
        PlacedToolbarItemNode(view, under: parent)
    }
}

private final class PlacedToolbarItemNode<Content: View>: SingleChildNode<_PlacedToolbarItem<Content>, Content> {
    private var placement: ToolbarItemPlacement {
        didSet { item!.as(ToolbarItemLayout.self).position = placement.position }
    }

    init(_ view: _PlacedToolbarItem<Content>, under parent: ViewNode) {
        placement = view.placement
        super.init(under: parent)
        item = ToolbarItemLayout(placement.position, self)
        setContent(view.content)
    }

    override func receive(_ view: _PlacedToolbarItem<Content>) {
        placement = view.placement
        setContent(view.content)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("ToolbarItem")
        element.attributes = [placement.position.rawValue, placement.name]
        element.children = children.flatMap { $0 }
        element.node = self
        return [element]
    }
}

/// The item of a toolbar item.
final class ToolbarItemLayout: SingleItem {
    var position: ToolbarPosition {
        didSet { if position != oldValue { invalidate() } }
    }

    @MainActor
    init(_ position: ToolbarPosition, _ node: ViewNode) {
        self.position = position
        super.init(node)
    }
}
