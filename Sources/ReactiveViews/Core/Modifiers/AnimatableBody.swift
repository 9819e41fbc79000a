extension View where Self: Animatable {
    /// Makes a node that evaluates the body at each frame of an animation of the view's data.
    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        AnimatableBodyNode(view, under: parent)
    }
}

/// A modifier whose body is evaluated at each frame of an animation of its data. In new code conform to `Animatable`
/// and `ViewModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Self: Animatable {
    /// Makes a node that evaluates the body at each frame of an animation of the modifier's data.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        AnimatableModifierNode(view, under: parent)
    }
}

private final class AnimatableModifierNode<V: View, M: ViewModifier & Animatable>: ModifierBodyNode<V, M> {
    private var animator: ModelAnimator<AnimatableDataOf<M>>?

    override func modifierChanged(from old: M, to new: M) {
        let (old, new) = (old.animatableData, new.animatableData)
        guard new != old else { return }
        let animation = currentAnimation
        if animator == nil {
            guard animation != nil else { return }
            animator = ModelAnimator(AnimatableDataOf(old), tree.animations) { [weak self] _ in
                guard let self, isMounted else { return false }
                setNeedsUpdate(because: .other("animation"))
                return true
            }
        }
        _ = animator?.change(to: AnimatableDataOf(new), animation)
    }

    override func shown(_ modifier: M) -> M {
        guard let animator else { return modifier }
        var shown = modifier
        shown.animatableData = animator.shown.animatableData
        return shown
    }
}

/// Invariant: the component's value is the one of the last evaluation, except for its animatable data.
private final class AnimatableBodyNode<V: View & Animatable>: SingleChildNode<V, V.Body> {
    private var component: Graph.Component<V>
    private var animator: ModelAnimator<AnimatableDataOf<V>>?

    init(_ view: V, under parent: ViewNode) {
        component = Graph.Component(view)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: V) {
        let old = component.value.animatableData
        guard component.receive(view, in: self) else { return }
        let new = view.animatableData
        guard new != old else { return }
        let animation = currentAnimation
        if animator == nil {
            guard animation != nil else { return }
            animator = ModelAnimator(AnimatableDataOf(old), tree.animations) { [weak self] _ in
                guard let self, isMounted else { return false }
                setNeedsUpdate(because: .other("animation"))
                return true
            }
        }
        _ = animator?.change(to: AnimatableDataOf(new), animation)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            var view = component.value
            if let animator { view.animatableData = animator.shown.animatableData }
            setContent(view.body)
        }
    }

    override var label: String? { typeName(V.self) }
}

/// The animatable data of a value, without the value.
struct AnimatableDataOf<Model: Animatable>: Animatable {
    var animatableData: Model.AnimatableData

    init(_ data: Model.AnimatableData) {
        animatableData = data
    }
}
