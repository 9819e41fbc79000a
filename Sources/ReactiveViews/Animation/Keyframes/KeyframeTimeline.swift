/// Keyframes evaluated from an initial value.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///     LinearKeyframe(10, duration: 1)
///     SpringKeyframe(0)
/// }
/// timeline.value(time: 0.5)  // 5
/// ```
///
/// - Complexity: O(log n) for a value of a track with n keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let paths: [KeyframePath<Value>]

    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value at which all tracks start.
    ///   - content: The tracks.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content()._tracks.tracks)
    }

    init(_ initialValue: Value, _ tracks: [AnyKeyframeTrack<Value>]) {
        self.initialValue = initialValue
        paths = tracks.map { $0.path(from: initialValue) }
        duration = paths.map(\.duration).max() ?? 0
    }

    /// Returns the value at a time.
    ///
    /// - Parameter time: The time, in seconds; clamped to the timeline. NaN is reported and counts as 0.
    public func value(time: Double) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// Returns the value at a fraction of the duration.
    ///
    /// - Parameter progress: The fraction, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: time(progress)) }

    /// Sets the properties that tracks animate to their values at a time; other properties stay.
    ///
    /// - Parameters:
    ///   - value: The value, changed in place.
    ///   - time: The time, in seconds; clamped to the timeline. NaN is reported and counts as 0.
    public func update(value: inout Value, time: Double) {
        if time.isNaN { Diagnostics.report(.invalidTime, "Invalid keyframe time \(time); using the beginning.") }
        let time = time > 0 ? time : 0
        for path in paths { path.set(&value, at: time) }
    }

    /// Sets the properties that tracks animate to their values at a fraction of the duration; other properties stay.
    ///
    /// - Parameters:
    ///   - value: The value, changed in place.
    ///   - progress: The fraction, from 0 to 1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: time(progress)) }

    /// Converts a fraction to seconds; 0 is the beginning also of an endless timeline.
    private func time(_ progress: Double) -> Double { progress == 0 ? 0 : progress * duration }
}
