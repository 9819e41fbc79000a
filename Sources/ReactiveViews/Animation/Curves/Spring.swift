/// A damped spring, in closed form (A7, A8 ⚑): where it is and how fast, at any time.
public struct Spring: Hashable, Sendable {
    /// Radians per second, without damping.
    private let frequency: Double
    /// 1 is critical: below it the spring overshoots.
    private let ratio: Double
    public let mass: Double

    private init(frequency: Double, ratio: Double, mass: Double = 1) {
        self.frequency = frequency
        self.ratio = ratio
        self.mass = mass
    }

    /// - Parameters:
    ///   - duration: the perceptual duration, in seconds.
    ///   - bounce: 0 is none, up to 1 more and more of it; negative values creep.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.orReported("A spring's bounce", least: -1, or: 0)
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        let duration = duration.orReported("A spring's duration", least: 0, or: 0.5)
        self.init(frequency: 2 * .pi / max(duration, 1e-6), ratio: ratio)
    }

    public init(response: Double, dampingRatio: Double) {
        let response = response.orReported("A spring's response", least: 0, or: 0.5)
        let ratio = dampingRatio.orReported("A spring's damping", least: 0, or: 1)
        self.init(frequency: 2 * .pi / max(response, 1e-6), ratio: min(ratio, 1000))
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = min(max(mass.orReported("A spring's mass", least: 0, or: 1), 1e-9), 1e12)
        let stiffness = min(max(stiffness.orReported("A spring's stiffness", least: 0, or: 1), 1e-9), 1e12)
        let ratio = damping.orReported("A spring's damping", least: 0, or: 1) / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), ratio: min(ratio, allowOverDamping ? 1e6 : 1), mass: mass)
    }

    /// A spring that comes to rest in about that time.
    ///
    /// - Parameters:
    ///   - settlingDuration: in seconds, 10 at most.
    ///   - dampingRatio: 1 at most.
    ///   - epsilon: how near to the target the spring counts as being at rest.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = settlingDuration.orReported("A spring's settling duration", least: 0, or: 0.5)
        let ratio = min(max(dampingRatio.orReported("A spring's damping", least: 0, or: 1), .ulpOfOne), 1)
        let decay = Self.decay(ratio: ratio, epsilon: epsilon.isFinite ? max(abs(epsilon), 1e-9) : 0.001)
        self.init(frequency: decay / ratio / min(max(duration, 1e-6), 10), ratio: ratio)
    }

    /// How many times over a spring's distance decays until it counts as being at rest.
    private static func decay(ratio: Double, epsilon: Double) -> Double {
        if ratio < 1 {
            let swing = ratio / (1 - ratio * ratio).squareRoot()
            return max(log(swing / epsilon), 1e-3)
        }
        // Where (1 + x)·e^−x is epsilon; it descends.
        var (low, high) = (0.0, 64.0)
        while high - low > 1e-12 {
            let middle = (low + high) / 2
            if (1 + middle) * exp(-middle) > epsilon { low = middle } else { high = middle }
        }
        return max(high, 1e-3)
    }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public var stiffness: Double { frequency * frequency * mass }
    public var damping: Double { 2 * ratio * frequency * mass }
    public var dampingRatio: Double { ratio }
    public var response: Double { 2 * .pi / frequency }
    public var duration: Double { response }
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    /// How fast a spring's distance decays, in parts of it a second, where it swings.
    var decay: Double { ratio * frequency }
    var swings: Bool { ratio < 1 }

    /// How far the spring is from 0 towards 1, `time` seconds after it was let go of at 0 with a velocity.
    public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
        solve(target, initialVelocity, time).value
    }

    public func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
        solve(target, initialVelocity, time).velocity
    }

    /// When the spring, let go of at 0, is as good as at rest at 1.
    func restingTime(initialVelocity: Double) -> Double {
        let epsilon = 0.001
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - max(ratio * ratio - 1, 0).squareRoot())
        guard decay > 1e-9 else { return .infinity }
        // The envelope bounds the distance; from there, in small steps backwards, to where it is first exceeded.
        let size = 1 + abs(initialVelocity) / frequency + ratio
        var end = max(log2(size * 8 / epsilon), 1) * 0.7 / decay
        // So many swings that the envelope is as good.
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
        // The distance −target at rest is a sum of two decays.
        let c2 = (velocity + r1 * target) / (r2 - r1)
        let c1 = -target - c2
        return (
            target + c1 * exp(r1 * t) + c2 * exp(r2 * t), c1 * r1 * exp(r1 * t) + c2 * r2 * exp(r2 * t)
        )
    }
}
