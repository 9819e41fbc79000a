/// The change of a value over time: simultaneous tracks, each for a part of the value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value

    /// The tracks that this one consists of.
    @KeyframesBuilder<Value>
    var body: Body { get }

    /// The single tracks; the default takes them from `body`.
    var _tracks: _KeyframeTracks<Value> { get }
}

extension Keyframes {
    public var _tracks: _KeyframeTracks<Value> { body._tracks }
}

/// Simultaneous tracks as declared.
public struct _KeyframeTracks<Value>: Keyframes {
    var tracks: [AnyKeyframeTrack<Value>]

    public var body: Self { self }
    public var _tracks: Self { self }
}

/// A sequence of keyframes for a value or one of its properties.
///
/// After the last keyframe the value stays. If several tracks have the same property, the last one counts.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///     LinearKeyframe(1.5, duration: 0.2)
///     SpringKeyframe(1)
/// }
/// ```
public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent>: Keyframes
where Content.Value == TrackValue {
    public typealias Value = Root
    private let track: AnyKeyframeTrack<Root>

    /// Creates a track of the whole value.
    ///
    /// - Parameter content: The keyframes.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        self.init(\.self, content: content)
    }

    /// Creates a track of a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - content: The keyframes.
    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>, @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        track = KeyPathTrack(keyPath, content()._sequence.keyframes)
    }

    public var body: _KeyframeTracks<Root> { return _KeyframeTracks(tracks: [track]) }
}

/// A track of a property of any type, as declared.
class AnyKeyframeTrack<Root> {
    func path(from root: Root) -> KeyframePath<Root> { preconditionFailure("abstract") }
}

/// A track evaluated from an initial value.
class KeyframePath<Root> {
    var duration: Double { 0 }
    func set(_ root: inout Root, at time: Double) { preconditionFailure("abstract") }
}

private final class KeyPathTrack<Root, Value: Animatable>: AnyKeyframeTrack<Root> {
    private let keyPath: WritableKeyPath<Root, Value>
    private let keyframes: [Keyframe<Value>]

    init(_ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [Keyframe<Value>]) {
        self.keyPath = keyPath
        self.keyframes = keyframes
    }

    override func path(from root: Root) -> KeyframePath<Root> {
        KeyPathPath(keyPath, KeyframeSegment.segments(of: keyframes, from: root[keyPath: keyPath]))
    }
}

private final class KeyPathPath<Root, Value: Animatable>: KeyframePath<Root> {
    private let keyPath: WritableKeyPath<Root, Value>
    private let segments: [KeyframeSegment<Value>]

    init(_ keyPath: WritableKeyPath<Root, Value>, _ segments: [KeyframeSegment<Value>]) {
        self.keyPath = keyPath
        self.segments = segments
    }

    override var duration: Double { segments.last?.end ?? 0 }

    override func set(_ root: inout Root, at time: Double) {
        guard let last = segments.last else { return }
        guard time < last.end else { return root[keyPath: keyPath] = last.last }
        // Finds the first segment that isn't over.
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].end > time { high = middle } else { low = middle + 1 }
        }
        root[keyPath: keyPath] = segments[low].value(at: time)
    }
}
