/// A view with an explicit identity.
public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    fileprivate let content: Content
    fileprivate let id: ID

    public static func _makeNode(_ view: IDView<Content, ID>, under parent: ViewNode) -> TypedNode<IDView<Content, ID>>
    {
        IDNode(view, under: parent)
    }
}

extension IDView {
    func map<Other: View>(_ transform: (Content) -> Other) -> IDView<Other, ID> {
        IDView<Other, ID>(content: transform(content), id: id)
    }
}

extension View {
    /// Binds the view's identity to a value: when that changes, all state below starts afresh (U13), and the new view
    /// appears before the old one disappears (M5).
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}

private final class IDNode<Content: View, ID: Hashable>: SingleChildNode<IDView<Content, ID>, Content>, Identifying {
    override class var traits: NodeTraits { .identifies }

    private var id: ID
    /// The view with a new identity, while the old one is going.
    private var pending: Content?

    init(_ view: IDView<Content, ID>, under parent: ViewNode) {
        id = view.id
        super.init(under: parent)
        setContent(view.content)
    }

    func place(ofIdentity other: AnyHashable) -> IdentifiedPlace? {
        other.base as? ID == id ? .node(self) : nil
    }

    func identity(of child: ViewNode?) -> AnyHashable? { AnyHashable(id) }

    override func receive(_ view: IDView<Content, ID>) {
        guard view.id != id else {
            if pending == nil { setContent(view.content) } else { pending = view.content }
            return
        }
        let hadTransition = content?.transitionBelow != nil
        unmountContent(identity: AnyHashable(id))
        id = view.id
        if traitAround == nil, !hadTransition {
            insertContent(view.content, identity: AnyHashable(id))
        } else {
            // With a transition the old view disappears before the new one appears (M5).
            pending = view.content
            withTransaction(graph.transaction) { enqueueUpdate(because: .other("another identity")) }
        }
    }

    override func update() {
        guard let pending else { return }
        self.pending = nil
        track { insertContent(pending, identity: AnyHashable(id)) }
    }
}
