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
        switch Modifier._reach {
        case .each, .eachOutside: if !Content._isSingle { return makeEach(view, under: parent) }
        case .whole, .scope, .body, .sequence: break
        }
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

/// A node that is no view, whatever the type of its view: a modified `EmptyView`.
@MainActor
protocol NoView: ViewNode {}

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
        switch Modifier._reach {
        case .body: Modifier.Body._isSingle
        case .sequence: (Modifier.self as? any ModifierSequence.Type)?.isSingle(on: Content.self) ?? false
        case .each, .eachOutside, .whole, .scope: Content._isSingle
        }
    }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Self, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Self, M>> {
        switch Modifier._reach {
        case .each, .eachOutside:
            return AdapterNode(view, under: parent) { view in
                view.content.content.modifier(ConcatModifier(inner: view.content.modifier, outer: view.modifier))
            }
        case .scope:
            return makeEachInScope(view, under: parent)
        case .whole:
            return AdapterNode(view, under: parent) { view in
                view.content.content.modifier(view.modifier).modifier(view.content.modifier)
            }
        case .body:
            return ModifierBodyEachNode(view, under: parent)
        case .sequence:
            guard let sequence = Modifier.self as? any ModifierSequence.Type else {
                preconditionFailure("\(Modifier.self) is no sequence of modifiers")
            }
            return sequence.makeEach(view, under: parent)
        }
    }
}

@MainActor
extension ModifiedContent where Content: View, Modifier: ViewModifier {
    /// Makes the node for views that inherit a value, each with a modifier that is further out.
    ///
    /// The value is set twice: around the content, whose bodies inherit it, and around each view within the modifier, so
    /// that a view which a container places elsewhere inherits it too.
    private static func makeEachInScope<M: ViewModifier>(
        _ view: ModifiedContent<Self, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Self, M>> {
        if case .eachOutside = M._reach {
            return AdapterNode(view, under: parent) { view in
                let inherited = view.content.modifier
                return view.content.content.modifier(ConcatModifier(inner: inherited, outer: view.modifier))
                    .modifier(inherited)
            }
        }
        return AdapterNode(view, under: parent) { [surroundings = Surroundings(of: parent)] view in
            let inherited = view.content.modifier
            let outside = OutsideModifier(base: view.modifier, surroundings: surroundings)
            return view.content.content.modifier(ConcatModifier(inner: inherited, outer: outside)).modifier(inherited)
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
    private var animation: ErasedBodyAnimation?

    init(_ view: ModifiedContent<V, M>, under parent: ViewNode) {
        component = Graph.Component(view.content)
        modifier = view.modifier
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ModifiedContent<V, M>) {
        modifier = view.modifier
        let old = component.value
        if component.receive(view.content, in: self) {
            animation = animation ?? .made(for: old, on: self)
            animation?.change(from: old, to: view.content, on: self)
        } else if let body {
            setContent(body.modifier(modifier))
        }
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            let body = (animation?.shown(component.value) ?? component.value).body
            self.body = body
            setContent(body.modifier(modifier))
        }
    }

    override var label: String? { typeName(V.self) }
    override var isLibraryNode: Bool { LibraryTypes.contains(V.self) }
}
