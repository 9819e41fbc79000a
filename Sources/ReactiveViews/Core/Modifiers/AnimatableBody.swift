import Reactive

extension View where Self: Animatable {
    /// Makes a node that evaluates the body at each frame of an animation of the view's data.
    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        AnimatableBodyNode(view, under: parent)
    }
}

/// A modifier whose body is evaluated at each frame of an animation of its data. In new code conform to `Animatable`
/// and `ViewModifier`.
@MainActor
@preconcurrency
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
    override class var traits: NodeTraits { .passesElements }

    private var animation = BodyAnimation<M>()

    override func modifierChanged(from old: M, to new: M) {
        animation.change(from: old.animatableData, to: new.animatableData, on: self)
    }

    override func shown(_ modifier: M) -> M {
        guard let data = animation.frame() else { return modifier }
        var shown = modifier
        shown.animatableData = data
        return shown
    }
}

/// Invariant: the component's value is the one of the last evaluation, except for its animatable data.
private final class AnimatableBodyNode<V: View & Animatable>: SingleChildNode<V, V.Body> {
    override class var traits: NodeTraits { .passesElements }

    private var component: Graph.Component<V>
    private var animation = BodyAnimation<V>()

    init(_ view: V, under parent: ViewNode) {
        component = Graph.Component(view)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: V) {
        let old = component.value.animatableData
        guard component.receive(view, in: self) else { return }
        animation.change(from: old, to: view.animatableData, on: self)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            var shown = component.value
            if let data = animation.frame() { shown.animatableData = data }
            setContent(shown.body)
        }
    }

    override var label: String? { typeName(V.self) }
    override var isLibraryNode: Bool { LibraryTypes.contains(V.self) }
}

/// The animation of the data of a view or modifier, whose node is updated at each frame.
///
/// The data are written at each frame of an animation, the last one included, and not between animations: an observer
/// of `animatableData` counts the ends of animations.
///
/// Invariant: `animator` is nil until the data first change with an animation.
@MainActor
private struct BodyAnimation<Model: Animatable> {
    private var animator: ModelAnimator<AnimatableDataOf<Model>>?
    /// Whether a frame of the current animation is still to be shown.
    private var hasFrames = false

    /// Animates the data to a new value with the animation of the node's pass, if there is one.
    mutating func change(from old: Model.AnimatableData, to new: Model.AnimatableData, on node: ViewNode) {
        guard new != old else { return }
        let animation = node.currentAnimation
        if animator == nil {
            guard animation != nil else { return }
            animator = ModelAnimator(AnimatableDataOf(old), node.tree.animations) { [weak node] _ in
                guard let node, node.isMounted else { return false }
                node.setNeedsUpdate(because: .other("animation"))
                return true
            }
        }
        _ = animator?.change(to: AnimatableDataOf(new), animation)
        hasFrames = animator?.isMoving ?? false
    }

    /// Returns the data to show now; nil if no animation changes them.
    mutating func frame() -> Model.AnimatableData? {
        guard hasFrames, let animator else { return nil }
        hasFrames = animator.isMoving
        return animator.shown.animatableData
    }
}

/// The animation of the data of a view or modifier of any type, whose body is several views with a modifier each.
@MainActor
class ErasedBodyAnimation {
    /// Returns the animation for a changed value; nil if the value isn't animatable or the change isn't animated.
    static func made(for value: Any, on node: ViewNode) -> ErasedBodyAnimation? {
        func make<Model: Animatable>(_: Model) -> ErasedBodyAnimation { TypedBodyAnimation<Model>() }
        guard node.currentAnimation != nil, let value = value as? any Animatable else { return nil }
        return make(value)
    }

    /// Animates the data of a value to that of another one.
    func change(from old: Any, to new: Any, on node: ViewNode) { preconditionFailure("abstract") }
    /// Returns a value with the data to show now.
    func shown<Value>(_ value: Value) -> Value { preconditionFailure("abstract") }
}

private final class TypedBodyAnimation<Model: Animatable>: ErasedBodyAnimation {
    private var animation = BodyAnimation<Model>()

    override func change(from old: Any, to new: Any, on node: ViewNode) {
        guard let old = old as? Model, let new = new as? Model else { return }
        animation.change(from: old.animatableData, to: new.animatableData, on: node)
    }

    override func shown<Value>(_ value: Value) -> Value {
        guard let data = animation.frame(), var model = value as? Model else { return value }
        model.animatableData = data
        return model as? Value ?? value
    }
}

/// The animatable data of a value, without the value.
struct AnimatableDataOf<Model: Animatable>: Animatable {
    var animatableData: Model.AnimatableData

    init(_ data: Model.AnimatableData) {
        animatableData = data
    }
}
