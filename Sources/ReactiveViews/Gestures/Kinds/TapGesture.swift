/// A tap, or several in a row, by one finger that hardly moves and is lifted within 0.75 seconds.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void

    public var count: Int

    /// - Parameter count: how many taps; fewer than one are taken for one.
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    public static func _makeRecognizer(
        _ gesture: TapGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<TapGesture> {
        TapRecognizer(gesture, in: context, count: \.count) { _, _ in }
    }
}

/// A tap, or several in a row, that says where it was.
public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// Where the finger was lifted the last time.
        public var location: CGPoint
    }

    public var count: Int
    /// What the location is relative to.
    public var coordinateSpace: CoordinateSpace

    /// - Parameter count: how many taps; fewer than one are taken for one.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// - Parameter count: how many taps; fewer than one are taken for one.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _makeRecognizer(
        _ gesture: SpatialTapGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<SpatialTapGesture> {
        TapRecognizer(gesture, in: context, count: \.count) { gesture, touch in
            Value(location: context.location(of: touch, in: gesture.coordinateSpace))
        }
    }
}

/// Invariants: `touch` is the one that is down; `liftIsDue` is set ⇔ it is; `nextTapIsDue` is set ⇔ some taps were done, more are
/// wanted and nothing is down.
private final class TapRecognizer<G: Gesture>: LeafRecognizer<G> {
    private let count: KeyPath<G, Int>
    private let value: (G, Touch) -> G.Value
    private var touch: Touch?
    private var taps = 0
    private var nextTapIsDue: TimeInterval?
    /// The last moment at which the finger may be lifted.
    private var liftIsDue: TimeInterval?

    init(_ gesture: G, in context: GestureContext, count: KeyPath<G, Int>, value: @escaping (G, Touch) -> G.Value) {
        self.count = count
        self.value = value
        super.init(gesture, in: context)
    }

    override var deadline: TimeInterval? { nextTapIsDue ?? liftIsDue?.nextUp }
    override var isWaiting: Bool { taps > 0 }

    override func recognize(_ event: GestureEvent) {
        if let due = nextTapIsDue, event.time >= due { return cancel() }
        if let due = liftIsDue, event.time > due { return cancel() }
        for touch in event.touches {
            switch touch.phase {
            case .began:
                guard self.touch == nil else { return cancel() }
                self.touch = touch
                nextTapIsDue = nil
                liftIsDue = event.time + tapDuration
            case .moved where hasLeft(touch): return cancel()
            case .ended where touch.id == self.touch?.id:
                guard !hasLeft(touch) else { return cancel() }
                end(touch, at: event.time)
            case .moved, .stationary, .ended: break
            }
        }
    }

    private func hasLeft(_ touch: Touch) -> Bool {
        guard let start = self.touch, start.id == touch.id else { return false }
        return touch.distance(from: start) >= touchTolerance
    }

    private func end(_ touch: Touch, at time: TimeInterval) {
        self.touch = nil
        liftIsDue = nil
        taps += 1
        if taps >= context.sensible(gesture[keyPath: count], atLeast: 1, "A tap gesture's count") {
            set(.ended(value(gesture, touch)))
        } else {
            nextTapIsDue = time + tapInterval
        }
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
        touch = nil
        taps = 0
        nextTapIsDue = nil
        liftIsDue = nil
    }
}
