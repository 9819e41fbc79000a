extension View {
    /// Shows the view turned around a point of it. Layout doesn't notice.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Shows the view scaled from a point of it. Layout doesn't notice.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows the view moved, scaled, turned and slanted. Layout doesn't notice.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }

    /// Shows the view transformed; of a projection only the part that keeps parallels.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(FixedEffect(transform: transform))
    }

    /// Shows the view turned in space around an axis through a point of it, seen from straight ahead.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(Rotation3DEffect(angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
    }
}

/// A way to show a view transformed, given its size, that can be animated by its data.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// How the points of the view come to where they are shown.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static var _reach: ModifierReach { .each }

    /// An effect has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body to call") }

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        AdapterNode(view, under: parent) { $0.content.modifier(LayoutModifier(EffectLayout(effect: $0.modifier))) }
    }

    /// The effect on what is seen only; where the view is said to be stays.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect on what is seen only.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    let base: Base
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// An effect as a layout that changes none.
private struct EffectLayout<Effect: GeometryEffect>: UnaryLayout {
    var effect: Effect

    static var traits: ItemTraits { [.transformsContent, .paintsEffects] }
    func childTransform(_ size: CGSize) -> CGAffineTransform? {
        let transform = effect.effectValue(size: size)
        return transform.isIdentity ? nil : transform.affine
    }

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension CGAffineTransform {
    /// The transform done about a point of a rectangle instead of its origin.
    func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let (x, y) = (size.width * anchor.x, size.height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

nonisolated struct RotationEffect: GeometryEffect, Equatable {
    var angle: Angle
    let anchor: UnitPoint

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard angle.radians.isFinite else { return ProjectionTransform() }
        return ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size))
    }

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

nonisolated struct ScaleEffect: GeometryEffect, Equatable {
    var scale: CGSize
    let anchor: UnitPoint

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard scale.width.isFinite, scale.height.isFinite else { return ProjectionTransform() }
        return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size))
    }

    var animatableData: CGSize.AnimatableData {
        get { scale.animatableData }
        set { scale.animatableData = newValue }
    }
}

nonisolated struct TransformEffect: GeometryEffect, Equatable {
    let transform: CGAffineTransform
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

nonisolated struct FixedEffect: GeometryEffect, Equatable {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

nonisolated struct Rotation3DEffect: GeometryEffect, Equatable {
    var angle: Angle
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat
    let anchor: UnitPoint

    /// What the turned plane looks like from straight ahead, without perspective.
    func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (x / length, y / length, z / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let transform = CGAffineTransform(
            a: c + x * x * (1 - c), b: x * y * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
            tx: 0, ty: 0)
        return ProjectionTransform(transform.about(anchor, in: size))
    }

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}
