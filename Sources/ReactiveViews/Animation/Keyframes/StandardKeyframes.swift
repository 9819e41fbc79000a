/// A keyframe that is reached along a curve, linear by default.
///
/// ```swift
/// LinearKeyframe(1.5, duration: 0.2, timingCurve: .easeOut)
/// ```
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a linear keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration, in seconds; a negative value or NaN is reported and counts as 0.
    ///   - timingCurve: The curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to: to, duration: duration.orReportedAsKeyframe, kind: .linear(timingCurve))
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

/// A keyframe that is reached in a smooth curve, continuous in velocity with its neighbours.
///
/// A velocity that isn't given is that of the neighbour at the joint. Between two cubic keyframes it is that from the
/// value before to the value after (a Catmull-Rom spline). At both ends of a track, and next to a move, the velocity is
/// 0. Apple's documentation doesn't define the velocity there.
///
/// ```swift
/// CubicKeyframe(10, duration: 0.5)
/// CubicKeyframe(40, duration: 0.5)
/// ```
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a cubic keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration, in seconds; a negative value or NaN is reported and counts as 0.
    ///   - startVelocity: The velocity at the start, in units of the value per second; nil for the computed one.
    ///   - endVelocity: The velocity at the end, in units of the value per second; nil for the computed one.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(
            to: to, duration: duration.orReportedAsKeyframe,
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

/// A keyframe that is reached by a spring, which starts with the velocity of the previous keyframe.
///
/// If the duration is too short for the spring, the next keyframe starts at the value reached. Apple's documentation
/// doesn't define this. The last keyframe of a track ends at its value.
///
/// ```swift
/// SpringKeyframe(1, spring: .bouncy)
/// ```
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a spring keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration, in seconds; nil for the spring's settling duration. A negative value or NaN is
    ///     reported and counts as 0.
    ///   - spring: The spring.
    ///   - startVelocity: The initial velocity, in units of the value per second; nil for that of the previous
    ///     keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            to: to, duration: duration?.orReportedAsKeyframe ?? spring.settlingDuration,
            kind: .spring(spring, start: startVelocity?.animatableData))
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

/// A keyframe that is reached at once.
///
/// ```swift
/// MoveKeyframe(0.0)
/// LinearKeyframe(1.0, duration: 0.3)
/// ```
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a move.
    ///
    /// - Parameter to: The value.
    public init(_ to: Value) {
        keyframe = Keyframe(to: to, duration: 0, kind: .move)
    }

    public var body: _KeyframeSequence<Value> { return _KeyframeSequence(keyframes: [keyframe]) }
}

extension Double {
    fileprivate var orReportedAsKeyframe: Double {
        if self >= 0 { return self }
        Diagnostics.report(.invalidTime, "Invalid keyframe duration \(self); using 0.")
        return 0
    }
}
