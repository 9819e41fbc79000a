/// A touch, or a pointer with its button held down.
struct Touch: Sendable {
    enum Phase: Sendable { case began, moved, stationary, ended }

    /// A number that no other touch of the host has.
    var id: Int
    var phase: Phase
    /// The touch's place in the coordinates of the view that it began on. Always finite.
    var location: CGPoint
    /// The place where it began, in the same coordinates. Set by the session.
    var start = CGPoint.zero
    /// The coordinates of the view that it began on. Set by the session.
    var space: TouchSpace?

    /// The touch's place in the host's coordinates. Lays out if no touch of the session was asked for it before.
    @MainActor
    var global: CGPoint { space?.host(location, from: start) ?? location }

    /// Returns the distance from an earlier state of the same touch, in points of the host. Lays nothing out for a
    /// touch that hasn't moved.
    @MainActor
    func distance(from earlier: Touch) -> CGFloat {
        location == earlier.location && start == earlier.start ? 0 : earlier.global.distance(to: global)
    }
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
