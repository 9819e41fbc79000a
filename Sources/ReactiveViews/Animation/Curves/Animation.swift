/// The timing of a change: a curve with a duration, a spring, or a custom animation. See <doc:AnimationContract>.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOpen = true }
/// ```
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case timed(UnitCurve, duration: Double)
        case spring(Spring, initialVelocity: Double, blendDuration: Double)
        case custom(CustomCurve)
    }
    /// A modification of a curve's time.
    enum Change: Hashable, Sendable {
        case speed(Double)
        case delay(Double)
        /// A number of runs; nil for no end.
        case runs(Int?, autoreverses: Bool)
    }
    let curve: Curve
    /// The duration of the curve itself, in seconds.
    let runDuration: Double
    /// The changes, inner ones first.
    var changes: [Change] = []
    /// The time of logical completion, if it was set.
    var saidLogicalDuration: Double?
    /// The pending completions; ignored by comparisons.
    var completions = AnimationCompletions()

    private init(_ curve: Curve) {
        self.curve = curve
        runDuration =
            switch curve {
            case .timed(_, let duration): duration
            case .spring(let spring, let velocity, _):
                spring.restingTime(initialVelocity: velocity)
            case .custom: .infinity
            }
    }

    /// Creates an animation from a custom one.
    ///
    /// - Parameter base: The custom animation.
    public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomCurve(base))) }

    // MARK: Curves

    private static let standardDuration = 0.35

    private static func timed(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(.timed(curve, duration: duration.orReported("animation duration", least: 0, or: 0)))
    }

    /// A constant speed, for 0.35 seconds.
    public static var linear: Animation { linear(duration: standardDuration) }

    /// Returns an animation of constant speed.
    ///
    /// - Parameter duration: The duration, in seconds; a negative value or NaN counts as 0.
    public static func linear(duration: Double) -> Animation { timed(.linear, duration) }

    /// A slow start, for 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }

    /// Returns an animation with a slow start.
    ///
    /// - Parameter duration: The duration, in seconds; a negative value or NaN counts as 0.
    public static func easeIn(duration: Double) -> Animation { timed(.easeIn, duration) }

    /// A slow end, for 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }

    /// Returns an animation with a slow end.
    ///
    /// - Parameter duration: The duration, in seconds; a negative value or NaN counts as 0.
    public static func easeOut(duration: Double) -> Animation { timed(.easeOut, duration) }

    /// A slow start and end, for 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// Returns an animation with a slow start and end.
    ///
    /// - Parameter duration: The duration, in seconds; a negative value or NaN counts as 0.
    public static func easeInOut(duration: Double) -> Animation { timed(.easeInOut, duration) }

    /// Returns an animation along a curve.
    ///
    /// - Parameters:
    ///   - curve: The curve.
    ///   - duration: The duration, in seconds; a negative value or NaN counts as 0.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { timed(curve, duration) }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The x of the first control point, from 0 to 1.
    ///   - p1y: The y of the first control point.
    ///   - p2x: The x of the second control point, from 0 to 1.
    ///   - p2y: The y of the second control point.
    ///   - duration: The duration, in seconds; a negative value or NaN counts as 0.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { timed(.bezier(p1x, p1y, p2x, p2y), duration) }

    // MARK: Springs

    private static func spring(_ spring: Spring, _ blendDuration: Double) -> Animation {
        Animation(.spring(spring, initialVelocity: 0, blendDuration: blendDuration))
    }

    /// The default animation: a spring with a response of 0.55 seconds and no bounce.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    /// A spring with a duration of 0.5 seconds and no bounce.
    public static var spring: Animation { spring() }

    /// Returns a spring animation.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: The duration of blending with another spring, in seconds; has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        self.spring(spring, blendDuration)
    }

    /// Returns a spring animation.
    ///
    /// ```swift
    /// withAnimation(.spring(duration: 0.3, bounce: 0.4)) { isOpen.toggle() }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: The bounce, from -1 (slow approach) through 0 (none) to 1 (undamped).
    ///   - blendDuration: The duration of blending with another spring, in seconds; has no effect.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration)
    }

    /// Returns a spring animation.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingFraction: The damping relative to critical damping; a spring below 1 overshoots.
    ///   - blendDuration: The duration of blending with another spring, in seconds; has no effect.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    /// A spring with a short response, for changes that follow a gesture.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// Returns a spring animation with a short response, for changes that follow a gesture.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingFraction: The damping relative to critical damping; a spring below 1 overshoots.
    ///   - blendDuration: The duration of blending with another spring, in seconds; has no effect.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    /// Returns a spring animation with a short duration, for changes that follow a gesture.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.14.
    ///   - blendDuration: The duration of blending with another spring, in seconds; has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration)
    }

    /// Returns a spring animation with physical values and an initial velocity.
    ///
    /// Like every spring animation it replaces a running spring and continues with that spring's velocity.
    ///
    /// - Parameters:
    ///   - mass: The mass.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The damping coefficient.
    ///   - initialVelocity: The initial velocity, in distances per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .spring(
                Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity,
                blendDuration: 0))
    }

    /// Returns a spring animation with an initial velocity.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: The bounce, from -1 (slow approach) through 0 (none) to 1 (undamped).
    ///   - initialVelocity: The initial velocity, in distances per second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Returns a spring animation with an initial velocity.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: The initial velocity, in distances per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.spring(spring, initialVelocity: initialVelocity, blendDuration: 0))
    }

    /// A spring with a duration of 0.5 seconds and no bounce; the same as `spring(duration: 0.5)`.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring with a duration of 0.5 seconds and no bounce.
    public static var smooth: Animation { smooth() }

    /// Returns a spring animation without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a duration of 0.5 seconds and a small bounce.
    public static var snappy: Animation { snappy() }

    /// Returns a spring animation with a small bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a duration of 0.5 seconds and a larger bounce.
    public static var bouncy: Animation { bouncy() }

    /// Returns a spring animation with a larger bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce), 0)
    }
}
