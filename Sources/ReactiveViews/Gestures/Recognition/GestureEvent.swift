/// A touch, or a pointer with its button held down.
struct Touch: Equatable, Sendable {
    enum Phase: Sendable { case began, moved, stationary, ended }

    /// An identifier, unique among the touches that are down.
    var id: Int
    var phase: Phase
    /// The location in the coordinates of the view that it began on. Always finite.
    var location: CGPoint
    /// The location in the host's coordinates, set on delivery to the views.
    var global = CGPoint.zero
}

/// A change of touches, or the passing of time.
struct GestureEvent: Sendable {
    /// Seconds of the host's clock; never decreases.
    var time: TimeInterval
    /// All touches that are down or have just ended, in the order in which they began.
    var touches: [Touch]

    /// The event for recognisers that join now: the touches that are down begin.
    var asBeginning: GestureEvent {
        GestureEvent(
            time: time,
            touches: touches.compactMap { touch in
                guard touch.phase != .ended else { return nil }
                var touch = touch
                touch.phase = .began
                return touch
            })
    }
}

/// The maximum interval between two taps, in seconds. Apple's documentation doesn't define it.
let tapInterval: TimeInterval = 0.35

/// The maximum duration of a tap, in seconds.
let tapDuration: TimeInterval = 0.75

/// The distance that a touch may move as a tap, in points. Apple's documentation doesn't define it; it is the minimum
/// distance of a drag.
let touchTolerance: CGFloat = 10

extension CGPoint {
    /// Returns the distance from another point.
    func translation(from start: CGPoint) -> CGSize { CGSize(width: x - start.x, height: y - start.y) }

    static func + (lhs: CGPoint, rhs: CGSize) -> CGPoint { CGPoint(x: lhs.x + rhs.width, y: lhs.y + rhs.height) }
}
