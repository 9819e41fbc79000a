/// A value that is shown on its way to where it is already: what is shown is the target less what the motions have yet to go (A3).
///
/// Changes that meet a motion under way add to it, each on a curve of its own; a spring that meets a spring takes its place with the
/// velocity that it has (A4).
///
/// Invariants: without motions the shown value is the target; a change of the target moves the shown value by nothing at that time, unless
/// it isn't animated.
struct AnimatedValue<Value: VectorArithmetic> {
    private struct Motion {
        /// How far it goes in all.
        let distance: Value
        let animation: Animation
        let start: Double
        /// A spring's at the start.
        let velocity: Value

        func covered(at time: Double) -> Value {
            animation.covered(distance, velocity: velocity, at: time - start) ?? distance
        }

        func isOver(at time: Double) -> Bool {
            animation.covered(distance, velocity: velocity, at: time - start) == nil
        }
    }

    private(set) var target: Value
    private var motions: [Motion] = []

    init(_ value: Value) {
        target = value
    }

    var isMoving: Bool { !motions.isEmpty }

    /// Changes the target: at once if there is no animation, ending what is under way.
    mutating func move(to newTarget: Value, _ animation: Animation?, at time: Double) {
        let distance = newTarget - target
        target = newTarget
        guard let animation else {
            motions = []
            return
        }
        if animation.isSpring, let last = motions.last, last.animation.isSpring {
            motions.removeLast()
            let left = last.distance - last.covered(at: time)
            let velocity = last.animation.velocity(last.distance, velocity: last.velocity, at: time - last.start)
            motions.append(Motion(distance: left + distance, animation: animation, start: time, velocity: velocity))
        } else {
            motions.append(Motion(distance: distance, animation: animation, start: time, velocity: .zero))
        }
    }

    /// Changes the target and takes what is shown along.
    mutating func shiftTarget(to newTarget: Value) { target = newTarget }

    /// What is shown at a time.
    func shown(at time: Double) -> Value {
        var value = target
        for motion in motions { value = value - (motion.distance - motion.covered(at: time)) }
        return value
    }

    /// Forgets the motions that are over. Says whether any is left.
    mutating func endMotions(at time: Double) -> Bool {
        motions.removeAll { $0.isOver(at: time) }
        return isMoving
    }
}
