/// A finger that is held down without moving. It has ended when it was held long enough; until then its value is true, too, so that
/// `updating` and `onChanged` tell of the press from its beginning.
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    /// How long the finger is to be held down, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move.
    public var maximumDistance: CGFloat

    /// - Parameters:
    ///   - minimumDuration: one that is negative or isn't a number is taken for 0; one without end is never reached.
    ///   - maximumDistance: one that is negative or isn't a number is taken for 0.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeRecognizer(
        _ gesture: LongPressGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<LongPressGesture> {
        LongPressRecognizer(gesture, in: context)
    }
}

/// Invariant: the phase has a value, or there is a deadline ⇒ `touch` is down.
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
                let farthest = context.sensible(gesture.maximumDistance, atLeast: 0, "A long press's distance")
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
        let duration = context.sensible(gesture.minimumDuration, atLeast: 0, "A long press's duration")
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

/// A long press that tells whether the finger is down.
struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    let base: LongPressGesture
    let changed: (Bool) -> Void

    static func _makeRecognizer(
        _ gesture: PressingGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<PressingGesture> {
        PressingRecognizer(gesture, base: gesture.base, in: context)
    }
}

/// Invariant: `isPressing` ⇔ the closure was last told so.
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
