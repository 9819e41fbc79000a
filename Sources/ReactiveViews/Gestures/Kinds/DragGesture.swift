/// A movement of a touch, or of the pointer with its button held down.
///
/// ```swift
/// Circle().gesture(
///     DragGesture()
///         .onChanged { position = $0.location }
///         .onEnded { velocity = $0.velocity }
/// )
/// ```
nonisolated public struct DragGesture: PrimitiveGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// The current location, in points.
        public var location: CGPoint
        /// The location where the touch began, in points.
        public var startLocation: CGPoint

        /// The velocity, in points per second, measured over the last 0.1 seconds. Apple's documentation doesn't define
        /// the interval.
        public var velocity: CGSize

        /// The distance from the start location to the current one, in points.
        public var translation: CGSize { location.translation(from: startLocation) }

        /// The predicted resting location: 0.25 seconds ahead at the current velocity. Apple's documentation doesn't
        /// define the prediction.
        public var predictedEndLocation: CGPoint {
            location + CGSize(width: velocity.width / 4, height: velocity.height / 4)
        }

        /// The distance from the start location to the predicted end location, in points.
        public var predictedEndTranslation: CGSize { predictedEndLocation.translation(from: startLocation) }
    }

    /// The distance that the touch must move, in points. With 0 the drag begins with the touch.
    public var minimumDistance: CGFloat
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the touch must move, in points; a negative value or NaN counts as 0.
    ///   - coordinateSpace: The space of the locations.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the touch must move, in points; a negative value or NaN counts as 0.
    ///   - coordinateSpace: The space of the locations; the view's own by default.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _makeRecognizer(
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
    /// The touch when it began.
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
            guard farthest >= context.sensible(gesture.minimumDistance, atLeast: 0, "drag distance") else { return }
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
