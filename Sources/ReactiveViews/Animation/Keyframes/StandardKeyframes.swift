/// Goes to a value along a curve, straight by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// - Parameter duration: in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to: to, duration: duration.orReportedAsKeyframe, kind: .linear(timingCurve))
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

/// Goes to a value in a smooth curve that takes up the velocity of the keyframe before and leads into the one that follows.
///
/// Velocities that aren't given are those of the neighbours at the joint; between two cubic ones, that of the way from the value before to
/// the value after (a Catmull-Rom spline). At both ends of a track, and next to a move, the value is at rest (⚑).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: in seconds.
    ///   - startVelocity: in units of the value per second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(
            to: to, duration: duration.orReportedAsKeyframe,
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

/// Goes to a value by a spring, with the velocity that the keyframe before has at its end unless another one is given.
///
/// One that is cut short is where it is: the next keyframe begins there (⚑). The last keyframe of a track ends at its value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// - Parameter duration: in seconds; nil for as long as the spring takes to settle.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            to: to, duration: duration?.orReportedAsKeyframe ?? spring.settlingDuration,
            kind: .spring(spring, start: startVelocity?.animatableData))
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    public init(_ to: Value) {
        keyframe = Keyframe(to: to, duration: 0, kind: .move)
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

extension Double {
    fileprivate var orReportedAsKeyframe: Double {
        if self >= 0 { return self }
        Diagnostics.report(.invalidTime, "A keyframe's duration is \(self); it takes no time.")
        return 0
    }
}
