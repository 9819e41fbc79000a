/// The time at which an animation's completions run.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// When the animated values appear to have arrived: for a spring after its perceptual duration.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When all motions have ended.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// A completion of everything that is animated under a transaction.
///
/// The transaction and each motion own the completion. When the last owner releases it, the action is enqueued on the
/// main queue. So it runs exactly once, also if nothing was animated.
final class AnimationCompletion: Sendable {
    private let action: Lock<(() -> Void)?>

    init(_ action: @escaping () -> Void) {
        // The caller enqueues the action on the main queue.
        self.action = Lock(nil)
        self.action.withLockUnchecked { $0 = action }
    }

    deinit {
        let action = MainQueueAction(action.withLockUnchecked { $0 })
        DispatchQueue.main.async { action.call() }
    }
}

/// An action being enqueued on the main queue.
private final class MainQueueAction: Sendable {
    private let action: Lock<(() -> Void)?>

    init(_ action: (() -> Void)?) {
        self.action = Lock(nil)
        self.action.withLockUnchecked { $0 = action }
    }

    func call() { action.withLockUnchecked { $0 }?() }
}

/// The pending completions of an animation. All lists are equal, because completions aren't part of an animation's
/// value.
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

    /// Releases completions with the criterion `.logicallyComplete`.
    mutating func logicallyComplete() { waiting.removeAll { $0.criteria == .logicallyComplete } }

    func isSame(as other: AnimationCompletions) -> Bool {
        waiting.count == other.waiting.count
            && zip(waiting, other.waiting).allSatisfy { $0.completion === $1.completion }
    }

    static func == (lhs: AnimationCompletions, rhs: AnimationCompletions) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// The completions of a transaction. Transactions with different completions are unequal.
private struct TransactionCompletions: Equatable, Sendable {
    var all = AnimationCompletions()
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.all.isSame(as: rhs.all) }
}

private struct CompletionsKey: TransactionKey {
    static let defaultValue = TransactionCompletions()
}

extension Transaction {
    /// Adds an action that runs when everything animated under this transaction is complete; soon, if nothing is
    /// animated.
    ///
    /// - Parameters:
    ///   - criteria: The time at which the action runs.
    ///   - completion: Called once, on the main queue.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        var completions = self[CompletionsKey.self]
        completions.all.add(criteria, AnimationCompletion(completion))
        self[CompletionsKey.self] = completions
    }

    /// The completions for changes under the transaction.
    var completions: AnimationCompletions { self[CompletionsKey.self].all }
}

/// Changes state with an animation, and calls an action when the animation is complete; soon, if nothing is animated.
///
/// ```swift
/// withAnimation {
///     isShown = false
/// } completion: {
///     items.removeAll()
/// }
/// ```
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: The time at which the action runs.
///   - body: Makes the changes.
///   - completion: Called once, on the main queue.
/// - Returns: The result of `body`.
/// - Throws: Rethrows the error of `body`.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
