/// A value with motions towards its target: the shown value is the origin and the distances that the motions have
/// covered.
///
/// A change during a motion adds a motion with a curve of its own. A spring replaces a running spring and continues
/// with its velocity. An endless motion is replaced by the next one, from the shown value. Apple's documentation
/// doesn't define the latter.
///
/// Invariants: without motions the shown value is the target, exactly; an animated change of the target doesn't change
/// the shown value at that time, not by rounding either, so that nothing is painted again before it moves.
///
///     motions.isEmpty ⇒ origin = target;  origin + the motions' distances = target, except for rounding
struct AnimatedValue<Value: VectorArithmetic> {
    private(set) var target: Value
    private var origin: Value
    private var motions: [Motion<Value>] = []

    init(_ value: Value) {
        target = value
        origin = value
    }

    var isMoving: Bool { !motions.isEmpty }

    /// Changes the target; without an animation at once, which ends running motions. An equal target changes nothing.
    mutating func move(to newTarget: Value, _ animation: Animation?, at time: Double) {
        let distance = newTarget - target
        guard newTarget != target else { return }
        target = newTarget
        guard let animation else {
            motions = []
            origin = newTarget
            return
        }
        guard let last = motions.last, let merged = last.merged(distance, animation, at: time) else {
            motions.append(Motion(distance: distance, animation: animation, start: time))
            return
        }
        // The merged motion begins with the remaining distance.
        origin = origin + last.covered(at: time)
        motions[motions.count - 1] = merged
    }

    /// Changes the target and the shown value by the same distance.
    mutating func shiftTarget(to newTarget: Value) {
        guard newTarget != target else { return }
        origin = isMoving ? origin + (newTarget - target) : newTarget
        target = newTarget
    }

    /// Returns the shown value at a time, in seconds.
    func shown(at time: Double) -> Value {
        var value = origin
        var arrives = true
        for motion in motions {
            let covered = motion.covered(at: time)
            arrives = arrives && covered == motion.distance
            value = value + covered
        }
        return arrives ? target : value
    }

    /// Removes motions that are over. Returns whether any is left.
    mutating func endMotions(at time: Double) -> Bool {
        for index in motions.indices { motions[index].goOn(to: time) }
        motions.removeAll { motion in
            guard motion.isOver(at: time) else { return false }
            origin = origin + motion.distance
            return true
        }
        if motions.isEmpty { origin = target }
        return isMoving
    }
}

/// A motion from an old value to a new one.
struct Motion<Value: VectorArithmetic> {
    /// The whole distance of the motion.
    let distance: Value
    private var animation: Animation
    private let start: Double
    /// The initial velocity of a spring.
    private let velocity: Value
    /// The state of a custom animation at its last frame.
    private var custom: CustomMotion<Value>?

    init(distance: Value, animation: Animation, start: Double, velocity: Value = .zero) {
        self.distance = distance
        self.animation = animation
        self.start = start
        self.velocity = velocity
        if let curve = animation.customCurve { custom = CustomMotion(curve, distance, animation) }
    }

    func covered(at time: Double) -> Value {
        if let custom { return custom.covered }
        return animation.covered(distance, velocity: velocity, at: time - start) ?? distance
    }

    func isOver(at time: Double) -> Bool {
        if let custom { return custom.isOver }
        return animation.covered(distance, velocity: velocity, at: time - start) == nil
    }

    /// Called each frame: fires completions and evaluates custom curves.
    mutating func goOn(to time: Double) {
        if var custom {
            custom.goOn(to: time - start, distance, animation)
            self.custom = custom
        }
        guard !animation.completions.isEmpty else { return }
        if time - start >= animation.logicalDuration || custom?.isLogicallyComplete == true {
            animation.completions.logicallyComplete()
        }
    }

    /// Returns this motion and a change during it as one motion; nil if they stay separate.
    func merged(_ more: Value, _ next: Animation, at time: Double) -> Motion? {
        let left = distance - covered(at: time)
        var next = next
        next.completions.add(animation.completions)
        if animation.blendsIntoSprings, next.blendsIntoSprings {
            let speed = animation.velocity(distance, velocity: velocity, at: time - start)
            return Motion(distance: left + more, animation: next, start: time, velocity: speed)
        }
        if var merged = custom?.merged(left + more, next, at: time - start, with: animation) {
            merged.goOn(to: 0, left + more, next)
            var motion = Motion(distance: left + more, animation: next, start: time)
            motion.custom = merged
            return motion
        }
        return animation.isEndless ? Motion(distance: left + more, animation: next, start: time) : nil
    }
}
