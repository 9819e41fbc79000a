/// A control that shows its items when it is tapped, until one of them is chosen or it is tapped again.
public struct Menu<Label: View, Content: View>: PrimitiveView {
    fileprivate let label: Label
    fileprivate let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public static func _makeNode(_ view: Menu<Label, Content>, under parent: ViewNode) -> TypedNode<
        Menu<Label, Content>
    > {
        MenuNode(view, under: parent)
    }
}

extension Menu where Label == Text {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Invariant: after an update the items are in the tree ⇔ the menu is open.
private final class MenuNode<Label: View, Content: View>: TypedNode<Menu<Label, Content>>, TapTarget {
    private var view: Menu<Label, Content>
    private var isOpen = false
    private var labelNode: TypedNode<Label>?
    private var itemsNode: TypedNode<Content>?

    init(_ view: Menu<Label, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        labelNode = Label._makeNode(view.label, under: self)
    }

    override func receive(_ view: Menu<Label, Content>) {
        self.view = view
        labelNode?.receive(view.label)
        itemsNode?.receive(view.content)
    }

    override func update() {
        if !isOpen, let items = itemsNode {
            itemsNode = nil
            graph.unmount(items)
        } else if isOpen {
            track {
                if let itemsNode {
                    itemsNode.receive(view.content)
                } else {
                    itemsNode = Content._makeNode(view.content, under: self)
                }
            }
        }
    }

    var takesTaps: Bool { environment.isEnabled }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        switch event.kind {
        case .tap where environment.isEnabled:
            guard child == nil || child === labelNode else { return false }
            setOpen(!isOpen)
            return true
        case .buttonPressed:
            setOpen(false)
            return false
        default:
            return false
        }
    }

    private func setOpen(_ newValue: Bool) {
        isOpen = newValue
        setNeedsUpdate(because: .other(newValue ? "opened" : "closed"))
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Menu")
        element.takeLabel(from: children[0])
        element.children = children.count > 1 ? children[1] : []
        if isOpen { element.attributes.append("open") }
        if !environment.isEnabled { element.attributes.append("disabled") }
        element.node = self
        return [element]
    }

    override var childCount: Int { (labelNode == nil ? 0 : 1) + (itemsNode == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index == 0 ? labelNode! : itemsNode! }

    override func removeChildren() {
        labelNode = nil
        itemsNode = nil
    }
}
