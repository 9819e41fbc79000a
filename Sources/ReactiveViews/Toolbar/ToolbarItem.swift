import Reactive

/// An item of a bar.
///
/// ```swift
/// ToolbarItem(placement: .cancellationAction) {
///     Button("Cancel") { cancel() }
/// }
/// ```
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let identity: ID
    private let item: _PlacedToolbarItem<Content>

    public var _items: _PlacedToolbarItem<Content> { item }
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - placement: The place of the item; automatic by default.
    ///   - content: The item's view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        identity = ()
        item = _PlacedToolbarItem(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem where ID == String {
    /// Creates a customizable item. The user can't customize it here.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item.
    ///   - placement: The place of the item; automatic by default.
    ///   - content: The item's view.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        identity = id
        item = _PlacedToolbarItem(placement: placement, content: content())
    }

    /// Creates a customizable item. The user can't customize it here.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item.
    ///   - placement: The place of the item; automatic by default.
    ///   - showsByDefault: Has no effect here: the item is always shown.
    ///   - content: The item's view.
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

/// Several items at one place of a bar.
///
/// ```swift
/// ToolbarItemGroup(placement: .bottomBar) {
///     Button("Archive") { archive() }
///     Button("Delete") { delete() }
/// }
/// ```
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let item: _PlacedToolbarItem<Content>

    /// Creates a group of items.
    ///
    /// - Parameters:
    ///   - placement: The place of the items; automatic by default.
    ///   - content: The items' views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = _PlacedToolbarItem(placement: placement, content: content())
    }

    public var _items: _PlacedToolbarItem<Content> { item }
}

extension ToolbarItemGroup {
    /// Creates a group of items with a label.
    ///
    /// - Parameters:
    ///   - placement: The place of the items; automatic by default.
    ///   - content: The items' views.
    ///   - label: Has no effect here: the group is never collapsed.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }
}

/// A menu that opens from the title.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    private let content: Content

    /// Creates a menu.
    ///
    /// - Parameter content: The menu's items.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var _items: _PlacedToolbarItem<Menu<Text, Content>> {
        _PlacedToolbarItem(placement: .title, content: Menu("Title Menu") { content })
    }
}

/// The view of an item: an element marked with its position, from which the bar takes the content.
nonisolated public struct _PlacedToolbarItem<Content: View>: PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor public static func _makeNode(
        _ view: _PlacedToolbarItem<Content>, under parent: ViewNode
    ) -> TypedNode<_PlacedToolbarItem<Content>> {
        PlacedToolbarItemNode(view, under: parent)
    }
}

private final class PlacedToolbarItemNode<Content: View>: SingleChildNode<_PlacedToolbarItem<Content>, Content> {
    /// The environment of the content, whose texts have the same size for all people.
    private var below: EnvironmentScope?
    private var placement: ToolbarItemPlacement {
        didSet { item!.as(ToolbarItemLayout.self).position = placement.position }
    }

    init(_ view: _PlacedToolbarItem<Content>, under parent: ViewNode) {
        placement = view.placement
        super.init(under: parent)
        item = ToolbarItemLayout(placement.position, self)
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setFont()
        setNeedsUpdate(because: .mounted)
        setContent(view.content)
    }

    private func setFont() {
        below?.update { values in
            values.dynamicTypeSize = .large
            // The action that completes a page has bold words.
            if placement == .confirmationAction, values.font == nil { values.font = .headline }
        }
    }

    override func update() {
        track { setFont() }
        textSettingsChanged()
    }

    override func receive(_ view: _PlacedToolbarItem<Content>) {
        placement = view.placement
        setContent(view.content)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("ToolbarItem")
        element.attributes = [placement.position.rawValue, placement.name]
        element.children = children.joinedElements
        element.node = self
        return [element]
    }
}
