/// The way to one keyframe, with all that follows from its neighbours worked out.
///
/// Invariant: a segment begins at the value at which the one before ends, unless it is a move.
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

    /// The value at a time, counted from the beginning of the track; at the end and later where the segment ends.
    func value(at time: Double) -> Value {
        var value = target
        value.animatableData = data(after: min(max(time - start, 0), duration))
        return value
    }

    /// The keyframe's value, whether or not it was reached.
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
            // Hermite's form.
            let (s, c) = (part * part, part * part * part)
            let ends = from.scaled(by: 2 * c - 3 * s + 1) + to.scaled(by: 3 * s - 2 * c)
            return ends + v0.scaled(by: (c - 2 * s + part) * duration) + v1.scaled(by: (c - s) * duration)
        }
    }

    /// How fast the value changes at the end.
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

    /// The segments of a track that begins at a value.
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
    /// The velocity with which a cubic keyframe leads into the next one.
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
