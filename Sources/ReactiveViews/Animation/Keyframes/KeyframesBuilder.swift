/// A result builder that makes keyframes from tracks, or a single track of the whole value from keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Returns a track unchanged.
    ///
    /// - Parameter expression: The track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Returns no tracks.
    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>(tracks: []) }

    /// Starts a list of tracks.
    ///
    /// - Parameter first: The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Adds a track.
    ///
    /// - Parameters:
    ///   - accumulated: The previous tracks.
    ///   - next: The next track.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframeTracks(tracks: accumulated._tracks.tracks + next._tracks.tracks)
    }

    /// Joins the tracks of a loop.
    ///
    /// - Parameter components: The tracks of each iteration.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        _KeyframeTracks(tracks: components.flatMap(\._tracks.tracks))
    }

    /// Returns the tracks of a true condition.
    ///
    /// - Parameter component: The tracks.
    public static func buildEither(first component: some Keyframes<Value>) -> _KeyframeTracks<Value> {
        component._tracks
    }

    /// Returns the tracks of a false condition.
    ///
    /// - Parameter component: The tracks.
    public static func buildEither(second component: some Keyframes<Value>) -> _KeyframeTracks<Value> {
        component._tracks
    }

    /// Returns the tracks unchanged.
    ///
    /// - Parameter component: The tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

extension KeyframesBuilder where Value: Animatable {
    /// Returns a keyframe unchanged.
    ///
    /// - Parameter expression: The keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Starts a sequence of keyframes.
    ///
    /// - Parameter first: The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends a keyframe.
    ///
    /// - Parameters:
    ///   - accumulated: The previous keyframes.
    ///   - next: The next keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// Joins the keyframes of a loop.
    ///
    /// - Parameter components: The keyframes of each iteration.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// Returns the keyframes of a true condition.
    ///
    /// - Parameter component: The keyframes.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        component._sequence
    }

    /// Returns the keyframes of a false condition.
    ///
    /// - Parameter component: The keyframes.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        component._sequence
    }

    /// Makes a track of the whole value from keyframes.
    ///
    /// - Parameter component: The keyframes.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value {
        KeyframeTrack { component }
    }
}
