extension Animation {
    // MARK: Changes of an animation

    private func changed(_ change: Change) -> Animation {
        var changed = self
        changed.changes.append(change)
        return changed
    }

    /// Returns the animation at a multiple of its speed.
    ///
    /// ```swift
    /// withAnimation(.easeInOut.speed(2)) { isOpen = true }
    /// ```
    ///
    /// - Parameter speed: The factor; 0 stands still. A negative value is reported and counts as 0.
    public func speed(_ speed: Double) -> Animation {
        changed(.speed(speed.orReported("animation speed", least: 0, or: 1)))
    }

    /// Returns the animation with a later start.
    ///
    /// - Parameter delay: The delay, in seconds; with a negative delay the beginning of the animation is left out.
    public func delay(_ delay: Double) -> Animation {
        changed(.delay(delay.orReported("animation delay", least: -.infinity, or: 0)))
    }

    /// Returns the animation repeated a number of times. Earlier changes such as a delay are part of each repetition.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of runs, at least 1.
    ///   - autoreverses: Whether every second run is reversed.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed(.runs(max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// Returns the animation repeated without end.
    ///
    /// ```swift
    /// Circle()
    ///     .scaleEffect(isPulsing ? 1.2 : 1)
    ///     .animation(.easeInOut(duration: 1).repeatForever(), value: isPulsing)
    /// ```
    ///
    /// - Parameter autoreverses: Whether every second run is reversed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed(.runs(nil, autoreverses: autoreverses))
    }

    /// Returns the animation with another time of logical completion.
    ///
    /// - Parameter duration: The time after which completions with `.logicallyComplete` run, in seconds. The motion
    ///   isn't changed.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var changed = self
        changed.saidLogicalDuration = duration.orReported("animation duration", least: 0, or: 0)
        return changed
    }

    // MARK: Values

    /// Returns the duration with the first `count` changes applied.
    private func duration(_ count: Int) -> Double {
        var duration = runDuration
        for change in changes.prefix(count) {
            switch change {
            case .speed(let speed): duration = speed > 0 ? duration / speed : .infinity
            case .delay(let delay): duration = max(duration + delay, 0)
            case .runs(let count, _): duration = count.map { duration * Double($0) } ?? .infinity
            }
        }
        return duration
    }

    /// The total duration, in seconds; infinite for an endless animation, or if only a custom curve determines it.
    public var totalDuration: Double { duration(changes.count) }

    /// The duration of the first run, in seconds.
    var oneRun: Double {
        let first = changes.firstIndex { if case .runs = $0 { true } else { false } } ?? changes.count
        let duration = duration(first)
        return duration.isFinite ? duration : 0
    }

    /// The time of logical completion, in seconds. For a spring its perceptual duration.
    var logicalDuration: Double {
        if let saidLogicalDuration { return saidLogicalDuration }
        guard case .spring(let spring, _, _) = curve, changes.isEmpty else { return totalDuration }
        return min(spring.duration, runDuration)
    }

    /// Returns the progress of the animation at a time.
    ///
    /// - Parameter time: The time since the change, in seconds.
    /// - Returns: The progress from 0 to 1; nil after the end. A spring may exceed 1.
    public func progress(at time: Double) -> Double? {
        if case .custom(let curve) = curve {
            var context = AnimationContext<Double>()
            return ownTime(time).flatMap { curve.base.animate(value: 1, time: $0, context: &context) }
        }
        return curveTime(time).map(value)
    }

    /// Converts the time of the whole animation to the curve's time; nil after the end.
    private func curveTime(_ time: Double) -> Double? {
        var time = max(time, 0)
        for index in changes.indices.reversed() {
            switch changes[index] {
            case .speed(let speed): time *= speed
            case .delay(let delay):
                time -= delay
                if time < 0 { return 0 }
            case .runs(let count, let autoreverses):
                let run = duration(index)
                guard run > 0 else { return nil }
                let number = (time / run).rounded(.down)
                if number > 0, !run.isFinite { return nil }
                if let count, number >= Double(count) { return nil }
                time = number.isFinite ? min(max(time - number * run, 0), run) : run
                if autoreverses, number.truncatingRemainder(dividingBy: 2) == 1 { time = run - time }
                if time >= run { time = run.nextDown }
            }
        }
        return time < runDuration ? time : nil
    }

    /// Converts the time of the whole animation to a custom curve's time; nil during a delay. The duration of a run is
    /// unknown, so there is a single run.
    func ownTime(_ time: Double) -> Double? {
        var time = max(time, 0)
        for change in changes.reversed() {
            switch change {
            case .speed(let speed): time *= speed
            case .delay(let delay):
                time -= delay
                if time < 0 { return nil }
            case .runs: break
            }
        }
        return time
    }

    private func value(_ time: Double) -> Double {
        switch curve {
        case .timed(let curve, let duration): curve.value(at: time / duration)
        case .spring(let spring, let velocity, _): spring.value(initialVelocity: velocity, time: time)
        case .custom: 1
        }
    }

    /// Whether the animation has no end.
    var isEndless: Bool { customCurve == nil && !totalDuration.isFinite }

    var customCurve: (any CustomAnimation)? {
        if case .custom(let curve) = curve { curve.base } else { nil }
    }

    /// Whether the animation is a spring that runs once, so that another spring can continue it.
    var blendsIntoSprings: Bool {
        guard case .spring = curve else { return false }
        return changes.allSatisfy { if case .runs = $0 { false } else { true } }
    }

    /// The factor from time to the curve's time.
    private var rate: Double {
        changes.reduce(1) { rate, change in
            if case .speed(let speed) = change { rate * speed } else { rate }
        }
    }

    /// Returns the covered part of a distance at a time, in seconds; nil after the end. A spring can have an initial
    /// velocity.
    func covered<V: VectorArithmetic>(_ distance: V, velocity: V, at time: Double) -> V? {
        guard let progress = progress(at: time) else { return nil }
        let covered = distance.scaled(by: progress)
        guard case .spring(let spring, _, _) = curve, velocity != .zero, rate > 0, let own = curveTime(time) else {
            return covered
        }
        return covered + spring.value(target: .zero, initialVelocity: velocity.scaled(by: 1 / rate), time: own)
    }

    /// Returns a spring's velocity, in units of the distance per second.
    func velocity<V: VectorArithmetic>(_ distance: V, velocity: V, at time: Double) -> V {
        guard case .spring(let spring, let initial, _) = curve, rate > 0 else { return .zero }
        guard let own = curveTime(time) else { return .zero }
        let start = distance.scaled(by: initial) + velocity.scaled(by: 1 / rate)
        return spring.velocity(target: distance, initialVelocity: start, time: own).scaled(by: rate)
    }
}

// MARK: - For custom animations

extension Animation {
    /// Returns the covered part of a distance at a time, for use in custom animations.
    ///
    /// - Parameters:
    ///   - value: The distance.
    ///   - time: The time since the change, in seconds.
    ///   - context: The state kept from frame to frame.
    /// - Returns: The covered distance; nil after the end.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard let custom = customCurve else { return covered(value, velocity: .zero, at: time) }
        guard let own = ownTime(time) else { return .zero }
        return custom.animate(value: value, time: own, context: &context)
    }

    /// Returns the velocity at a time, for use in custom animations.
    ///
    /// - Parameters:
    ///   - value: The distance.
    ///   - time: The time since the change, in seconds.
    ///   - context: The state kept from frame to frame.
    /// - Returns: The velocity, in units of the distance per second; nil if it is unknown.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        if let custom = customCurve { return custom.velocity(value: value, time: time, context: context) }
        if blendsIntoSprings { return velocity(value, velocity: .zero, at: time) }
        guard let before = progress(at: max(time - 1e-6, 0)), let after = progress(at: time + 1e-6) else { return nil }
        return value.scaled(by: (after - before) / (time + 1e-6 - max(time - 1e-6, 0)))
    }

    /// Returns whether the animation replaces one that is running, rather than being added to it.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The distance of the running animation.
    ///   - time: The time since the start of the running animation, in seconds.
    ///   - context: The state kept from frame to frame.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        customCurve?.shouldMerge(previous: previous, value: value, time: time, context: &context)
            ?? (blendsIntoSprings && previous.blendsIntoSprings)
    }
}

/// A type-erased custom animation.
struct CustomCurve: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) {
        self.base = base
    }

    static func == (lhs: CustomCurve, rhs: CustomCurve) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation: CustomStringConvertible {
    public var description: String {
        var text: String
        switch curve {
        case .timed(let curve, let duration): text = "\(curve) in \(duration) s"
        case .spring(let spring, _, _): text = "spring(response: \(spring.response), bounce: \(spring.bounce))"
        case .custom(let curve): text = "\(curve.base)"
        }
        for change in changes {
            switch change {
            case .speed(let speed): text += ", speed \(speed)"
            case .delay(let delay): text += ", delay \(delay)"
            case .runs(let count, _): text += ", \(count.map { "\($0) times" } ?? "forever")"
            }
        }
        return text
    }
}

extension Double {
    /// Returns the number if it is at least `least`; otherwise reports it and returns `least`, or `other` for NaN.
    func orReported(_ what: String, least: Double, or other: Double) -> Double {
        if self >= least { return self }
        let used = isNaN ? other : least
        Diagnostics.report(Diagnostic(.invalidTime, "Invalid \(what) \(self); using \(used)."))
        return used
    }
}
