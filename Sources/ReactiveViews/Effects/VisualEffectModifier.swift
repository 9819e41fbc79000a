extension View {
    /// Shows the view in a way that depends on its geometry: effects only, so layout doesn't notice.
    ///
    /// The closure is called after a layout, and again when a size or a frame that it has read is another one, for example because the view
    /// was scrolled. It gets the geometry that layout gave, without the effect.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(VisualEffectModifier { _, proxy in (effect(EmptyVisualEffect(), proxy), nil) })
    }
}

/// - Parameter effect: the effect on the view of a node, and an animation of its own for coming to it.
struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    let effect: @MainActor (ViewNode, GeometryProxy) -> (Effect, Animation?)

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, VisualEffectModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, VisualEffectModifier>> {
        VisualEffectNode(view, under: parent)
    }
}

/// Invariant: after a layout the item's effect, but for what of it is under way, is what the closure makes of that layout.
private final class VisualEffectNode<Content: View, Effect: VisualEffect>:
    ModifierNode<Content, VisualEffectModifier<Effect>>, GeometryConsumer
{
    private lazy var reading = GeometryReading(self)
    private var animator: ModelAnimator<Effect>?
    /// Whether the effect has to be worked out again though the geometry is the same.
    private var isDue = true
    private var effectItem: VisualEffectItem<Effect> { item!.as(VisualEffectItem<Effect>.self) }

    override func willMountContent() {
        item = VisualEffectItem<Effect>(self)
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    override func modifierChanged(from old: VisualEffectModifier<Effect>) { setDue() }

    /// Something that the closure has read is another one now.
    override func update() { setDue() }

    private func setDue() {
        isDue = true
        tree.layout.isStale = true
    }

    func layoutEnded() {
        guard isDue || reading.hasChanged else { return }
        isDue = false
        reading.begin()
        var outcome: (effect: Effect, animation: Animation?)?
        trackBetweenPasses { outcome = modifier.effect(self, GeometryProxy(reading)) }
        guard let (effect, animation) = outcome else { return }
        effectItem.effect = effectItem.effect.map { animated(from: $0, to: effect, animation) } ?? effect
    }

    /// What is shown of the new effect now.
    private func animated(from old: Effect, to new: Effect, _ own: Animation?) -> Effect {
        let animation = (tree.animations.isEnabled ? own : nil) ?? currentAnimation
        if animator == nil {
            if animation == nil { return new }
            animator = ModelAnimator(old, tree.animations) { [weak self] shown in
                guard let self, isMounted else { return false }
                effectItem.effect = shown
                // Those inside are elsewhere now.
                tree.layout.isStale = true
                return true
            }
        }
        return animator!.change(to: new, animation)
    }
}

/// The item of a view that is shown by an effect. It takes part in layout as the view does.
private final class VisualEffectItem<Effect: VisualEffect>: SingleItem, ContentTransforming, EffectPainting {
    override class var traits: ItemTraits { [.transformsContent, .paintsEffects] }

    var effect: Effect? {
        didSet { known = nil }
    }

    /// What an effect does to a view of some size. What only moves it isn't among the effects, and there is no transform then.
    private struct Outcome {
        let size: CGSize
        var effects: [DisplayList.Effect]
        var offset = CGPoint.zero
        var transform: CGAffineTransform?

        init(_ effect: Effect?, _ size: CGSize) {
            self.size = size
            effects = effect?._effects(in: size) ?? []
            var whole = CGAffineTransform.identity
            var isTransformed = false
            for case .transform(let transform) in effects.reversed() {
                whole = whole.concatenating(transform)
                isTransformed = true
            }
            guard isTransformed else { return }
            if (whole.a, whole.b, whole.c, whole.d) == (1, 0, 0, 1) {
                offset = CGPoint(x: whole.tx, y: whole.ty)
                effects.removeAll { if case .transform = $0 { true } else { false } }
            } else {
                transform = whole
            }
        }
    }

    /// As of the last question.
    private var known: Outcome?

    private func outcome(in size: CGSize) -> Outcome {
        if let known, known.size == size { return known }
        let new = Outcome(effect, size)
        known = new
        return new
    }

    var contentShift: CGPoint { outcome(in: size).offset }
    var contentTransform: CGAffineTransform? { outcome(in: size).transform }
    var clipsContent: Bool { false }
    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] { outcome(in: size).effects }
}
