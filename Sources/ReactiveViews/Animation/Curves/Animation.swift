/// How a change gets from what was to what is: a curve over time, or a spring.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable, Sendable {
        case timed(UnitCurve, duration: Double)
        case spring(Spring, initialVelocity: Double, blendDuration: Double)
    }
    private let curve: Curve
    private var speed = 1.0
    private var delay = 0.0
    /// How many times it runs; nil without end.
    private var repetitions: Int? = 1
    private var autoreverses = false

    private init(_ curve: Curve) { self.curve = curve }

    // MARK: Curves (A6)

    private static let standardDuration = 0.35

    private static func timed(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(.timed(curve, duration: max(duration, 0)))
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

    // MARK: Changes of an animation

    /// The animation, so many times as fast. A speed that isn't positive stands still.
    public func speed(_ speed: Double) -> Animation {
        var changed = self
        changed.speed *= max(speed, 0)
        return changed
    }

    /// The animation, beginning so many seconds later.
    public func delay(_ delay: Double) -> Animation {
        var changed = self
        changed.delay += delay
        return changed
    }

    /// The animation, so many times in all; every second time backwards if it autoreverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var changed = self
        changed.repetitions = max(repeatCount, 1)
        changed.autoreverses = autoreverses
        return changed
    }

    /// The animation, over and over.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var changed = self
        changed.repetitions = nil
        changed.autoreverses = autoreverses
        return changed
    }

    // MARK: Values

    /// How long one run takes, in seconds.
    var runDuration: Double {
        switch curve {
        case .timed(_, let duration): duration
        case .spring(let spring, let velocity, _):
            spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
        }
    }

    /// When it is over, in seconds; infinite if never.
    public var totalDuration: Double {
        guard let repetitions, speed > 0 else { return .infinity }
        return delay + runDuration * Double(repetitions) / speed
    }

    /// How far the change has got, `time` seconds after it began: 0 is what was, 1 what is; nil once it is over. A spring may
    /// overshoot.
    public func progress(at time: Double) -> Double? {
        let time = max(time - delay, 0) * speed
        let run = runDuration
        guard run > 0, run.isFinite else { return run > 0 ? value(time) : nil }
        var index = Int((time / run).rounded(.down))
        if let repetitions, index >= repetitions { return nil }
        var inRun = time - Double(index) * run
        if index < 0 { (index, inRun) = (0, 0) }
        return value(autoreverses && index % 2 == 1 ? run - inRun : inRun)
    }

    var isSpring: Bool { if case .spring = curve { true } else { false } }

    /// How much of a distance is covered `time` seconds after the change; nil once it is over. A spring may start with a velocity.
    func covered<V: VectorArithmetic>(_ distance: V, velocity: V, at time: Double) -> V? {
        guard let progress = progress(at: time) else { return nil }
        let covered = distance.scaled(by: progress)
        guard case .spring(let spring, _, _) = curve, velocity.magnitudeSquared > 0 else { return covered }
        let own = max(time - delay, 0) * speed
        return covered
            + spring.value(target: .zero, initialVelocity: velocity.scaled(by: 1 / max(speed, 1e-9)), time: own)
    }

    /// A spring's velocity, in distances a second.
    func velocity<V: VectorArithmetic>(_ distance: V, velocity: V, at time: Double) -> V {
        guard case .spring(let spring, let initial, _) = curve, time > delay else { return velocity }
        let own = (time - delay) * speed
        let start = distance.scaled(by: initial) + velocity.scaled(by: 1 / max(speed, 1e-9))
        return spring.velocity(target: distance, initialVelocity: start, time: own).scaled(by: speed)
    }

    private func value(_ time: Double) -> Double {
        switch curve {
        case .timed(let curve, let duration): curve.value(at: time / duration)
        case .spring(let spring, let velocity, _): spring.value(initialVelocity: velocity, time: time)
        }
    }
}

extension Animation: CustomStringConvertible {
    public var description: String {
        var text: String
        switch curve {
        case .timed(let curve, let duration): text = "\(curve) in \(duration) s"
        case .spring(let spring, _, _): text = "spring(response: \(spring.response), bounce: \(spring.bounce))"
        }
        if speed != 1 { text += ", speed \(speed)" }
        if delay != 0 { text += ", delay \(delay)" }
        if repetitions != 1 { text += ", \(repetitions.map { "\($0) times" } ?? "forever")" }
        return text
    }
}

// MARK: - Transactions

private struct AnimationKey: TransactionKey {
    static let defaultValue: Animation? = nil
}

private struct DisablesAnimationsKey: TransactionKey {
    static let defaultValue = false
}

private struct IsContinuousKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// The animation of the changes made under this transaction.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether views may not replace the animation by their own.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of many, as while a slider is dragged.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }
}

/// Makes changes of state under an animation (A1): those that the closure makes itself.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(\.animation, animation, body)
}

extension Binding {
    /// A binding whose writes are animated, unless the code that writes says otherwise (B8 ⚑).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
