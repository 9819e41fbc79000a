/// A touch held down without moving.
///
/// The gesture ends when the touch was held for long enough. Its value is true from the beginning, so that `updating`
/// and `onChanged` report the press at once.
///
/// ```swift
/// LongPressGesture(minimumDuration: 1)
///     .updating($isPressing) { value, isPressing, _ in isPressing = value }
///     .onEnded { _ in delete() }
/// ```
nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    /// The duration of the press, in seconds.
    public var minimumDuration: Double
    /// The distance that the touch may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration of the press, in seconds; a negative value or NaN counts as 0, an infinite one
    ///     is never reached.
    ///   - maximumDistance: The distance that the touch may move, in points; a negative value or NaN counts as 0.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: LongPressGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<LongPressGesture> {
        LongPressRecognizer(gesture, in: context)
    }
}

/// Invariant: `touch` is down while the phase has a value or a deadline exists.
private final class LongPressRecognizer: LeafRecognizer<LongPressGesture> {
    private var touch: Touch?
    private var end: TimeInterval?

    override var deadline: TimeInterval? { end }

    override func recognize(_ event: GestureEvent) {
        if let end, event.time >= end {
            self.end = nil
            return set(.ended(true))
        }
        for touch in event.touches {
            switch touch.phase {
            case .began:
                guard self.touch == nil else { return cancel() }
                begin(touch, at: event.time)
            case .moved:
                let farthest = context.sensible(gesture.maximumDistance, atLeast: 0, "maximum long press distance")
                if let start = self.touch, start.id == touch.id, touch.distance(from: start) > farthest {
                    return cancel()
                }
            case .ended:
                if touch.id == self.touch?.id { return cancel() }
            case .stationary: break
            }
        }
    }

    private func begin(_ touch: Touch, at time: TimeInterval) {
        self.touch = touch
        let duration = context.sensible(gesture.minimumDuration, atLeast: 0, "minimum long press duration")
        if duration == 0 { return set(.ended(true)) }
        set(.possible(true))
        if duration.isFinite { end = time + duration }
    }

    override func cancel() {
        super.cancel()
        clear()
    }

    override func reset() {
        super.reset()
        clear()
    }

    private func clear() {
        touch = nil
        end = nil
    }
}

/// A long press that reports whether the touch is down.
nonisolated struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    let base: LongPressGesture
    let changed: (Bool) -> Void

    @MainActor static func _makeRecognizer(
        _ gesture: PressingGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<PressingGesture> {
        PressingRecognizer(gesture, base: gesture.base, in: context)
    }
}

/// Invariant: `isPressing` is the last value that the closure received.
private final class PressingRecognizer: PassingRecognizer<PressingGesture, LongPressGesture> {
    private var isPressing = false

    override func receive(_ gesture: PressingGesture) {
        super.receive(gesture)
        base.receive(gesture.base)
    }

    override func deliver() {
        super.deliver()
        if case .possible(let isPressing) = phase { tell(isPressing ?? false) } else { tell(false) }
    }

    override func cancel() {
        super.cancel()
        tell(false)
    }

    override func reset() {
        super.reset()
        tell(false)
    }

    private func tell(_ isPressing: Bool) {
        guard isPressing != self.isPressing else { return }
        self.isPressing = isPressing
        gesture.changed(isPressing)
    }
}
