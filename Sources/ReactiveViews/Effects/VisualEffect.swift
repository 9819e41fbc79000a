/// How a view is shown, without layout noticing: what `visualEffect(_:)` and `scrollTransition(_:axis:transition:)` make of a view.
///
/// Effects are made of an `EmptyVisualEffect` by the methods below, each applied to what is shown by those before.
public protocol VisualEffect: Animatable, Sendable {
    /// What happens to all that is painted of a view of some size, the outermost first.
    func _effects(in size: CGSize) -> [DisplayList.Effect]
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _effects(in size: CGSize) -> [DisplayList.Effect] { [] }
}

extension VisualEffect {
    /// Shows the view elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(ShiftEffect(offset: CGSize(width: x, height: y)))
    }

    /// Shows the view elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect { then(ShiftEffect(offset: offset)) }

    /// Shows the view scaled from a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(TransformingEffect(base: ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Shows the view scaled from a point of it.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows the view scaled from a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows the view turned around a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(TransformingEffect(base: RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Shows the view turned in space around an axis through a point of it, seen from straight ahead.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(TransformingEffect(base: Rotation3DEffect(angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor)))
    }

    /// Shows the view transformed; of a projection only the part that keeps parallels.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(TransformingEffect(base: FixedEffect(transform: transform)))
    }

    /// Shows the view moved, scaled, turned and slanted.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Lets what is behind the view show through.
    public func opacity(_ opacity: Double) -> some VisualEffect { then(StrengthEffect(.opacity, opacity)) }

    /// The view out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(StrengthEffect(.blur, Double(radius)))
    }

    /// Adds to all colours of the view: -1 is black, 1 white.
    public func brightness(_ amount: Double) -> some VisualEffect { then(StrengthEffect(.brightness, amount)) }

    /// 0 is grey, 1 as it is.
    public func contrast(_ amount: Double) -> some VisualEffect { then(StrengthEffect(.contrast, amount)) }

    /// 0 is without colours, 1 as it is.
    public func saturation(_ amount: Double) -> some VisualEffect { then(StrengthEffect(.saturation, amount)) }

    /// 0 is as it is, 1 without colours.
    public func grayscale(_ amount: Double) -> some VisualEffect { then(StrengthEffect(.grayscale, amount)) }

    /// Turns the colours of the view on the wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then(StrengthEffect(.hueRotation, angle.radians)) }

    private func then<Outer: VisualEffect>(_ outer: Outer) -> VisualEffectPair<Self, Outer> {
        VisualEffectPair(inner: self, outer: outer)
    }
}

/// One effect after the other.
private struct VisualEffectPair<Inner: VisualEffect, Outer: VisualEffect>: VisualEffect {
    var inner: Inner
    var outer: Outer

    func _effects(in size: CGSize) -> [DisplayList.Effect] {
        outer._effects(in: size) + inner._effects(in: size)
    }

    var animatableData: AnimatablePair<Inner.AnimatableData, Outer.AnimatableData> {
        get { AnimatablePair(inner.animatableData, outer.animatableData) }
        set { (inner.animatableData, outer.animatableData) = (newValue.first, newValue.second) }
    }
}

private struct ShiftEffect: VisualEffect {
    var offset: CGSize

    func _effects(in size: CGSize) -> [DisplayList.Effect] {
        let place = CGPoint(x: offset.width, y: offset.height).sanitized
        return place == .zero ? [] : [.transform(CGAffineTransform(translationX: place.x, y: place.y))]
    }

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

/// What a geometry effect does.
private struct TransformingEffect<Base: GeometryEffect & Sendable>: VisualEffect {
    var base: Base

    func _effects(in size: CGSize) -> [DisplayList.Effect] {
        let transform = base.effectValue(size: size)
        return transform.isIdentity ? [] : [.transform(transform.affine)]
    }

    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// An effect of some strength. Without a number for it there is none.
private struct StrengthEffect: VisualEffect {
    enum Kind { case opacity, blur, brightness, contrast, saturation, grayscale, hueRotation }

    let kind: Kind
    var strength: Double

    init(_ kind: Kind, _ strength: Double) {
        self.kind = kind
        self.strength = strength
    }

    func _effects(in size: CGSize) -> [DisplayList.Effect] {
        guard strength.isFinite else { return [] }
        switch kind {
        case .opacity: return strength >= 1 ? [] : [.opacity(max(strength, 0))]
        case .blur: return strength <= 0 ? [] : [.blur(radius: CGFloat(strength))]
        case .brightness: return strength == 0 ? [] : [.brightness(strength)]
        case .contrast: return strength == 1 ? [] : [.contrast(strength)]
        case .saturation: return strength == 1 ? [] : [.saturation(strength)]
        case .grayscale: return strength == 0 ? [] : [.grayscale(strength)]
        case .hueRotation: return strength == 0 ? [] : [.hueRotation(.radians(strength))]
        }
    }

    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }
}
