/// How a change gets from what was to what is: a curve over time, or a spring.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case timed(UnitCurve, duration: Double)
        case spring(Spring, initialVelocity: Double, blendDuration: Double)
        case custom(CustomCurve)
    }
    /// What is done to a curve's time.
    enum Change: Hashable, Sendable {
        case speed(Double)
        case delay(Double)
        /// So many times; nil without end.
        case runs(Int?, autoreverses: Bool)
    }
    let curve: Curve
    /// How long the curve itself takes, in seconds.
    let runDuration: Double
    /// Inner ones first.
    var changes: [Change] = []
    /// When it counts as complete, if that was said.
    var saidLogicalDuration: Double?
    /// Who waits for the end. Not part of what the animation is.
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

    /// An animation that goes as the user says.
    public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomCurve(base))) }

    // MARK: Curves (A6)

    private static let standardDuration = 0.35

    private static func timed(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(.timed(curve, duration: duration.orReported("An animation's duration", least: 0, or: 0)))
    }

    public static var linear: Animation { linear(duration: standardDuration) }
    public static func linear(duration: Double) -> Animation { timed(.linear, duration) }
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    public static func easeIn(duration: Double) -> Animation { timed(.easeIn, duration) }
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    public static func easeOut(duration: Double) -> Animation { timed(.easeOut, duration) }
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
    public static func easeInOut(duration: Double) -> Animation { timed(.easeInOut, duration) }
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { timed(curve, duration) }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { timed(.bezier(p1x, p1y, p2x, p2y), duration) }

    // MARK: Springs (A7, A9 ⚑, A10)

    private static func spring(_ spring: Spring, _ blendDuration: Double) -> Animation {
        Animation(.spring(spring, initialVelocity: 0, blendDuration: blendDuration))
    }

    /// A spring with response 0.55 and no bounce.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    public static var spring: Animation { spring() }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        self.spring(spring, blendDuration)
    }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration)
    }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    public static var interactiveSpring: Animation { interactiveSpring() }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration)
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .spring(
                Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity,
                blendDuration: 0))
    }
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.spring(spring, initialVelocity: initialVelocity, blendDuration: 0))
    }
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    public static var smooth: Animation { smooth() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce), 0)
    }
    public static var snappy: Animation { snappy() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce), 0)
    }
    public static var bouncy: Animation { bouncy() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce), 0)
    }
}
