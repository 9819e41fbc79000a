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

    /// What the modifier is applied to where the view is several; leave it out.
    static var _reach: ModifierReach { get }
}

extension ViewModifier {
    public static var _reach: ModifierReach { .body }

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
    public static var _reach: ModifierReach { .each }

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

    override class var traits: NodeTraits { .isModifier }

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
    func makeNode<M: ViewModifier>(under place: ViewNode, modifiedBy modifier: M) -> ViewNode {
        preconditionFailure("abstract")
    }
    func update<M: ViewModifier>(_ node: ViewNode, modifiedBy modifier: M) { preconditionFailure("abstract") }
    /// Hands the newest view to a node that was made for a place.
    func update(_ node: ViewNode) { preconditionFailure("abstract") }
    /// A place went away.
    func forget(_ place: ViewNode) { preconditionFailure("abstract") }
}

private final class TypedSource<V: View>: ModifiedViewSource {
    private var view: V
    private var places = Registry<ViewNode>()

    init(_ view: V) {
        self.view = view
    }

    override func makeNode(under place: ViewNode) -> ViewNode {
        places.append(place)
        return V._makeNode(view, under: place)
    }

    override func update(_ node: ViewNode) {
        node.as(TypedNode<V>.self).receive(view)
    }

    override func makeNode<M: ViewModifier>(under place: ViewNode, modifiedBy modifier: M) -> ViewNode {
        places.append(place)
        return ModifiedContent.makeNode(view.modifier(modifier), under: place)
    }

    override func update<M: ViewModifier>(_ node: ViewNode, modifiedBy modifier: M) {
        node.as(TypedNode<ModifiedContent<V, M>>.self).receive(view.modifier(modifier))
    }

    override func forget(_ place: ViewNode) {
        places.remove(place)
    }

    func receive(_ view: V) {
        self.view = view
        for place in places { place.setNeedsUpdate(because: .inputs([])) }
    }
}

/// Hands the view down in updates of its own: what closures of the view read then is read by this node, whose update
/// calls them again.
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

class ModifierBodyNode<V: View, M: ViewModifier>: SingleChildNode<ModifiedContent<V, M>, M.Body> {
    private var component: Graph.Component<M>
    private let source: TypedSource<V>

    /// The modifier was replaced.
    func modifierChanged(from old: M, to new: M) {}
    /// The modifier as it is shown now.
    func shown(_ modifier: M) -> M { modifier }

    init(_ view: ModifiedContent<V, M>, under parent: ViewNode) {
        component = Graph.Component(view.modifier)
        source = TypedSource(view.content)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<V, M>) {
        let old = component.value
        if component.receive(view.modifier, in: self) { modifierChanged(from: old, to: view.modifier) }
        source.receive(view.content)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            setContent(shown(component.value).body(content: _ViewModifier_Content(source: source)))
        }
    }

    override var label: String? { typeName(M.self) }
}

/// The node of a modified view's place that is modified in turn, as a modifier that is applied to each of several views
/// has it.
final class ModifiedPlaceNode<Inner: ViewModifier, M: ViewModifier>: ErasedChildNode<
    ModifiedContent<_ViewModifier_Content<Inner>, M>
>
{
    private let source: ModifiedViewSource
    private var modifier: M

    init(_ view: ModifiedContent<_ViewModifier_Content<Inner>, M>, under parent: ViewNode) {
        source = view.content.source
        modifier = view.modifier
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<_ViewModifier_Content<Inner>, M>) {
        modifier = view.modifier
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track {
            if let content {
                source.update(content, modifiedBy: modifier)
            } else {
                content = source.makeNode(under: self, modifiedBy: modifier)
            }
        }
    }

    override func didUnmount() {
        source.forget(self)
    }
}

/// The node of a view with a modifier whose body is several views, each of them modified in turn.
final class ModifierBodyEachNode<V: View, Inner: ViewModifier, M: ViewModifier>: SingleChildNode<
    ModifiedContent<ModifiedContent<V, Inner>, M>, ModifiedContent<Inner.Body, M>
>
{
    private var component: Graph.Component<Inner>
    private let source: TypedSource<V>
    private var modifier: M
    private var body: Inner.Body?

    init(_ view: ModifiedContent<ModifiedContent<V, Inner>, M>, under parent: ViewNode) {
        component = Graph.Component(view.content.modifier)
        source = TypedSource(view.content.content)
        modifier = view.modifier
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<ModifiedContent<V, Inner>, M>) {
        modifier = view.modifier
        let isOther = component.receive(view.content.modifier, in: self)
        source.receive(view.content.content)
        if !isOther, let body { setContent(body.modifier(modifier)) }
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            let body = component.value.body(content: _ViewModifier_Content(source: source))
            self.body = body
            setContent(body.modifier(modifier))
        }
    }

    override var label: String? { typeName(Inner.self) }
}
