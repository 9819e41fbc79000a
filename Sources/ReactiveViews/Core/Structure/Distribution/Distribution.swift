import Reactive

// How a modifier that is applied to each of several views reaches them.

/// A view that may be several views or none, which hands a modifier on to each of them.
///
/// Internal, so that `View` needs only `_isSingle` in public: which view hands a modifier on is found by a cast, and
/// only where a view isn't single.
@MainActor
protocol ModifierDistributing: View {
    /// Makes the node for the views, each with the modifier.
    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Self, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Self, M>>
}

@MainActor
extension ModifiedContent where Content: View, Modifier: ViewModifier {
    static func makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        if case .each = Modifier._reach, !Content._isSingle { return makeEach(view, under: parent) }
        return Modifier._makeNode(view, under: parent)
    }

    /// Makes the node for a view that may be several, each with the modifier.
    private static func makeEach(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        func make<V: ModifierDistributing>(_: V.Type) -> ViewNode? {
            // The same type, which the compiler can't know.
            guard let view = view as? ModifiedContent<V, Modifier> else { return nil }
            return V.makeEach(view, under: parent)
        }
        if let several = Content.self as? any ModifierDistributing.Type, let node = make(several) {
            return node.as(TypedNode<Self>.self)
        }
        if Content.Body.self == Never.self { return Modifier._makeNode(view, under: parent) }
        return BodyEachNode(view, under: parent)
    }
}

@MainActor
extension View {
    public static var _isSingle: Bool { Body._isSingle }
}

@MainActor
extension PrimitiveView {
    public static var _isSingle: Bool { true }
}

@MainActor
extension Never {
    public static var _isSingle: Bool { true }
}

@MainActor
extension EmptyView: ModifierDistributing {
    public static var _isSingle: Bool { false }

    /// A modified nothing is nothing.
    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<EmptyView, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<EmptyView, M>> {
        ModifiedNothingNode(under: parent)
    }
}

private final class ModifiedNothingNode<M: ViewModifier>: TypedNode<ModifiedContent<EmptyView, M>>, NoView {
    override func receive(_ view: ModifiedContent<EmptyView, M>) {}
}

@MainActor
extension Group: ModifierDistributing where Content: View {
    public static var _isSingle: Bool { Content._isSingle }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Group, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Group, M>> {
        AdapterNode(view, under: parent) { $0.content.content.modifier($0.modifier) }
    }
}

@MainActor
extension ForEach: ModifierDistributing where Content: View {
    public static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<ForEach, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<ForEach, M>> {
        AdapterNode(view, under: parent) { view in
            view.content.map { $0.modifier(view.modifier) }
        }
    }
}

@MainActor
extension Optional: ModifierDistributing where Wrapped: View {
    public static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Wrapped?, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Wrapped?, M>> {
        AdapterNode(view, under: parent) { view in view.content.map { $0.modifier(view.modifier) } }
    }
}

@MainActor
extension _ConditionalContent: ModifierDistributing where TrueContent: View, FalseContent: View {
    public static var _isSingle: Bool { TrueContent._isSingle && FalseContent._isSingle }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<_ConditionalContent, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<_ConditionalContent, M>> {
        AdapterNode(view, under: parent) { view in
            view.content.map {
                $0.modifier(view.modifier)
            } second: {
                $0.modifier(view.modifier)
            }
        }
    }
}

@MainActor
extension IDView: ModifierDistributing {
    public static var _isSingle: Bool { Content._isSingle }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<IDView, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<IDView, M>> {
        AdapterNode(view, under: parent) { view in view.content.map { $0.modifier(view.modifier) } }
    }
}

@MainActor
extension AnyView: ModifierDistributing {
    /// False: the view inside isn't known yet.
    public static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<AnyView, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<AnyView, M>> {
        if ModifierCount.of(M.self) > ModifierCount.greatest {
            return AdapterNode(view, under: parent) { $0.content.modified(by: $0.modifier.erased()) }
        }
        return AdapterNode(view, under: parent) { $0.content.modified(by: $0.modifier) }
    }
}

@MainActor
extension _ViewModifier_Content: ModifierDistributing {
    public static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<_ViewModifier_Content, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<_ViewModifier_Content, M>> {
        ModifiedPlaceNode(view, under: parent)
    }
}

@MainActor
extension ModifiedContent: ModifierDistributing where Content: View, Modifier: ViewModifier {
    public static var _isSingle: Bool {
        if case .body = Modifier._reach { return Modifier.Body._isSingle }
        return Content._isSingle
    }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Self, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Self, M>> {
        switch Modifier._reach {
        case .each, .scope:
            return AdapterNode(view, under: parent) { view in
                view.content.content.modifier(ConcatModifier(inner: view.content.modifier, outer: view.modifier))
            }
        case .whole:
            return AdapterNode(view, under: parent) { view in
                view.content.content.modifier(view.modifier).modifier(view.content.modifier)
            }
        case .body:
            return ModifierBodyEachNode(view, under: parent)
        }
    }
}

/// A view that counts as one, whatever it consists of: a modifier is applied to the whole.
nonisolated struct UndividedView<Content: View>: PrimitiveView {
    let content: Content

    init(_ content: Content) { self.content = content }

    @MainActor static func _makeNode(_ view: UndividedView, under parent: ViewNode) -> TypedNode<UndividedView> {
        AdapterNode(view, under: parent) { $0.content }
    }
}

// MARK: - Bodies

/// The node of a view with a body that is several views, each of them modified.
final class BodyEachNode<V: View, M: ViewModifier>: SingleChildNode<
    ModifiedContent<V, M>, ModifiedContent<V.Body, M>
>
{
    override class var traits: NodeTraits { .passesElements }

    private var component: Graph.Component<V>
    private var modifier: M
    private var body: V.Body?

    init(_ view: ModifiedContent<V, M>, under parent: ViewNode) {
        component = Graph.Component(view.content)
        modifier = view.modifier
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<V, M>) {
        modifier = view.modifier
        if !component.receive(view.content, in: self), let body { setContent(body.modifier(modifier)) }
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            let body = component.value.body
            self.body = body
            setContent(body.modifier(modifier))
        }
    }

    override var label: String? { typeName(V.self) }
    override var isLibraryNode: Bool { LibraryTypes.contains(V.self) }
}
