nonisolated extension View {
    /// Rotates the view about a point of its frame. Layout doesn't change.
    ///
    /// ```swift
    /// Image(systemName: "chevron.right").rotationEffect(.degrees(90))
    /// ```
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles turn clockwise. An angle that isn't finite has no effect.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the view about a point of its frame. Layout doesn't change.
    ///
    /// - Parameters:
    ///   - scale: The horizontal and the vertical factor. Factors that aren't finite have no effect.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view about a point of its frame. Layout doesn't change.
    ///
    /// - Parameters:
    ///   - s: The factor in both directions.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view about a point of its frame. Layout doesn't change.
    ///
    /// - Parameters:
    ///   - x: The horizontal factor.
    ///   - y: The vertical factor.
    ///   - anchor: The fixed point, as fractions of the view's width and height.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Applies an affine transform to the view. Layout doesn't change.
    ///
    /// - Parameter transform: The transform about the top left corner of the view's frame.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }

    /// Applies a projective transform to the view. Layout doesn't change. Only its affine part is drawn.
    ///
    /// - Parameter transform: The transform about the top left corner of the view's frame.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(FixedEffect(transform: transform))
    }

    /// Rotates the view in space about an axis, seen from the front without perspective. Layout doesn't change.
    ///
    /// ```swift
    /// Text("Card").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    /// ```
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
    ) -> some View {
        modifier(Rotation3DEffect(angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
    }
}

/// A view modifier that transforms a view by a function of its size, without changing layout.
///
/// Its animatable data animates like a view's:
///
/// ```swift
/// nonisolated struct Shake: GeometryEffect {
///     var progress: CGFloat
///
///     var animatableData: CGFloat {
///         get { progress }
///         set { progress = newValue }
///     }
///
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(progress * 6 * .pi), y: 0))
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform of the view. Only its affine part is drawn. It isn't isolated to an actor.
    ///
    /// - Parameter size: The view's size, in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static var _reach: ModifierReach { .each }

    /// Stops the program: a geometry effect has no body.
    ///
    /// - Parameter content: The modified view; it is ignored.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a geometry effect: it has no body to call")
    }

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        AdapterNode(view, under: parent) { $0.content.modifier(LayoutModifier(EffectLayout(effect: $0.modifier))) }
    }

    /// Returns an effect with the same transform.
    ///
    /// Here it equals this effect: touches and frames in outer coordinate spaces include the transform of both.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// The result of `ignoredByLayout()`; it has the transform of its base.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    let base: Base

    /// Returns the transform of the base effect.
    ///
    /// - Parameter size: The view's size, in points.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A layout that applies a geometry effect and leaves sizes and positions unchanged.
private struct EffectLayout<Effect: GeometryEffect>: UnaryLayout {
    var effect: Effect

    static var traits: ItemTraits { ItemTraits(.transformsContent, .paintsEffects) }
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
    /// Returns the transform with a point of a rectangle as its origin.
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

    /// Returns the orthographic projection of the rotated plane.
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
