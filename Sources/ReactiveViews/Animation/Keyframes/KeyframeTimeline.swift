/// Keyframes worked out from a value on, to be asked for the value at any time.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(10, duration: 1)
///         SpringKeyframe(0)
///     }
///     timeline.value(time: 0.5)  // 5
///
/// Complexity: a value takes O(log n) for each track of n keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let paths: [KeyframePath<Value>]
    /// How long the longest track takes, in seconds.
    public let duration: TimeInterval

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content()._tracks.tracks)
    }

    init(_ initialValue: Value, _ tracks: [AnyKeyframeTrack<Value>]) {
        self.initialValue = initialValue
        paths = tracks.map { $0.path(from: initialValue) }
        duration = paths.map(\.duration).max() ?? 0
    }

    /// The value at a time in seconds; before the beginning as there, after the end as there.
    public func value(time: Double) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: time(progress)) }

    /// Sets what the keyframes are about to what it is at a time; all else stays.
    public func update(value: inout Value, time: Double) {
        if time.isNaN { Diagnostics.report(.invalidTime, "\(time) is no time of keyframes; their beginning is taken.") }
        let time = time > 0 ? time : 0
        for path in paths { path.set(&value, at: time) }
    }

    /// Sets what the keyframes are about to what it is at a part of the duration, from 0 to 1; all else stays.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: time(progress)) }

    /// An endless one has no time but the beginning for 0.
    private func time(_ progress: Double) -> Double { progress == 0 ? 0 : progress * duration }
}
