/// Two gestures in sequence.
///
/// The second begins with the touches that are down when the first ends. If none are, a touch must begin within 0.35
/// seconds.
///
/// ```swift
/// LongPressGesture().sequenced(before: DragGesture())
/// ```
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended. The second value is nil until the second gesture has one.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a sequence.
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
        SequenceRecognizer(gesture, in: context)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// Returns a gesture that requires another gesture after this one.
    ///
    /// - Parameter other: The gesture to follow.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Invariants: the second recogniser receives events only after the first has ended; if `touchIsDue` is set, it has
/// ended and no touch is down.
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
