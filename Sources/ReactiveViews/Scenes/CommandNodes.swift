import Reactive

// The views of commands. They are in the tree, so that their dynamic properties work and their actions run as those of
// other views. They are neither laid out nor among the host's elements.

/// A view of the items of commands that have a body.
nonisolated public struct _CommandsBody<C: Commands>: PrimitiveView {
    let commands: C

    @MainActor public static func _makeNode(_ view: _CommandsBody<C>, under parent: ViewNode) -> TypedNode<
        _CommandsBody<C>
    > {
        CommandsNode(view, under: parent)
    }
}

private final class CommandsNode<C: Commands>: SingleChildNode<_CommandsBody<C>, C.Body._MenuItems> {
    private var component: Graph.Component<C>

    init(_ view: _CommandsBody<C>, under parent: ViewNode) {
        component = Graph.Component(view.commands)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: _CommandsBody<C>) { _ = component.receive(view.commands, in: self) }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            setContent(component.value.body._menuItems)
        }
    }

    override var label: String? { typeName(C.self) }
}

/// A view of the items of a menu, or of a part of one.
nonisolated public struct _CommandItems<Content: View>: PrimitiveView {
    let kind: String
    let title: String
    /// The standard group that the items replace; nil for none.
    var replacedGroup: CommandGroupPlacement?
    let content: Content

    @MainActor public static func _makeNode(
        _ view: _CommandItems<Content>, under parent: ViewNode
    ) -> TypedNode<_CommandItems<Content>> {
        CommandItemsNode(view, under: parent)
    }
}

/// A node of a menu's items, or of a part of them.
@MainActor
protocol CommandGrouping: ViewNode {
    /// The standard group that the items replace; nil for none.
    var replacedGroup: CommandGroupPlacement? { get }
}

extension ViewNode {
    /// The menus and groups below a node of commands. Linear in the number of nodes.
    var commandGroups: [any CommandGrouping] {
        if let group = self as? any CommandGrouping { return [group] }
        return (0..<childCount).flatMap { (child(at: $0) as? ViewNode)?.commandGroups ?? [] }
    }
}

private final class CommandItemsNode<Content: View>: SingleChildNode<_CommandItems<Content>, Content>, CommandGrouping {
    private var view: _CommandItems<Content>

    init(_ view: _CommandItems<Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.content)
    }

    var replacedGroup: CommandGroupPlacement? { view.replacedGroup }

    override func receive(_ view: _CommandItems<Content>) {
        self.view = view
        setContent(view.content)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(view.kind, label: view.title)
        element.children = children.joinedElements
        element.node = self
        return [element]
    }

    override var label: String? { view.kind }
}

/// A view of a scene's windows, with commands beside them.
nonisolated public struct _CommandedWindows<Windows: View, Items: View>: PrimitiveView {
    let windows: Windows
    let items: Items

    @MainActor public static func _makeNode(
        _ view: _CommandedWindows<Windows, Items>, under parent: ViewNode
    ) -> TypedNode<_CommandedWindows<Windows, Items>> {
        CommandedNode(view, under: parent)
    }
}

/// A node with commands below.
@MainActor
protocol CommandHosting: ViewNode {
    /// The node of the commands' items.
    var commandItems: ViewNode { get }
}

/// Invariant: the children are the windows and the items; both are there from the beginning.
private final class CommandedNode<Windows: View, Items: View>: TypedNode<_CommandedWindows<Windows, Items>>,
    CommandHosting, PartlyLaidOut
{
    private var windows: TypedNode<Windows>?
    private var items: TypedNode<Items>?

    init(_ view: _CommandedWindows<Windows, Items>, under parent: ViewNode) {
        super.init(under: parent)
        windows = Windows._makeNode(view.windows, under: self)
        items = Items._makeNode(view.items, under: self)
    }

    override func receive(_ view: _CommandedWindows<Windows, Items>) {
        windows?.receive(view.windows)
        items?.receive(view.items)
    }

    var commandItems: ViewNode { items! }

    override class var traits: NodeTraits { .isPartlyLaidOut }
    func isLaidOut(childAt index: Int) -> Bool { index == 0 }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { children[0] }

    override var childCount: Int { windows == nil ? 0 : 2 }
    override func child(at index: Int) -> Graph.Node { index == 0 ? windows! : items! }
    override func removeChildren() { (windows, items) = (nil, nil) }
}
