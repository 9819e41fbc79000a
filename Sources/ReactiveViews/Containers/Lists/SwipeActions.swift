extension View {
    /// Gives a row actions that show when it is swiped to an edge. A swipe to the row's end does the first of them at once.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content))
    }
}

struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: () -> Actions

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, SwipeActionsModifier<Actions>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, SwipeActionsModifier<Actions>>> {
        SwipeActionsNode(view, under: parent)
    }
}

/// Invariant: after an update `actions` is there ⇔ the row is swiped open.
private final class SwipeActionsNode<Content: View, Actions: View>:
    ModifierNode<Content, SwipeActionsModifier<Actions>>
{
    private var isOpen = false
    private var actions: TypedNode<Actions>?

    override func modifierChanged(from old: SwipeActionsModifier<Actions>) {
        if isOpen { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        if isOpen {
            track {
                let view = modifier.actions()
                if let actions { actions.receive(view) } else { actions = Actions._makeNode(view, under: self) }
            }
        } else if let old = actions {
            actions = nil
            graph.unmount(old)
        }
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .control(.swipe(let edge, let isFull)):
            guard edge == modifier.edge else {
                setOpen(false)
                return false
            }
            // Further actions for the same edge are added by the modifiers further out.
            event.payload = true
            setOpen(true)
            guard isFull, modifier.allowsFullSwipe else { return false }
            graph.enqueueAction(for: self, "full swipe") { [weak self] in self?.doFirst() }
            return true
        case .buttonPressed where child != nil && child === actions:
            setOpen(false)
            return false
        default:
            return false
        }
    }

    /// Does what the first button is for.
    private func doFirst() {
        setOpen(false)
        var stack: [ViewNode] = actions.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let button = node as? any Triggerable { return button.trigger() }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
    }

    private func setOpen(_ newValue: Bool) {
        guard newValue != isOpen else { return }
        isOpen = newValue
        setNeedsUpdate(because: .other(newValue ? "swiped" : "closed"))
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        guard children.count > 1 else { return children.first ?? [] }
        var element = ViewElement("SwipeActions")
        element.children = children[1]
        element.node = actions
        return children[0] + [element]
    }

    override var childCount: Int { super.childCount + (actions == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : actions! }

    override func removeChildren() {
        super.removeChildren()
        actions = nil
    }
}
