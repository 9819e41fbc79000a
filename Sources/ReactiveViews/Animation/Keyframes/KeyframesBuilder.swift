/// Makes keyframes out of the tracks in a closure; or out of keyframes, which are a track of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>(tracks: []) }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframeTracks(tracks: accumulated._tracks.tracks + next._tracks.tracks)
    }

    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        _KeyframeTracks(tracks: components.flatMap(\._tracks.tracks))
    }

    public static func buildEither(first component: some Keyframes<Value>) -> _KeyframeTracks<Value> {
        component._tracks
    }

    public static func buildEither(second component: some Keyframes<Value>) -> _KeyframeTracks<Value> {
        component._tracks
    }

    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

extension KeyframesBuilder where Value: Animatable {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        component._sequence
    }

    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        component._sequence
    }

    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value {
        KeyframeTrack { component }
    }
}
