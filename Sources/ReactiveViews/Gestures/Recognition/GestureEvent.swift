/// A finger, or a pointer whose button is held down.
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

    /// Returns the distance from an earlier state of the same touch, in points of the host. Lays nothing out for a touch
    /// that hasn't moved.
    @MainActor
    func distance(from earlier: Touch) -> CGFloat {
        location == earlier.location && start == earlier.start ? 0 : earlier.global.distance(to: global)
    }
}

/// Something that happened: touches did, or time passed.
struct GestureEvent: Sendable {
    /// Seconds of the host's clock. Never goes back.
    var time: TimeInterval
    /// All that are down or were lifted just now, in the order in which they began.
    var touches: [Touch]

    /// What recognisers are told that join now: the touches that are down begin.
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

/// The longest that recognisers wait for another tap, in seconds. ⚑ Apple doesn't say.
let tapInterval: TimeInterval = 0.35

/// The longest that a finger may stay down for a tap, in seconds.
let tapDuration: TimeInterval = 0.75

/// How far a finger may move that is meant to stay where it is, in points. ⚑ Apple doesn't say for taps; it is what a drag needs.
let touchTolerance: CGFloat = 10

extension CGPoint {
    /// How far it is from another point.
    func translation(from start: CGPoint) -> CGSize { CGSize(width: x - start.x, height: y - start.y) }

    static func + (lhs: CGPoint, rhs: CGSize) -> CGPoint { CGPoint(x: lhs.x + rhs.width, y: lhs.y + rhs.height) }
}
