/// What a modifier is applied to if the view is several: a group, a row for each element, what a body with several
/// statements makes.
public enum ModifierReach: Sendable {
    /// Each of the views by itself: padding, a background, a gesture.
    case each
    /// All of them at once: actions that are called when they appear, a presentation.
    case whole
    /// All of them, or each if a modifier further out is applied to each: what is inherited.
    case scope
    /// It has a body, in which the views stand for themselves.
    case body
}

/// Two modifiers as one.
nonisolated struct ConcatModifier<Inner: ViewModifier, Outer: ViewModifier>: PrimitiveModifier {
    let inner: Inner
    let outer: Outer

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ConcatModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ConcatModifier>> {
        AdapterNode(view, under: parent) { view in
            view.content.modifier(view.modifier.inner).modifier(view.modifier.outer)
        }
    }
}

/// The node of a view that is mounted as another one.
final class AdapterNode<V: View, Content: View>: SingleChildNode<V, Content> {
    override class var traits: NodeTraits { .passesElements }

    private let adapt: (V) -> Content

    init(_ view: __shared V, under parent: ViewNode, adapt: @escaping (V) -> Content) {
        self.adapt = adapt
        super.init(under: parent)
        setContent(adapt(view))
    }

    override func receive(_ view: V) { setContent(adapt(view)) }
}
