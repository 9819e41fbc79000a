/// A sequence of keyframes in a track.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    /// The keyframes that this one consists of.
    @KeyframeTrackContentBuilder<Value>
    var body: Body { get }

    /// The single keyframes; the default takes them from `body`.
    var _sequence: _KeyframeSequence<Value> { get }
}

extension KeyframeTrackContent {
    public var _sequence: _KeyframeSequence<Value> { body._sequence }
}

/// A sequence of keyframes as declared.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    var keyframes: [Keyframe<Value>]

    public var body: Self { self }
    public var _sequence: Self { self }
}

/// A keyframe as declared.
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

/// A result builder that makes a track from keyframes, with loops and `if`/`else`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns a keyframe unchanged.
    ///
    /// - Parameter expression: The keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Returns an empty sequence.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(keyframes: []) }

    /// Starts a sequence.
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
        _KeyframeSequence(keyframes: accumulated._sequence.keyframes + next._sequence.keyframes)
    }

    /// Joins the keyframes of a loop.
    ///
    /// - Parameter components: The keyframes of each iteration.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeSequence(keyframes: components.flatMap(\._sequence.keyframes))
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
}
