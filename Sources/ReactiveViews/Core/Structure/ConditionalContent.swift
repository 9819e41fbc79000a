/// One of two views: what `if … else …` and `switch` make. The two branches have identities of their own, even if their
/// types are equal: when the condition changes, state starts afresh.
public struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    @usableFromInline
    let storage: Storage

    @inlinable
    init(_ storage: consuming Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent {
    func map<First, Second>(
        _ first: (TrueContent) -> First, second: (FalseContent) -> Second
    ) -> _ConditionalContent<First, Second> {
        switch storage {
        case .first(let view): _ConditionalContent<First, Second>(.first(first(view)))
        case .second(let view): _ConditionalContent<First, Second>(.second(second(view)))
        }
    }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public static func _makeNode(
        _ view: _ConditionalContent<TrueContent, FalseContent>, under parent: ViewNode
    ) -> TypedNode<_ConditionalContent<TrueContent, FalseContent>> {
        ConditionalNode(view, under: parent)
    }
}

private final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
    override class var traits: NodeTraits { .passesElements }

    private enum Content {
        case first(TypedNode<First>)
        case second(TypedNode<Second>)
    }

    private var content: Content?

    init(_ view: __shared _ConditionalContent<First, Second>, under parent: ViewNode) {
        super.init(under: parent)
        switch view.storage {
        case .first(let view): content = .first(First._makeNode(view, under: self))
        case .second(let view): content = .second(Second._makeNode(view, under: self))
        }
    }

    override func receive(_ view: _ConditionalContent<First, Second>) {
        switch (view.storage, content) {
        case (.first(let view), .first(let node)): node.receive(view)
        case (.second(let view), .second(let node)): node.receive(view)
        case (.first(let view), _):
            unmountContent()
            content = .first(insert(view, identity: true))
        case (.second(let view), _):
            unmountContent()
            content = .second(insert(view, identity: false))
        }
    }

    private func unmountContent() {
        switch content {
        case .first(let node): remove(node, identity: true)
        case .second(let node): remove(node, identity: false)
        case nil: break
        }
        content = nil
    }

    override var childCount: Int { content == nil ? 0 : 1 }

    override func child(at index: Int) -> Graph.Node {
        switch content! {
        case .first(let node): node
        case .second(let node): node
        }
    }

    override func removeChildren() { content = nil }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public static func _makeNode(_ view: Wrapped?, under parent: ViewNode) -> TypedNode<Wrapped?> {
        OptionalNode(view, under: parent)
    }
}

/// What an `if` without `else` makes.
private final class OptionalNode<Wrapped: View>: SingleChildNode<Wrapped?, Wrapped> {
    override class var traits: NodeTraits { .passesElements }

    init(_ view: __shared Wrapped?, under parent: ViewNode) {
        super.init(under: parent)
        if let view { setContent(view) }
    }

    override func receive(_ view: Wrapped?) {
        if let view { insertContent(view) } else { unmountContent() }
    }
}
