/// Two fingers that turn about each other.
public struct RotateGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// When it was so, by the host's clock.
        public var time: Date
        /// By how much the fingers were turned since the gesture began; clockwise if positive, beyond a full turn if need be.
        public var rotation: Angle
        /// How fast that changes, per second.
        public var velocity: Angle
        /// Where the gesture began within the view.
        public var startAnchor: UnitPoint
        /// Where the middle between the fingers was at first.
        public var startLocation: CGPoint
    }

    /// By how much the fingers must be turned before it is a rotation.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: one that is negative or isn't a number is taken for 0.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _makeRecognizer(
        _ gesture: RotateGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<RotateGesture> {
        RotateRecognizer(gesture, in: context)
    }
}

/// Two fingers that turn about each other; its value is by how much since it began.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// By how much the fingers must be turned before it is a rotation.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: one that is negative or isn't a number is taken for 0.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}

/// Invariant: `turned` differs from `direction` of the last event by the first direction and whole turns.
private final class RotateRecognizer: TwoTouchRecognizer<RotateGesture> {
    private var samples = Samples<CGFloat>()
    private var direction: CGFloat = 0
    private var turned: CGFloat = 0

    override func begin(with start: TwoTouches, at time: TimeInterval) {
        direction = start.direction
        turned = 0
        samples.add(0, at: time)
    }

    override func value(from start: TwoTouches, to now: TwoTouches, at time: TimeInterval) -> RotateGesture.Value? {
        // Fingers on one spot have no direction.
        if now.distance > 0 {
            turned += (now.direction - direction).remainder(dividingBy: 2 * .pi)
            direction = now.direction
        }
        samples.add(turned, at: time)
        if !phase.isRecognized {
            let least = context.sensible(gesture.minimumAngleDelta.radians, atLeast: 0, "A rotation's delta")
            guard abs(turned) >= least else { return nil }
        }
        return RotateGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: time), rotation: .radians(Double(turned)),
            velocity: .radians(Double(samples.velocity)), startAnchor: context.anchor(of: startLocation),
            startLocation: startLocation)
    }

    override func reset() {
        super.reset()
        samples = Samples()
    }
}
