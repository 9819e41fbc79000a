extension Animation {
    // MARK: Changes of an animation

    private func changed(_ change: Change) -> Animation {
        var changed = self
        changed.changes.append(change)
        return changed
    }

    /// The animation, so many times as fast. A speed that isn't positive stands still.
    public func speed(_ speed: Double) -> Animation {
        changed(.speed(speed.orReported("An animation's speed", least: 0, or: 1)))
    }

    /// The animation, beginning so many seconds later; if negative, with its beginning left out.
    public func delay(_ delay: Double) -> Animation {
        changed(.delay(delay.orReported("An animation's delay", least: -.infinity, or: 0)))
    }

    /// The animation, so many times in all, at least once; every second time backwards if it autoreverses. What was said about it before,
    /// a delay for instance, is repeated with it.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed(.runs(max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// The animation, over and over.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed(.runs(nil, autoreverses: autoreverses))
    }

    /// The animation, taken for complete after so many seconds, whatever is still to be seen.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var changed = self
        changed.saidLogicalDuration = duration.orReported("An animation's duration", least: 0, or: 0)
        return changed
    }

    // MARK: Values

    /// How long the animation takes with the first so many changes.
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

    /// When it is over, in seconds; infinite if never, or if only its curve knows.
    public var totalDuration: Double { duration(changes.count) }

    /// How long the first run takes.
    var oneRun: Double {
        let first = changes.firstIndex { if case .runs = $0 { true } else { false } } ?? changes.count
        let duration = duration(first)
        return duration.isFinite ? duration : 0
    }

    /// When it looks as if it were over. A spring does when its perceptual duration has passed.
    var logicalDuration: Double {
        if let saidLogicalDuration { return saidLogicalDuration }
        guard case .spring(let spring, _, _) = curve, changes.isEmpty else { return totalDuration }
        return min(spring.duration, runDuration)
    }

    /// How far the change has got, `time` seconds after it began: 0 is what was, 1 what is; nil once it is over. A spring may
    /// overshoot.
    public func progress(at time: Double) -> Double? {
        if case .custom(let curve) = curve {
            var context = AnimationContext<Double>()
            return ownTime(time).flatMap { curve.base.animate(value: 1, time: $0, context: &context) }
        }
        return curveTime(time).map(value)
    }

    /// The curve's time, that of the whole given; nil once it is over.
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

    /// The time of a curve of the user's, that of the whole given; nil while it waits. How long a run takes isn't known, so there is one.
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

    /// Whether it goes on for ever, or so it seems.
    var isEndless: Bool { customCurve == nil && !totalDuration.isFinite }

    var customCurve: (any CustomAnimation)? {
        if case .custom(let curve) = curve { curve.base } else { nil }
    }

    /// Whether it is a spring that runs once, so that it can go on as another one.
    var blendsIntoSprings: Bool {
        guard case .spring = curve else { return false }
        return changes.allSatisfy { if case .runs = $0 { false } else { true } }
    }

    /// How many times as fast as time the curve's time goes.
    private var rate: Double {
        changes.reduce(1) { rate, change in
            if case .speed(let speed) = change { rate * speed } else { rate }
        }
    }

    /// How much of a distance is covered `time` seconds after the change; nil once it is over. A spring may start with a velocity.
    func covered<V: VectorArithmetic>(_ distance: V, velocity: V, at time: Double) -> V? {
        guard let progress = progress(at: time) else { return nil }
        let covered = distance.scaled(by: progress)
        guard case .spring(let spring, _, _) = curve, velocity != .zero, rate > 0, let own = curveTime(time) else {
            return covered
        }
        return covered + spring.value(target: .zero, initialVelocity: velocity.scaled(by: 1 / rate), time: own)
    }

    /// A spring's velocity, in distances a second.
    func velocity<V: VectorArithmetic>(_ distance: V, velocity: V, at time: Double) -> V {
        guard case .spring(let spring, let initial, _) = curve, rate > 0 else { return .zero }
        guard let own = curveTime(time) else { return .zero }
        let start = distance.scaled(by: initial) + velocity.scaled(by: 1 / rate)
        return spring.velocity(target: distance, initialVelocity: start, time: own).scaled(by: rate)
    }
}

// MARK: - For custom animations

extension Animation {
    /// How much of a distance the animation has covered after a time; nil once it is all of it.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard let custom = customCurve else { return covered(value, velocity: .zero, at: time) }
        guard let own = ownTime(time) else { return .zero }
        return custom.animate(value: value, time: own, context: &context)
    }

    /// How fast it goes then, in distances a second; nil if that isn't known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        if let custom = customCurve { return custom.velocity(value: value, time: time, context: context) }
        if blendsIntoSprings { return velocity(value, velocity: .zero, at: time) }
        guard let before = progress(at: max(time - 1e-6, 0)), let after = progress(at: time + 1e-6) else { return nil }
        return value.scaled(by: (after - before) / (time + 1e-6 - max(time - 1e-6, 0)))
    }

    /// Whether it takes over from another one that is under way.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        customCurve?.shouldMerge(previous: previous, value: value, time: time, context: &context)
            ?? (blendsIntoSprings && previous.blendsIntoSprings)
    }
}

/// A curve of the user's, of any type.
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
    /// The number if it is one that serves; else another one, with a diagnostic.
    func orReported(_ what: String, least: Double, or other: Double) -> Double {
        if self >= least { return self }
        let used = isNaN ? other : least
        Diagnostics.report(Diagnostic(.invalidTime, "\(what) of \(self) makes no sense; \(used) is taken."))
        return used
    }
}
