/// How a modifier applies to content of several views: a group, a row for each element, a body with several statements.
public enum ModifierReach: Sendable {
    /// Each view by itself: padding, a background, a gesture.
    case each
    /// Each view by itself, like `each`, in the scope around an inherited value that is set further in.
    case eachOutside
    /// All views at once: actions that are called when they appear, a presentation.
    case whole
    /// Inherited values: the content as a whole inherits them, and each view where a modifier further out applies to
    /// each.
    case scope
    /// Custom modifier: its body places the views.
    case body
    /// Two modifiers, one after the other, each with a reach of its own.
    case sequence
}

/// Two modifiers as one.
nonisolated struct ConcatModifier<Inner: ViewModifier, Outer: ViewModifier>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach {
        if case .eachOutside = Outer._reach { return .eachOutside }
        return .each
    }

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
