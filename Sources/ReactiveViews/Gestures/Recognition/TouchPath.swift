/// Recent positions with their times, for measuring a velocity.
///
/// Invariant: samples ascend in time; all but the first are from the last 0.1 seconds.
struct Samples<Position: VectorArithmetic> {
    private var samples: [(position: Position, time: TimeInterval)] = []

    var time: TimeInterval { samples.last?.time ?? 0 }
    var last: Position { samples.last?.position ?? .zero }

    mutating func add(_ position: Position, at time: TimeInterval) {
        samples.append((position, time))
        let recent = samples.firstIndex { $0.time > time - 0.1 } ?? 0
        if recent > 1 { samples.removeFirst(recent - 1) }
    }

    /// The change of the position per second.
    var velocity: Position {
        guard let first = samples.first, time > first.time else { return .zero }
        var change = last - first.position
        change.scale(by: 1 / (time - first.time))
        return change
    }
}

/// The recent path of a touch.
struct TouchPath {
    private(set) var start = CGPoint.zero
    private(set) var end = CGPoint.zero
    private var samples = Samples<AnimatablePair<CGFloat, CGFloat>>()
    private var isEmpty = true

    var time: TimeInterval { samples.time }

    var velocity: CGSize {
        let velocity = samples.velocity
        return CGSize(width: velocity.first, height: velocity.second)
    }

    mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if isEmpty { start = location }
        isEmpty = false
        end = location
        samples.add(AnimatablePair(location.x, location.y), at: time)
    }
}
