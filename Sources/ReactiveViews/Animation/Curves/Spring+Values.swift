extension Spring {
    /// The estimated time until the spring stays within 0.001 of a target of 1 without an initial velocity, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) }

    /// Returns the estimated time until the spring stays within a distance of its target.
    ///
    /// For a spring that overshoots this is the time of its envelope. Any other spring is sampled ten times per second.
    /// The result is the first sample after which it rests for more than a second, and 0 if there is none within 100
    /// seconds.
    ///
    /// - Parameters:
    ///   - target: The target; the spring starts at zero.
    ///   - initialVelocity: The initial velocity, in units of the value per second.
    ///   - epsilon: The distance from the target.
    /// - Returns: The time, in seconds.
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

    /// Returns the value of a spring that starts at zero.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity, in units of the value per second.
    ///   - time: The time since the start, in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        // Linear in both, so that one solution for each serves all components.
        target.scaled(by: solve(1, 0, time).value) + initialVelocity.scaled(by: solve(0, 1, time).value)
    }

    /// Returns the velocity of a spring that starts at zero, in units of the value per second.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity, in units of the value per second.
    ///   - time: The time since the start, in seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target.scaled(by: solve(1, 0, time).velocity) + initialVelocity.scaled(by: solve(0, 1, time).velocity)
    }

    /// Advances a value and its velocity by a time.
    ///
    /// - Parameters:
    ///   - value: The value, changed in place.
    ///   - velocity: The velocity, in units of the value per second, changed in place.
    ///   - target: The target.
    ///   - deltaTime: The time, in seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
    }

    /// Returns the force on the spring's mass.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - position: The current value.
    ///   - velocity: The current velocity, in units of the value per second.
    /// - Returns: The force, in units of the value per second squared for a mass of 1.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

// MARK: - Between two values

extension Spring {
    /// Returns the value of a spring that starts at a value.
    ///
    /// - Parameters:
    ///   - fromValue: The start.
    ///   - toValue: The target.
    ///   - initialVelocity: The initial velocity, in units of the value per second.
    ///   - time: The time since the start, in seconds.
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

    /// Returns the velocity of a spring that starts at a value, in units of the value per second.
    ///
    /// - Parameters:
    ///   - fromValue: The start.
    ///   - toValue: The target.
    ///   - initialVelocity: The initial velocity, in units of the value per second.
    ///   - time: The time since the start, in seconds.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on the spring's mass at a position between two values.
    ///
    /// - Parameters:
    ///   - fromValue: The start.
    ///   - toValue: The target.
    ///   - position: The current value.
    ///   - velocity: The current velocity, in units of the value per second.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    /// Returns the estimated time until a spring that starts at a value stays within a distance of its target.
    ///
    /// - Parameters:
    ///   - fromValue: The start.
    ///   - toValue: The target.
    ///   - initialVelocity: The initial velocity, in units of the value per second.
    ///   - epsilon: The distance from the target.
    /// - Returns: The time, in seconds.
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
