/// Two gestures that can be recognised at the same time.
///
/// It is active as soon as one of them is. It ends when neither is active and one has ended.
///
/// ```swift
/// MagnifyGesture().simultaneously(with: RotateGesture())
/// ```
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of both gestures; nil for a gesture without a value.
    public struct Value {
        /// The first gesture's value.
        public var first: First.Value?
        /// The second gesture's value.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a simultaneous gesture.
    ///
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The second gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        SimultaneousRecognizer(gesture, in: context)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// Returns a gesture that recognises this gesture and another one at the same time.
    ///
    /// - Parameter other: The other gesture.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: TypedGestureRecognizer<
    SimultaneousGesture<First, Second>
>
{
    private let first: TypedGestureRecognizer<First>
    private let second: TypedGestureRecognizer<Second>

    override init(_ gesture: SimultaneousGesture<First, Second>, in context: GestureContext) {
        first = First._makeRecognizer(gesture.first, in: context)
        second = Second._makeRecognizer(gesture.second, in: context)
        super.init(gesture, in: context)
    }

    override func receive(_ gesture: SimultaneousGesture<First, Second>) {
        super.receive(gesture)
        first.receive(gesture.first)
        second.receive(gesture.second)
    }

    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let (one, other) = (first.phase, second.phase)
        let value = SimultaneousGesture<First, Second>.Value(first: one.value, second: other.value)
        if one.isRecognized || other.isRecognized {
            return one.isOver && other.isOver ? .ended(value) : .active(value)
        }
        if one.isOver && other.isOver { return .failed }
        return .possible(value.first == nil && value.second == nil ? nil : value)
    }

    override var claim: GestureClaim { GestureArbitration.simultaneous(first.claim, second.claim) }
    override var revision: Int { first.revision + second.revision }

    override var deadline: TimeInterval? {
        guard let one = first.deadline else { return second.deadline }
        return second.deadline.map { min(one, $0) } ?? one
    }

    override func advance(_ event: GestureEvent) {
        first.advance(event)
        second.advance(event)
    }

    override func deliver() {
        first.settle()
        second.settle()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
    }
}
