/// Two touches that turn about each other.
///
/// ```swift
/// Image("map").gesture(
///     RotateGesture().onChanged { angle = $0.rotation }
/// )
/// ```
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// The rotation since the gesture began; clockwise is positive. It isn't limited to a full turn.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The initial centre of the touches, as fractions of the view's size.
        public var startAnchor: UnitPoint
        /// The initial centre of the touches, in the view's coordinates, in points.
        public var startLocation: CGPoint
    }

    /// The rotation that begins the gesture.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture.
    ///
    /// - Parameter minimumAngleDelta: The rotation that begins the gesture; a negative value or NaN counts as 0.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: RotateGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<RotateGesture> {
        RotateRecognizer(gesture, in: context)
    }
}

/// Two touches that turn about each other; the older form of `RotateGesture`.
///
/// The value is the rotation since the gesture began.
///
/// ```swift
/// RotationGesture().onChanged { angle = $0 }
/// ```
nonisolated public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// The rotation that begins the gesture.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    ///
    /// - Parameter minimumAngleDelta: The rotation that begins the gesture; a negative value or NaN counts as 0.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}

/// Invariant: `turned` differs from the last event's `direction` by the first direction and whole turns.
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
        // Two touches at one point have no direction.
        if now.distance > 0 {
            turned += (now.direction - direction).remainder(dividingBy: 2 * .pi)
            direction = now.direction
        }
        samples.add(turned, at: time)
        if !phase.isRecognized {
            let least = context.sensible(gesture.minimumAngleDelta.radians, atLeast: 0, "minimum angle delta")
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
