/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// When it was so, by the host's clock.
        public var time: Date
        /// The distance between the fingers, as a multiple of what it was at first.
        public var magnification: CGFloat
        /// How fast that changes, per second.
        public var velocity: CGFloat
        /// Where the gesture began within the view.
        public var startAnchor: UnitPoint
        /// Where the middle between the fingers was at first.
        public var startLocation: CGPoint
    }

    /// By how much the distance must change before it is a magnification.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: one that is negative or isn't a number is taken for 0.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _makeRecognizer(
        _ gesture: MagnifyGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<MagnifyGesture> {
        MagnifyRecognizer(gesture, in: context)
    }
}

/// Two fingers that move apart or together; its value is the distance between them, as a multiple of what it was at first.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// By how much the distance must change before it is a magnification.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: one that is negative or isn't a number is taken for 0.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public var body: some Gesture<CGFloat> {
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
            let least = context.sensible(gesture.minimumScaleDelta, atLeast: 0, "A magnification's delta")
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
