/// The relative position of two touches.
struct TwoTouches: Equatable {
    var distance: CGFloat
    /// The direction from the first touch to the second, in radians.
    var direction: CGFloat
    var middle: CGPoint

    init(_ first: CGPoint, _ second: CGPoint) {
        let offset = second.translation(from: first)
        distance = hypot(offset.width, offset.height)
        direction = atan2(offset.height, offset.width)
        middle = first + CGSize(width: offset.width / 2, height: offset.height / 2)
    }
}

/// Tracks the first two touches.
///
/// Invariant: while `start` is set or the gesture is active, both touches are down.
class TwoTouchRecognizer<G: Gesture>: LeafRecognizer<G> {
    final private var ids: [Int] = []
    final private(set) var start: TwoTouches?
    /// The initial centre of the touches, in the view's coordinates.
    final private(set) var startLocation = CGPoint.zero

    /// Returns the gesture's value after a change; nil if the gesture hasn't begun.
    func value(from start: TwoTouches, to now: TwoTouches, at time: TimeInterval) -> G.Value? {
        preconditionFailure("abstract")
    }

    /// Called when both touches are down for the first time.
    func begin(with start: TwoTouches, at time: TimeInterval) {}

    final override func recognize(_ event: GestureEvent) {
        for touch in event.touches where touch.phase == .began && ids.count < 2 { ids.append(touch.id) }
        let followed = ids.compactMap { id in event.touches.first { $0.id == id } }
        if ids.count == 2, followed.count == 2 {
            follow(followed, at: event.time)
        }
        guard followed.contains(where: { $0.phase == .ended }) else { return }
        if case .active(let value) = phase { set(.ended(value)) } else { cancel() }
    }

    private func follow(_ touches: [Touch], at time: TimeInterval) {
        let now = TwoTouches(touches[0].global, touches[1].global)
        guard let start else {
            // Two touches at one point have neither a direction nor a distance to compare with.
            guard now.distance > 0 else { return }
            self.start = now
            startLocation = context.location(ofGlobal: now.middle, in: .local)
            begin(with: now, at: time)
            return
        }
        guard touches.contains(where: { $0.phase != .stationary }) else { return }
        if let value = value(from: start, to: now, at: time) { set(.active(value)) }
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
        ids = []
        start = nil
    }
}
