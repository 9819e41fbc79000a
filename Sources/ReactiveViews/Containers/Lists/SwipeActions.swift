import Reactive

nonisolated extension View {
    /// Adds buttons to a row, which a swipe towards an edge reveals.
    ///
    /// A swipe over the full width presses the first button at once. Actions of several modifiers for the same edge are
    /// shown together; a pressed button hides its group again. A host swipes a row by `swipe(_:_:full:)`.
    ///
    /// ```swift
    /// struct Mails: View {
    ///     @State private var subjects = ["Hello", "Invoice"]
    ///
    ///     var body: some View {
    ///         List(subjects, id: \.self) { subject in
    ///             Text(subject)
    ///                 .swipeActions {
    ///                     Button("Delete", role: .destructive) { subjects.removeAll { $0 == subject } }
    ///                 }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge of the row where the buttons appear; the trailing one by default.
    ///   - allowsFullSwipe: Whether a full swipe presses the first button; true by default.
    ///   - content: The buttons.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content))
    }
}

nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: () -> Actions

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, SwipeActionsModifier<Actions>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, SwipeActionsModifier<Actions>>> {
        SwipeActionsNode(view, under: parent)
    }
}

/// The node of a row with swipe actions.
///
/// Invariant: after an update `actions` exists if and only if the row is swiped open.
private final class SwipeActionsNode<Content: View, Actions: View>:
    ModifierNode<Content, SwipeActionsModifier<Actions>>, SwipedRow
{
    override class var traits: NodeTraits { .isModifier }

    private var isOpen = false
    private var actions: TypedNode<Actions>?

    var rowContent: ViewNode? { content }
    var rowActions: ViewNode? { actions }
    var edge: HorizontalEdge { modifier.edge }

    override func modifierChanged(from old: SwipeActionsModifier<Actions>) {
        if isOpen { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        if isOpen {
            track {
                let view = modifier.actions()
                if let actions {
                    actions.receive(view)
                } else {
                    let around = scope
                    scope = SwipeItem.scope(below: self)
                    actions = Actions._makeNode(view, under: self)
                    scope = around
                }
            }
            if item == nil { showItem(SwipeItem(self)) }
        } else if let old = actions {
            actions = nil
            showItem(nil)
            graph.unmount(old)
        }
    }

    /// Sets the item, which only a row with visible actions has.
    private func showItem(_ new: SwipeItem?) {
        item = new
        isStructureStale = true
        (parent as? ViewNode)?.structureChanged()
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        (item as? SwipeItem)?.drawButtons(in: frame, into: &list)
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .control(.swipe(let edge, let isFull)):
            guard edge == modifier.edge else {
                setOpen(false)
                return false
            }
            // Modifiers further out add their own actions for the same edge.
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

    /// Presses the first button among the actions.
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
        element.isDecoration = true
        return children[0] + [element]
    }

    override var childCount: Int { super.childCount + (actions == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : actions! }

    override func removeChildren() {
        super.removeChildren()
        actions = nil
    }
}
