/// One or more taps by a touch that hardly moves and ends within 0.75 seconds.
///
/// ```swift
/// Text("Like").gesture(TapGesture(count: 2).onEnded { isLiked.toggle() })
/// ```
nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void

    /// The number of taps in a row.
    public var count: Int

    /// Creates a tap gesture.
    ///
    /// - Parameter count: The number of taps in a row; less than 1 counts as 1.
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: TapGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<TapGesture> {
        TapRecognizer(gesture, in: context, count: \.count) { _, _ in }
    }
}

/// One or more taps that report a location.
///
/// ```swift
/// Board().gesture(SpatialTapGesture().onEnded { points.append($0.location) })
/// ```
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// The state of a tap.
    public struct Value: Equatable, Sendable {
        /// The location where the last touch ended, in points.
        public var location: CGPoint
    }

    /// The number of taps in a row.
    public var count: Int
    /// The space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a spatial tap gesture.
    ///
    /// - Parameters:
    ///   - count: The number of taps in a row; less than 1 counts as 1.
    ///   - coordinateSpace: The space of the location.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a spatial tap gesture.
    ///
    /// - Parameters:
    ///   - count: The number of taps in a row; less than 1 counts as 1.
    ///   - coordinateSpace: The space of the location; the view's own by default.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: SpatialTapGesture, in context: GestureContext
    ) -> TypedGestureRecognizer<SpatialTapGesture> {
        TapRecognizer(gesture, in: context, count: \.count) { gesture, touch in
            Value(location: context.location(of: touch, in: gesture.coordinateSpace))
        }
    }
}

/// Invariants: `liftIsDue` is set if and only if `touch` is down. `nextTapIsDue` is set if and only if some taps are
/// done, more are needed and no touch is down.
private final class TapRecognizer<G: Gesture>: LeafRecognizer<G> {
    private let count: KeyPath<G, Int>
    private let value: (G, Touch) -> G.Value
    private var touch: Touch?
    private var taps = 0
    private var nextTapIsDue: TimeInterval?
    /// The time by which the touch must end.
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
        if taps >= context.sensible(gesture[keyPath: count], atLeast: 1, "tap count") {
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
