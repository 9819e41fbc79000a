/// Makes a view out of another one. A modifier may have dynamic properties, as a view may.
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// The new view; `content` stands for the modified one.
    @ViewBuilder
    func body(content: Content) -> Body

    /// Makes the node for a view modified by this modifier. Modifiers that have a body leave it out.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        ModifierBodyNode(view, under: parent)
    }
}

/// A modifier that has a node of its own instead of a body.
@MainActor
@preconcurrency
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: it has no body to call")
    }
}

/// The node of a primitive modifier: below it is the modified view.
class ModifierNode<Content: View, Modifier: ViewModifier>: SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
    final private(set) var modifier: Modifier

    required init(_ view: ModifiedContent<Content, Modifier>, under parent: ViewNode) {
        modifier = view.modifier
        super.init(under: parent)
        willMountContent()
        setContent(view.content)
        didMount()
    }

    override func receive(_ view: ModifiedContent<Content, Modifier>) {
        let old = modifier
        modifier = view.modifier
        modifierChanged(from: old)
        setContent(view.content)
    }

    /// Called before the modified view is mounted.
    func willMountContent() {}

    /// Called when the modified view was mounted.
    func didMount() {}

    /// Called when the modifier's value was replaced, before the modified view gets its own.
    func modifierChanged(from old: Modifier) {}
}

// MARK: - Modifiers with a body

/// Stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    fileprivate let source: ModifiedViewSource

    public static func _makeNode(
        _ view: _ViewModifier_Content<Modifier>, under parent: ViewNode
    ) -> TypedNode<_ViewModifier_Content<Modifier>> {
        ModifiedViewNode(view, under: parent)
    }
}

/// Where the places that show a modified view find it. The view may change without its modifier's body being evaluated.
@MainActor
private class ModifiedViewSource {
    func makeNode(under place: ViewNode) -> ViewNode { preconditionFailure("abstract") }
    /// Hands the newest view to a node that was made for a place.
    func update(_ node: ViewNode) { preconditionFailure("abstract") }
    /// A place went away.
    func forget(_ place: ViewNode) { preconditionFailure("abstract") }
}

private final class TypedSource<V: View>: ModifiedViewSource {
    private var view: V
    private var places: [ViewNode] = []

    init(_ view: V) {
        self.view = view
    }

    override func makeNode(under place: ViewNode) -> ViewNode {
        places.append(place)
        return V._makeNode(view, under: place)
    }

    override func update(_ node: ViewNode) {
        unsafeDowncast(node, to: TypedNode<V>.self).receive(view)
    }

    override func forget(_ place: ViewNode) {
        places.removeAll { $0 === place }
    }

    func receive(_ view: V) {
        self.view = view
        for place in places { place.setNeedsUpdate(because: .inputs([])) }
    }
}

/// Hands the view down in updates of its own: what closures of the view read then is read by this node, whose update calls them
/// again.
private final class ModifiedViewNode<M: ViewModifier>: ErasedChildNode<_ViewModifier_Content<M>> {
    private let source: ModifiedViewSource

    init(_ view: _ViewModifier_Content<M>, under parent: ViewNode) {
        source = view.source
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func update() {
        track {
            if let content { source.update(content) } else { content = source.makeNode(under: self) }
        }
    }

    override func didUnmount() {
        source.forget(self)
    }

    override func receive(_ view: _ViewModifier_Content<M>) {}
}

private final class ModifierBodyNode<V: View, M: ViewModifier>: SingleChildNode<ModifiedContent<V, M>, M.Body> {
    private var component: Graph.Component<M>
    private let source: TypedSource<V>

    init(_ view: ModifiedContent<V, M>, under parent: ViewNode) {
        component = Graph.Component(view.modifier)
        source = TypedSource(view.content)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<V, M>) {
        _ = component.receive(view.modifier, in: self)
        source.receive(view.content)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            setContent(component.value.body(content: _ViewModifier_Content(source: source)))
        }
    }

    override var label: String? { typeName(M.self) }
}
