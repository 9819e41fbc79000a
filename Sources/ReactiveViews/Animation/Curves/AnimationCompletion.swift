/// When the actions that wait for an animation's end are called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// When what is animated looks as if it had arrived: a spring after its perceptual duration.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Somebody waits for all that is animated under a transaction.
///
/// The transaction and each motion under it own this; when the last one lets go, the action is called, as work of the main queue. So it is
/// called exactly once, also if nothing was animated.
final class AnimationCompletion: Sendable {
    private let action: Lock<(() -> Void)?>

    init(_ action: @escaping () -> Void) {
        // The caller hands the action over to the main queue.
        self.action = Lock(nil)
        self.action.withLockUnchecked { $0 = action }
    }

    deinit {
        let action = MainQueueAction(action.withLockUnchecked { $0 })
        DispatchQueue.main.async { action.call() }
    }
}

/// An action on its way to the main queue.
private final class MainQueueAction: Sendable {
    private let action: Lock<(() -> Void)?>

    init(_ action: (() -> Void)?) {
        self.action = Lock(nil)
        self.action.withLockUnchecked { $0 = action }
    }

    func call() { action.withLockUnchecked { $0 }?() }
}

/// Those who wait for an animation. All such lists are equal: who waits is not part of what an animation is.
struct AnimationCompletions: Hashable, Sendable {
    private var waiting: [(criteria: AnimationCompletionCriteria, completion: AnimationCompletion)] = []

    var isEmpty: Bool { waiting.isEmpty }

    mutating func add(_ criteria: AnimationCompletionCriteria, _ completion: AnimationCompletion) {
        waiting.append((criteria, completion))
    }

    mutating func add(_ others: AnimationCompletions) {
        for other in others.waiting where !waiting.contains(where: { $0.completion === other.completion }) {
            waiting.append(other)
        }
    }

    /// Lets go of those who wait for the look of the end.
    mutating func logicallyComplete() { waiting.removeAll { $0.criteria == .logicallyComplete } }

    func isSame(as other: AnimationCompletions) -> Bool {
        waiting.count == other.waiting.count
            && zip(waiting, other.waiting).allSatisfy { $0.completion === $1.completion }
    }

    static func == (lhs: AnimationCompletions, rhs: AnimationCompletions) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// Those who wait for what a transaction animates. Transactions with different ones are different.
private struct TransactionCompletions: Equatable, Sendable {
    var all = AnimationCompletions()
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.all.isSame(as: rhs.all) }
}

private struct CompletionsKey: TransactionKey {
    static let defaultValue = TransactionCompletions()
}

extension Transaction {
    /// Calls an action when all that is animated under this transaction is complete; soon, if nothing is.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        var completions = self[CompletionsKey.self]
        completions.all.add(criteria, AnimationCompletion(completion))
        self[CompletionsKey.self] = completions
    }

    /// Those who wait for what is animated under the transaction.
    var completions: AnimationCompletions { self[CompletionsKey.self].all }
}

/// Makes changes of state under an animation, and calls an action when what is animated by them is complete; soon, if nothing is.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
