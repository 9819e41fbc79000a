/// How a value changes in time: tracks that run side by side, each for a part of it.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value

    /// The tracks that this stands for.
    @KeyframesBuilder<Value>
    var body: Body { get }

    /// The tracks one by one; leave it out.
    var _tracks: _KeyframeTracks<Value> { get }
}

extension Keyframes {
    public var _tracks: _KeyframeTracks<Value> { body._tracks }
}

/// Tracks side by side, as they were written down.
public struct _KeyframeTracks<Value>: Keyframes {
    var tracks: [AnyKeyframeTrack<Value>]

    public var body: Self { self }
    public var _tracks: Self { self }
}

/// A way of one part of a value, or of all of it: its keyframes follow on each other.
///
/// When it is over the part stays where it is. Where tracks have the same part the later one counts.
public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent>: Keyframes
where Content.Value == TrackValue {
    public typealias Value = Root
    private let track: AnyKeyframeTrack<Root>

    /// A track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        self.init(\.self, content: content)
    }

    /// A track of one of its properties.
    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>, @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        track = KeyPathTrack(keyPath, content()._sequence.keyframes)
    }

    public var body: _KeyframeTracks<Root> { return _KeyframeTracks(tracks: [track]) }
}

/// A track of a property of any type, as it was written down.
class AnyKeyframeTrack<Root> {
    func path(from root: Root) -> KeyframePath<Root> { preconditionFailure("abstract") }
}

/// A track's way from a certain value on.
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
        // The first that isn't over.
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].end > time { high = middle } else { low = middle + 1 }
        }
        root[keyPath: keyPath] = segments[low].value(at: time)
    }
}
