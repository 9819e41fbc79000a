import Reactive

/// A transformation of a view into another view. A modifier may have dynamic properties, as a view does.
///
/// ```swift
/// struct Warning: ViewModifier {
///     var isOn: Bool
///
///     func body(content: Content) -> some View {
///         HStack {
///             if isOn { Image(systemName: "exclamationmark.triangle") }
///             content
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the new view.
    ///
    /// - Parameter content: The modified view.
    @ViewBuilder
    func body(content: Content) -> Body

    /// Makes the node of a modified view. A modifier with a body uses the default implementation.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>>

    /// The part of several views that the modifier is applied to. Use the default implementation.
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

/// A modifier with a node of its own instead of a body.
@MainActor
@preconcurrency
@usableFromInline
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public static var _reach: ModifierReach { .each }

    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: it has no body to call")
    }
}

/// The node of a primitive modifier, with the modified view below it.
class ModifierNode<Content: View, Modifier: ViewModifier>: ValueNode<ModifiedContent<Content, Modifier>, Content> {
    @exclusivity(unchecked)
    final private(set) var modifier: Modifier

    // Shared, as in the other nodes of views that contain views: initialisers own their parameters otherwise, and the
    // whole tree of values below would be copied at each level.
    required init(_ view: __shared ModifiedContent<Content, Modifier>, under parent: ViewNode) {
        modifier = view.modifier
        super.init(under: parent)
        willMountContent()
        setContent(view.content)
        didMount()
    }

    /// Receives the parts of the view's new value.
    final func receive(_ modifier: Modifier, _ content: Content) {
        // One copy less than by an assignment.
        var old = modifier
        swap(&old, &self.modifier)
        modifierChanged(from: old)
        setContent(content)
    }

    /// A subclass that overrides `compose` has traits of its own, without `passesElements`.
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    /// Called before the modified view is mounted.
    func willMountContent() {}

    /// Called after the modified view was mounted.
    func didMount() {}

    /// Called after a replacement of the modifier's value, before the modified view is updated.
    func modifierChanged(from old: Modifier) {}
}

// MARK: - Modifiers with a body

/// The modified view in a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    fileprivate let source: ModifiedViewSource

    @MainActor public static func _makeNode(
        _ view: _ViewModifier_Content<Modifier>, under parent: ViewNode
    ) -> TypedNode<_ViewModifier_Content<Modifier>> {
        ModifiedViewNode(view, under: parent)
    }
}

/// The source of a modified view for the places that show it. The view can change without an evaluation of its
/// modifier's body.
@MainActor
class ModifiedViewSource {
    func makeNode(under place: ViewNode) -> ViewNode { preconditionFailure("abstract") }
    func makeNode<M: ViewModifier>(under place: ViewNode, modifiedBy modifier: M) -> ViewNode {
        preconditionFailure("abstract")
    }
    func update<M: ViewModifier>(_ node: ViewNode, modifiedBy modifier: M) { preconditionFailure("abstract") }
    /// Updates a place's node with the current view.
    func update(_ node: ViewNode) { preconditionFailure("abstract") }
    /// Removes a place.
    func forget(_ place: ViewNode) { preconditionFailure("abstract") }
}

final class TypedSource<V: View>: ModifiedViewSource {
    private var view: V
    private var places = NodeSet()

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
        places.setNeedUpdates()
    }
}

/// The node of a modified view in a modifier's body. It creates the view in updates of its own, so that it depends on
/// the values that the view's closures read.
private final class ModifiedViewNode<M: ViewModifier>: ErasedChildNode<_ViewModifier_Content<M>> {
    override class var traits: NodeTraits { .passesElements }

    private let source: ModifiedViewSource

    init(_ view: __shared _ViewModifier_Content<M>, under parent: ViewNode) {
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
    override class var traits: NodeTraits { .passesElements }

    private var component: Graph.Component<M>
    private let source: TypedSource<V>

    /// Called after a replacement of the modifier.
    func modifierChanged(from old: M, to new: M) {}
    /// Returns the modifier as it is currently shown.
    func shown(_ modifier: M) -> M { modifier }

    init(_ view: __shared ModifiedContent<V, M>, under parent: ViewNode) {
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
    override var isLibraryNode: Bool { LibraryTypes.contains(M.self) }
}

/// The node of a place of the modified view that has a modifier itself, for a modifier that is applied to each of
/// several views.
final class ModifiedPlaceNode<Inner: ViewModifier, M: ViewModifier>: ErasedChildNode<
    ModifiedContent<_ViewModifier_Content<Inner>, M>
>
{
    override class var traits: NodeTraits { .passesElements }

    private let source: ModifiedViewSource
    private var modifier: M

    init(_ view: __shared ModifiedContent<_ViewModifier_Content<Inner>, M>, under parent: ViewNode) {
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

/// The node of a view with a modifier whose body is several views, each of which is modified.
final class ModifierBodyEachNode<V: View, Inner: ViewModifier, M: ViewModifier>: SingleChildNode<
    ModifiedContent<ModifiedContent<V, Inner>, M>, ModifiedContent<Inner.Body, M>
>
{
    override class var traits: NodeTraits { .passesElements }

    private var component: Graph.Component<Inner>
    private let source: TypedSource<V>
    private var modifier: M
    private var body: Inner.Body?
    private var animation: ErasedBodyAnimation?

    init(_ view: __shared ModifiedContent<ModifiedContent<V, Inner>, M>, under parent: ViewNode) {
        component = Graph.Component(view.content.modifier)
        source = TypedSource(view.content.content)
        modifier = view.modifier
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<ModifiedContent<V, Inner>, M>) {
        modifier = view.modifier
        let old = component.value
        let isOther = component.receive(view.content.modifier, in: self)
        if isOther {
            animation = animation ?? .made(for: old, on: self)
            animation?.change(from: old, to: view.content.modifier, on: self)
        }
        source.receive(view.content.content)
        if !isOther, let body { setContent(body.modifier(modifier)) }
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            let shown = animation?.shown(component.value) ?? component.value
            let body = shown.body(content: _ViewModifier_Content(source: source))
            self.body = body
            setContent(body.modifier(modifier))
        }
    }

    override var label: String? { typeName(Inner.self) }
    override var isLibraryNode: Bool { LibraryTypes.contains(Inner.self) }
}
