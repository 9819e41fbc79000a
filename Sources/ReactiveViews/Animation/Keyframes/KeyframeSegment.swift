/// The motion to one keyframe, with everything derived from its neighbours.
///
/// Invariant: a segment starts at the value at which the previous one ends, unless it is a move.
struct KeyframeSegment<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private enum Way {
        case linear(UnitCurve)
        /// The velocities at both ends.
        case cubic(Data, Data)
        case spring(Spring, Data)
        case none
    }

    let start: Double
    let duration: Double
    private let from: Data
    private let target: Value
    private let to: Data
    private let way: Way

    var end: Double { start + duration }

    /// Returns the value at a time since the start of the track; from the segment's end on, the value there.
    func value(at time: Double) -> Value {
        var value = target
        value.animatableData = data(after: min(max(time - start, 0), duration))
        return value
    }

    /// The keyframe's value, even if it isn't reached.
    var last: Value { target }

    private func data(after time: Double) -> Data {
        guard duration > 0 else { return to }
        let part = time / duration
        switch way {
        case .none: return to
        case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
        case .spring(let spring, let velocity):
            return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
        case .cubic(let v0, let v1):
            // The Hermite form.
            let (s, c) = (part * part, part * part * part)
            let ends = from.scaled(by: 2 * c - 3 * s + 1) + to.scaled(by: 3 * s - 2 * c)
            return ends + v0.scaled(by: (c - 2 * s + part) * duration) + v1.scaled(by: (c - s) * duration)
        }
    }

    /// The rate of change at the end.
    private var endVelocity: Data {
        guard duration > 0 else { return .zero }
        switch way {
        case .none: return .zero
        case .linear(let curve): return (to - from).scaled(by: curve.chordSlope(at: 1) / duration)
        case .spring(let spring, let velocity):
            return spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
        case .cubic(_, let velocity): return velocity
        }
    }

    /// Returns the segments of a track that starts at a value.
    static func segments(of keyframes: [Keyframe<Value>], from initial: Value) -> [KeyframeSegment] {
        var segments: [KeyframeSegment] = []
        var from = initial.animatableData
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let before = segments.last?.endVelocity ?? .zero
            let to = keyframe.to.animatableData
            let way: Way =
                switch keyframe.kind {
                case .move: .none
                case .linear(let curve): .linear(curve)
                case .spring(let spring, let start): .spring(spring, start ?? before)
                case .cubic(let start, let end): .cubic(start ?? before, end ?? keyframe.velocity(from: from, to: next))
                }
            let segment = KeyframeSegment(
                start: segments.last?.end ?? 0, duration: keyframe.duration, from: from, target: keyframe.to, to: to,
                way: way)
            from = segment.data(after: keyframe.duration)
            segments.append(segment)
        }
        return segments
    }
}

extension Keyframe {
    /// Returns the velocity at which a cubic keyframe joins the next one.
    fileprivate func velocity(from: Value.AnimatableData, to next: Keyframe?) -> Value.AnimatableData {
        guard let next else { return .zero }
        switch next.kind {
        case .move: return .zero
        case .spring(_, let start): return start ?? .zero
        case .linear(let curve):
            guard next.duration > 0 else { return .zero }
            return (next.to.animatableData - to.animatableData).scaled(by: curve.chordSlope(at: 0) / next.duration)
        case .cubic(let start, _):
            let time = duration + next.duration
            return start ?? (time > 0 ? (next.to.animatableData - from).scaled(by: 1 / time) : .zero)
        }
    }
}
