import Reactive

/// A view with an explicit identity.
nonisolated public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    fileprivate let content: Content
    fileprivate let id: ID

    @MainActor public static func _makeNode(_ view: IDView<Content, ID>, under parent: ViewNode) -> TypedNode<
        IDView<Content, ID>
    > {
        IDNode(view, under: parent)
    }
}

extension IDView: TraitCarrying {
    @MainActor func addTraits(to traits: inout ViewTraits) {
        traits.id = AnyHashable(id)
        (content as? any TraitCarrying)?.addTraits(to: &traits)
    }
}

extension IDView {
    @MainActor func map<Other: View>(_ transform: (Content) -> Other) -> IDView<Other, ID> {
        IDView<Other, ID>(content: transform(content), id: id)
    }
}

nonisolated extension View {
    /// Binds the view's identity to a value. When the value changes, all state below starts afresh. The new view
    /// appears before the old one disappears, unless the view has a transition.
    ///
    /// ```swift
    /// TextField("Name", text: $name).id(person)
    /// ```
    ///
    /// - Parameter id: The identity.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}

private final class IDNode<Content: View, ID: Hashable>: SingleChildNode<IDView<Content, ID>, Content>, Identifying {
    override class var traits: NodeTraits { NodeTraits(.identifies, .passesElements) }

    private var id: ID
    /// The view with a new identity, until the old one has disappeared.
    private var pending: Content?

    init(_ view: __shared IDView<Content, ID>, under parent: ViewNode) {
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
            // With a transition the old view disappears before the new one appears.
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
