/// An effect on the picture of a view that doesn't change layout.
///
/// The closures of `visualEffect(_:)` and `scrollTransition(_:axis:transition:)` build one from an
/// ``EmptyVisualEffect`` with the methods below. Each method applies to the result of the previous ones.
public protocol VisualEffect: Animatable, Sendable {
    /// Returns the effects on a view of a size, the outermost first.
    func _effects(in size: CGSize) -> [DisplayList.Effect]
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}
    public func _effects(in size: CGSize) -> [DisplayList.Effect] { [] }
}

extension VisualEffect {
    /// Returns the effect followed by a translation.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance, in points.
    ///   - y: The vertical distance, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(ShiftEffect(offset: CGSize(width: x, height: y)))
    }

    /// Returns the effect followed by a translation.
    ///
    /// - Parameter offset: The distance, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { then(ShiftEffect(offset: offset)) }

    /// Returns the effect followed by a scaling.
    ///
    /// - Parameters:
    ///   - scale: The horizontal and the vertical factor.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(TransformingEffect(base: ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Returns the effect followed by a scaling.
    ///
    /// - Parameters:
    ///   - s: The factor in both directions.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Returns the effect followed by a scaling.
    ///
    /// - Parameters:
    ///   - x: The horizontal factor.
    ///   - y: The vertical factor.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the effect followed by a rotation.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles turn clockwise.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(TransformingEffect(base: RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Returns the effect followed by a rotation in space, seen from the front without perspective.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The direction of the axis. A zero vector has no effect.
    ///   - anchor: The point on the axis, as fractions of the view's width and height.
    ///   - anchorZ: The depth of the anchor, in points; it is ignored.
    ///   - perspective: The strength of the perspective; it is ignored.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(TransformingEffect(base: Rotation3DEffect(angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor)))
    }

    /// Returns the effect followed by a projective transform. Only its affine part is drawn.
    ///
    /// - Parameter transform: The transform about the top left corner of the view's frame.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(TransformingEffect(base: FixedEffect(transform: transform)))
    }

    /// Returns the effect followed by an affine transform.
    ///
    /// - Parameter transform: The transform about the top left corner of the view's frame.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Returns the effect followed by a change of opacity.
    ///
    /// - Parameter opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public func opacity(_ opacity: Double) -> some VisualEffect { then(OpacityVisualEffect(opacity: opacity)) }

    func then<Outer: VisualEffect>(_ outer: Outer) -> VisualEffectPair<Self, Outer> {
        VisualEffectPair(inner: self, outer: outer)
    }
}

/// An effect followed by another one.
struct VisualEffectPair<Inner: VisualEffect, Outer: VisualEffect>: VisualEffect {
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

/// A visual effect that applies a geometry effect.
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

/// A visual effect that changes the opacity; an opacity that isn't finite has no effect.
private struct OpacityVisualEffect: VisualEffect {
    var opacity: Double

    func _effects(in size: CGSize) -> [DisplayList.Effect] {
        opacity.isFinite && opacity < 1 ? [.opacity(max(opacity, 0))] : []
    }

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}
