/// A gesture that is one of two gestures, of which the first has precedence.
///
/// While the first waits for another tap, the second is held. If both are recognised at the same event, the first wins.
///
/// ```swift
/// TapGesture(count: 2).onEnded { zoomIn() }
///     .exclusively(before: TapGesture().onEnded { select() })
/// ```
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the recognised gesture.
    public enum Value {
        /// The first gesture's value.
        case first(First.Value)
        /// The second gesture's value.
        case second(Second.Value)
    }

    /// The gesture with precedence.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Creates an exclusive gesture.
    ///
    /// - Parameters:
    ///   - first: The gesture with precedence.
    ///   - second: The other gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        ExclusiveRecognizer(gesture, in: context)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// Returns a gesture that is this one, or another one if this one fails.
    ///
    /// - Parameter other: The gesture that yields to this one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Invariant: if `winner` is set, the other recogniser receives no more events and fails at the next delivery.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: TypedGestureRecognizer<
    ExclusiveGesture<First, Second>
>
{
    private enum Winner { case first, second }

    private let first: TypedGestureRecognizer<First>
    private let second: TypedGestureRecognizer<Second>
    private var winner: Winner?

    override init(_ gesture: ExclusiveGesture<First, Second>, in context: GestureContext) {
        first = First._makeRecognizer(gesture.first, in: context)
        second = Second._makeRecognizer(gesture.second, in: context)
        super.init(gesture, in: context)
    }

    override func receive(_ gesture: ExclusiveGesture<First, Second>) {
        super.receive(gesture)
        first.receive(gesture.first)
        second.receive(gesture.second)
    }

    private var verdicts: (first: GestureVerdict, second: GestureVerdict) {
        switch winner {
        case .first: (.allowed, .cancelled)
        case .second: (.cancelled, .allowed)
        case nil: GestureArbitration.verdicts(first: first.claim, second: second.claim)
        }
    }

    override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let (one, other) = (first.phase, second.phase)
        switch verdicts {
        case (_, .cancelled): return one.map { .first($0) }
        case (.cancelled, _): return other.map { .second($0) }
        case (_, .held): return one.map { .first($0) }
        default:
            if first.claim == .failed { return other.map { .second($0) } }
            if one.isRecognized || one.value != nil { return one.map { .first($0) } }
            return .possible(other.value.map { .second($0) })
        }
    }

    override var claim: GestureClaim {
        switch winner {
        case .first: first.claim
        case .second: second.claim
        case nil: GestureArbitration.combined(first: first.claim, second: second.claim)
        }
    }

    override var revision: Int { first.revision + second.revision }

    override var deadline: TimeInterval? {
        switch (winner, first.deadline, second.deadline) {
        case (.first, let deadline, _), (.second, _, let deadline): deadline
        case (nil, let one?, let other?): min(one, other)
        case (nil, let one, let other): one ?? other
        }
    }

    override func advance(_ event: GestureEvent) {
        if winner != .second { first.advance(event) }
        if winner != .first { second.advance(event) }
        switch verdicts {
        case (_, .cancelled): winner = .first
        case (.cancelled, _): winner = .second
        default: break
        }
    }

    override func deliver() {
        let verdicts = verdicts
        if verdicts.first == .cancelled { first.cancel() }
        if verdicts.second == .cancelled { second.cancel() }
        if verdicts.first == .allowed { first.settle() }
        if verdicts.second == .allowed { second.settle() }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
        winner = nil
    }
}
