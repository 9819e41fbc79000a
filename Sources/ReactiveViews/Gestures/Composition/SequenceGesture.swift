/// Two gestures, one after the other. The second begins with the touches that are down when the first has ended; if none are, one
/// must begin soon after.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// How far it has come.
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended; the second goes on, or isn't there yet (nil).
        case second(First.Value, Second.Value?)
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
        SequenceRecognizer(gesture, in: context)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture, then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Invariants: the second is told of events only when the first has ended; `touchIsDue` is set ⇒ it has, and nothing is down.
private final class SequenceRecognizer<First: Gesture, Second: Gesture>: TypedGestureRecognizer<
    SequenceGesture<First, Second>
>
{
    private let first: TypedGestureRecognizer<First>
    private let second: TypedGestureRecognizer<Second>
    private var touchIsDue: TimeInterval?

    override init(_ gesture: SequenceGesture<First, Second>, in context: GestureContext) {
        first = First._makeRecognizer(gesture.first, in: context)
        second = Second._makeRecognizer(gesture.second, in: context)
        super.init(gesture, in: context)
    }

    override func receive(_ gesture: SequenceGesture<First, Second>) {
        super.receive(gesture)
        first.receive(gesture.first)
        second.receive(gesture.second)
    }

    override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard case .ended(let done) = first.phase else { return first.phase.map { .first($0) } }
        return switch second.phase {
        case .possible(let value), .active(let value as Second.Value?): .active(.second(done, value))
        case .ended(let value): .ended(.second(done, value))
        case .failed: .failed
        }
    }

    override var claim: GestureClaim {
        guard case .ended = first.phase else { return first.claim }
        return second.claim == .failed ? .failed : .decided
    }

    override var revision: Int { first.revision + second.revision }

    override var deadline: TimeInterval? {
        guard case .ended = first.phase else { return first.deadline }
        return touchIsDue ?? second.deadline
    }

    override func advance(_ event: GestureEvent) {
        if case .ended = first.phase {
            advanceSecond(event)
        } else {
            first.advance(event)
            if case .ended = first.phase { advanceSecond(event.asBeginning) }
        }
    }

    private func advanceSecond(_ event: GestureEvent) {
        if let touchIsDue, event.time >= touchIsDue { return second.cancel() }
        touchIsDue = nil
        second.advance(event)
        guard second.deadline == nil, !second.phase.isOver else { return }
        if !event.touches.contains(where: { $0.phase != .ended }) { touchIsDue = event.time + tapInterval }
    }

    override func deliver() {
        first.settle()
        if case .ended = first.phase { second.settle() }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        touchIsDue = nil
    }

    override func reset() {
        first.reset()
        second.reset()
        touchIsDue = nil
    }
}
