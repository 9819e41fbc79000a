/// How two touches lie to each other.
struct TwoTouches: Equatable {
    var distance: CGFloat
    /// The direction from the first to the second, in radians.
    var direction: CGFloat
    var middle: CGPoint

    init(_ first: CGPoint, _ second: CGPoint) {
        let offset = second.translation(from: first)
        distance = hypot(offset.width, offset.height)
        direction = atan2(offset.height, offset.width)
        middle = first + CGSize(width: offset.width / 2, height: offset.height / 2)
    }
}

/// Follows the first two touches.
///
/// Invariants: `start` is set ⇔ both are down; active ⇒ both are down.
class TwoTouchRecognizer<G: Gesture>: LeafRecognizer<G> {
    final private var ids: [Int] = []
    final private(set) var start: TwoTouches?
    /// Where the middle between the touches was at first, in the view's own coordinates.
    final private(set) var startLocation = CGPoint.zero

    /// What the gesture is after a change, nil if it isn't one yet.
    func value(from start: TwoTouches, to now: TwoTouches, at time: TimeInterval) -> G.Value? {
        preconditionFailure("abstract")
    }

    /// Both touches are down for the first time.
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
            // Two touches on one spot have neither a direction nor a distance to compare with.
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
