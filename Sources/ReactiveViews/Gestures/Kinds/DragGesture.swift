/// A movement with a finger, or with the pointer's button held down.
public struct DragGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// When it was there, by the host's clock.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it was put down.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second. ⚑ Measured over the last tenth of a second.
        public var velocity: CGSize

        /// How far the finger is from where it was put down.
        public var translation: CGSize { location.translation(from: startLocation) }

        /// Where it would come to rest. ⚑ A quarter of a second on, at its present velocity.
        public var predictedEndLocation: CGPoint {
            location + CGSize(width: velocity.width / 4, height: velocity.height / 4)
        }

        /// How far that is from where it was put down.
        public var predictedEndTranslation: CGSize { predictedEndLocation.translation(from: startLocation) }
    }

    /// How far the finger must move before it is a drag. With 0 it is one as soon as the finger is down.
    public var minimumDistance: CGFloat
    /// What locations are relative to.
    public var coordinateSpace: CoordinateSpace

    /// - Parameter minimumDistance: one that is negative or isn't a number is taken for 0.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// - Parameter minimumDistance: one that is negative or isn't a number is taken for 0.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _makeRecognizer(
        _ gesture: DragGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<DragGesture> {
        DragRecognizer(gesture, in: context)
    }
}

/// Follows the first touch.
///
/// Invariants: `path` is empty ⇔ no touch is followed ⇔ start = nil; active ⇒ a touch is followed.
private final class DragRecognizer: LeafRecognizer<DragGesture> {
    private var path = TouchPath()
    /// The touch as it began.
    private var start: Touch?
    /// The greatest distance of the finger from where it was put down, in points.
    private var farthest: CGFloat = 0

    override var isEager: Bool { farthest < touchTolerance }

    override func recognize(_ event: GestureEvent) {
        for touch in event.touches {
            switch touch.phase {
            case .began:
                guard start == nil else { continue }
                start = touch
                note(touch, at: event.time)
                proceed()
            case .moved where touch.id == start?.id:
                note(touch, at: event.time)
                proceed()
            case .ended where touch.id == start?.id:
                note(touch, at: event.time)
                proceed()
                if case .active(let value) = phase { set(.ended(value)) } else { cancel() }
                return
            case .moved, .stationary, .ended: break
            }
        }
    }

    private func note(_ touch: Touch, at time: TimeInterval) {
        path.add(context.location(of: touch, in: gesture.coordinateSpace), at: time)
        if let start { farthest = max(farthest, touch.distance(from: start)) }
    }

    private func proceed() {
        if !phase.isRecognized {
            guard farthest >= context.sensible(gesture.minimumDistance, atLeast: 0, "A drag's distance") else { return }
        }
        set(
            .active(
                DragGesture.Value(
                    time: Date(timeIntervalSinceReferenceDate: path.time), location: path.end,
                    startLocation: path.start, velocity: path.velocity)))
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
        start = nil
        path = TouchPath()
        farthest = 0
    }
}
