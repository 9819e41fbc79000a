extension Spring {
    /// The estimated time until the spring is at rest: at a target of 1, without an initial velocity, to a thousandth.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) }

    /// The estimated time until the spring stays within `epsilon` of its target.
    ///
    /// A spring that swings takes as long as its envelope. Any other is looked at ten times a second: the time is that
    /// of the first look that finds it at rest for more than a second, and 0 if there is none within 100 seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        guard decay > 0 else { return .infinity }
        guard swings else { return sampledRest(target, initialVelocity, epsilon) }
        let size = (target.scaled(by: decay) - initialVelocity).magnitude + target.magnitude
        let time = log(size / epsilon) / decay
        return time.isNaN ? 0 : max(0, time)
    }

    private func sampledRest<V: VectorArithmetic>(_ target: V, _ velocity: V, _ epsilon: Double) -> TimeInterval {
        var rest: TimeInterval?
        for look in 0..<1024 {
            let time = Double(look) * 0.1
            let distance = (value(target: target, initialVelocity: velocity, time: time) - target).magnitude
            guard distance.isFinite else { return 0 }
            if distance >= epsilon {
                rest = nil
            } else if let rest, time - rest > 1 {
                return rest
            } else if rest == nil {
                rest = time
            }
        }
        return 0
    }

    /// The value `time` seconds after the spring was let go of at zero, on its way to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        // Linear in both, so that one solution for each serves all components.
        target.scaled(by: solve(1, 0, time).value) + initialVelocity.scaled(by: solve(0, 1, time).value)
    }

    /// The velocity `time` seconds after the spring was let go of at zero, on its way to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target.scaled(by: solve(1, 0, time).velocity) + initialVelocity.scaled(by: solve(0, 1, time).velocity)
    }

    /// Moves a value and its velocity on by a time, on their way to a target.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
    }

    /// The force on the spring's mass, in units of the value per second squared.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

// MARK: - Between two values

extension Spring {
    /// The value `time` seconds after the spring was let go of at one value, on its way to another one.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let from = fromValue.animatableData
        var result = toValue
        result.animatableData =
            from
            + value(
                target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity `time` seconds after the spring was let go of at one value, on its way to another one.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on the spring's mass at a position between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    /// The estimated time until the spring, let go of at one value, stays within `epsilon` of another one.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension VectorArithmetic {
    fileprivate var magnitude: Double { magnitudeSquared.squareRoot() }
}
