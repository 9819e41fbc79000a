/// What a value goes through in a track, one keyframe after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    /// The keyframes that this stands for.
    @KeyframeTrackContentBuilder<Value>
    var body: Body { get }

    /// The keyframes one by one; leave it out.
    var _sequence: _KeyframeSequence<Value> { get }
}

extension KeyframeTrackContent {
    public var _sequence: _KeyframeSequence<Value> { body._sequence }
}

/// Keyframes one after the other, as they were written down.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    var keyframes: [Keyframe<Value>]

    public var body: Self { self }
    public var _sequence: Self { self }
}

/// One keyframe as it was written down.
struct Keyframe<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
        case move
    }

    let to: Value
    let duration: Double
    let kind: Kind
}

/// Makes one track out of the keyframes of a closure; with loops and conditions that have an `else`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(keyframes: []) }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence(keyframes: accumulated._sequence.keyframes + next._sequence.keyframes)
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeSequence(keyframes: components.flatMap(\._sequence.keyframes))
    }

    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        component._sequence
    }

    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        component._sequence
    }
}
