/// Two gestures that may both be done at the same time. It goes on as soon as one does, and has ended when neither goes on and one
/// has ended.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What each has come to; nil if nothing.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        SimultaneousRecognizer(gesture, in: context)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture and another one, at the same time if need be.
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
