import Reactive

nonisolated extension View {
    /// Applies an effect that depends on the view's geometry, without changing layout.
    ///
    /// The closure runs after a layout, and again when a size or frame that it read has changed, for example by
    /// scrolling. It gets the geometry of the layout, without the effect.
    ///
    /// ```swift
    /// Text("Header").visualEffect { effect, proxy in
    ///     effect.blur(radius: proxy.size.width > 200 ? 0 : 2)
    /// }
    /// ```
    ///
    /// - Parameter effect: A closure that returns the effect for the view's geometry.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(VisualEffectModifier { _, proxy in (effect(EmptyVisualEffect(), proxy), nil) })
    }
}

/// A modifier that computes an effect after layout.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    /// Returns the effect for a node and its geometry, and an optional animation of the change.
    let effect: @MainActor (ViewNode, GeometryProxy) -> (Effect, Animation?)

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, VisualEffectModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, VisualEffectModifier>> {
        VisualEffectNode(view, under: parent)
    }
}

/// Invariant: after a layout the item's effect is the closure's result for that layout, except for running animations.
private final class VisualEffectNode<Content: View, Effect: VisualEffect>:
    ModifierNode<Content, VisualEffectModifier<Effect>>, GeometryConsumer
{
    private lazy var reading = GeometryReading(self)
    private var animator: ModelAnimator<Effect>?
    /// True if the effect must be computed again although the geometry is unchanged.
    private var isDue = true
    private var effectItem: VisualEffectItem<Effect> { item!.as(VisualEffectItem<Effect>.self) }

    override func willMountContent() {
        item = VisualEffectItem<Effect>(self)
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    override func modifierChanged(from old: VisualEffectModifier<Effect>) { setDue() }

    /// Called when a dependency of the closure has changed.
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

    /// Returns the effect to show now, on the way to the new one.
    private func animated(from old: Effect, to new: Effect, _ own: Animation?) -> Effect {
        let animation = (tree.animations.isEnabled ? own : nil) ?? currentAnimation
        if animator == nil {
            if animation == nil { return new }
            animator = ModelAnimator(old, tree.animations) { [weak self] shown in
                guard let self, isMounted else { return false }
                effectItem.effect = shown
                // Frames of descendants include the effect's transform.
                tree.layout.isStale = true
                return true
            }
        }
        return animator!.change(to: new, animation)
    }
}

/// The layout item of a view with a visual effect. It takes part in layout like the view itself.
private final class VisualEffectItem<Effect: VisualEffect>: SingleItem, ContentTransforming, EffectPainting {
    override class var traits: ItemTraits { ItemTraits(.transformsContent, .paintsEffects) }

    var effect: Effect? {
        didSet { known = nil }
    }

    /// The result of an effect on a view of a size. A pure translation is in `offset` and not among the effects;
    /// `transform` is nil then.
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

    /// The result for the last requested size.
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
