/// A damped spring, solved in closed form for its value and velocity at any time.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let position = spring.value(target: 100, time: 0.25)
/// ```
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    private let frequency: Double
    /// The damping relative to critical damping; a spring below 1 overshoots.
    private let ratio: Double
    /// The mass.
    public let mass: Double

    private init(frequency: Double, ratio: Double, mass: Double = 1) {
        self.frequency = frequency
        self.ratio = ratio
        self.mass = mass
    }

    /// Creates a spring by its perceptual values.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: The bounce: 0 for none, up to 1 for an undamped spring; negative values, down to -1, approach
    ///     slowly.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.orReported("spring bounce", least: -1, or: 0)
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        let duration = duration.orReported("spring duration", least: 0, or: 0.5)
        self.init(frequency: 2 * .pi / max(duration, 1e-6), ratio: ratio)
    }

    /// Creates a spring by its response and damping.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingRatio: The damping relative to critical damping; a spring below 1 overshoots.
    public init(response: Double, dampingRatio: Double) {
        let response = response.orReported("spring response", least: 0, or: 0.5)
        let ratio = dampingRatio.orReported("spring damping", least: 0, or: 1)
        self.init(frequency: 2 * .pi / max(response, 1e-6), ratio: min(ratio, 1000))
    }

    /// Creates a spring by its physical values.
    ///
    /// - Parameters:
    ///   - mass: The mass.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The damping coefficient.
    ///   - allowOverDamping: Whether the damping can exceed critical damping; otherwise it is limited to it.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = min(max(mass.orReported("spring mass", least: 0, or: 1), 1e-9), 1e12)
        let stiffness = min(max(stiffness.orReported("spring stiffness", least: 0, or: 1), 1e-9), 1e12)
        let ratio = damping.orReported("spring damping", least: 0, or: 1) / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), ratio: min(ratio, allowOverDamping ? 1e6 : 1), mass: mass)
    }

    /// Creates a spring that settles in about a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time, in seconds; at most 10.
    ///   - dampingRatio: The damping relative to critical damping; at most 1.
    ///   - epsilon: The distance from the target within which the spring counts as settled.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = settlingDuration.orReported("spring settling duration", least: 0, or: 0.5)
        let ratio = min(max(dampingRatio.orReported("spring damping", least: 0, or: 1), .ulpOfOne), 1)
        let decay = Self.decay(ratio: ratio, epsilon: epsilon.isFinite ? max(abs(epsilon), 1e-9) : 0.001)
        self.init(frequency: decay / ratio / min(max(duration, 1e-6), 10), ratio: ratio)
    }

    /// Returns the exponent of decay after which a spring counts as settled.
    private static func decay(ratio: Double, epsilon: Double) -> Double {
        if ratio < 1 {
            let swing = ratio / (1 - ratio * ratio).squareRoot()
            return max(log(swing / epsilon), 1e-3)
        }
        // Solves (1 + x)·e^−x = epsilon by bisection; the left side descends.
        var (low, high) = (0.0, 64.0)
        while high - low > 1e-12 {
            let middle = (low + high) / 2
            if (1 + middle) * exp(-middle) > epsilon { low = middle } else { high = middle }
        }
        return max(high, 1e-3)
    }

    /// A spring with a duration of 0.5 seconds and no bounce.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    /// A spring with a duration of 0.5 seconds and a bounce of 0.15.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    /// A spring with a duration of 0.5 seconds and a bounce of 0.3.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// Returns a spring without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring with a small bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring with a larger bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The stiffness of the spring.
    public var stiffness: Double { frequency * frequency * mass }
    /// The damping coefficient.
    public var damping: Double { 2 * ratio * frequency * mass }
    /// The damping relative to critical damping.
    public var dampingRatio: Double { ratio }
    /// The period of the undamped spring, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The perceptual duration, in seconds.
    public var duration: Double { response }
    /// The bounce, from -1 to 1.
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    /// The decay rate of the envelope of a spring that overshoots, per second.
    var decay: Double { ratio * frequency }
    var swings: Bool { ratio < 1 }

    /// Returns the value of a spring that starts at 0.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity, in units per second.
    ///   - time: The time since the start, in seconds.
    public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
        solve(target, initialVelocity, time).value
    }

    /// Returns the velocity of a spring that starts at 0, in units per second.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity, in units per second.
    ///   - time: The time since the start, in seconds.
    public func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
        solve(target, initialVelocity, time).velocity
    }

    /// Returns the time after which a spring that starts at 0 stays within 0.001 of 1, in seconds.
    func restingTime(initialVelocity: Double) -> Double {
        let epsilon = 0.001
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - max(ratio * ratio - 1, 0).squareRoot())
        guard decay > 1e-9 else { return .infinity }
        // The envelope bounds the distance; from there, in small steps backwards, to where it is first exceeded.
        let size = 1 + abs(initialVelocity) / frequency + ratio
        var end = max(log2(size * 8 / epsilon), 1) * 0.7 / decay
        // With that many oscillations the envelope is accurate enough.
        if ratio < 0.05 { return end }
        while abs(solve(1, initialVelocity, end).value - 1) > epsilon, end < 1e6 { end *= 1.5 }
        let step = min(end / 2000, response / 100)
        while end > step, abs(solve(1, initialVelocity, end - step).value - 1) <= epsilon { end -= step }
        return end
    }

    func solve(_ target: Double, _ velocity: Double, _ time: Double) -> (value: Double, velocity: Double) {
        let t = max(time, 0)
        let d = ratio * frequency
        if abs(ratio - 1) < 1e-9 {
            let slope = target * d - velocity
            let decay = exp(-d * t)
            return (target - decay * (target + slope * t), decay * (d * (target + slope * t) - slope))
        }
        if ratio < 1 {
            let w = frequency * (1 - ratio * ratio).squareRoot()
            let a = (target * d - velocity) / w
            let decay = exp(-d * t)
            let (s, c) = (sin(w * t), cos(w * t))
            let offset = a * s + target * c
            return (target - decay * offset, decay * (d * offset - w * (a * c - target * s)))
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (r1, r2) = (-d + root, -d - root)
        // The distance −target from rest is a sum of two decays.
        let c2 = (velocity + r1 * target) / (r2 - r1)
        let c1 = -target - c2
        return (
            target + c1 * exp(r1 * t) + c2 * exp(r2 * t), c1 * r1 * exp(r1 * t) + c2 * r2 * exp(r2 * t)
        )
    }
}
