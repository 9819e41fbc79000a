/// A value that is shown on its way to where it is already: what is shown is the target less what the motions have yet to go (A3).
///
/// Changes that meet a motion under way add to it, each on a curve of its own; a spring that meets a spring takes its place with the
/// velocity that it has (A4). A motion without end gives way to the next one, from where it is (⚑).
///
/// Invariants: without motions the shown value is the target; a change of the target moves the shown value by nothing at that time, unless
/// it isn't animated.
struct AnimatedValue<Value: VectorArithmetic> {
    private(set) var target: Value
    private var motions: [Motion<Value>] = []

    init(_ value: Value) {
        target = value
    }

    var isMoving: Bool { !motions.isEmpty }

    /// Changes the target: at once if there is no animation, ending what is under way. The same target again changes nothing.
    mutating func move(to newTarget: Value, _ animation: Animation?, at time: Double) {
        let distance = newTarget - target
        guard newTarget != target else { return }
        target = newTarget
        guard let animation else {
            motions = []
            return
        }
        guard let last = motions.last, let merged = last.merged(distance, animation, at: time) else {
            motions.append(Motion(distance: distance, animation: animation, start: time))
            return
        }
        motions[motions.count - 1] = merged
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
        for index in motions.indices { motions[index].goOn(to: time) }
        motions.removeAll { $0.isOver(at: time) }
        return isMoving
    }
}

/// One way from what was to what is.
struct Motion<Value: VectorArithmetic> {
    /// How far it goes in all.
    let distance: Value
    private var animation: Animation
    private let start: Double
    /// A spring's at the start.
    private let velocity: Value
    /// How far a curve of the user's has got, as it was asked last.
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

    /// Called at each frame: who waits for what can be seen to be there is told, and curves of the user's are asked.
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

    /// This motion and a change that meets it as one; nil if each goes its way.
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
