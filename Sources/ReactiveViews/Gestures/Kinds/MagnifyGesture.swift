/// Two touches that move apart or together.
///
/// ```swift
/// Image("map").gesture(
///     MagnifyGesture().onChanged { scale = $0.magnification }
/// )
/// ```
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// The ratio of the current distance between the touches to the initial one.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The initial centre of the touches, as fractions of the view's size.
        public var startAnchor: UnitPoint
        /// The initial centre of the touches, in the view's coordinates, in points.
        public var startLocation: CGPoint
    }

    /// The change of the magnification that begins the gesture.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture.
    ///
    /// - Parameter minimumScaleDelta: The change of the magnification that begins the gesture; a negative value or NaN
    ///   counts as 0.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: MagnifyGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<MagnifyGesture> {
        MagnifyRecognizer(gesture, in: context)
    }
}

/// Two touches that move apart or together; the older form of `MagnifyGesture`.
///
/// The value is the ratio of the current distance between the touches to the initial one.
///
/// ```swift
/// MagnificationGesture().onChanged { scale = $0 }
/// ```
nonisolated public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// The change of the magnification that begins the gesture.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    ///
    /// - Parameter minimumScaleDelta: The change of the magnification that begins the gesture; a negative value or NaN
    ///   counts as 0.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

private final class MagnifyRecognizer: TwoTouchRecognizer<MagnifyGesture> {
    private var samples = Samples<CGFloat>()

    override func begin(with start: TwoTouches, at time: TimeInterval) {
        samples.add(1, at: time)
    }

    override func value(from start: TwoTouches, to now: TwoTouches, at time: TimeInterval) -> MagnifyGesture.Value? {
        let magnification = now.distance / start.distance
        samples.add(magnification, at: time)
        if !phase.isRecognized {
            let least = context.sensible(gesture.minimumScaleDelta, atLeast: 0, "minimum scale delta")
            guard abs(magnification - 1) >= least else { return nil }
        }
        return MagnifyGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: time), magnification: magnification,
            velocity: samples.velocity, startAnchor: context.anchor(of: startLocation), startLocation: startLocation)
    }

    override func reset() {
        super.reset()
        samples = Samples()
    }
}
