import Foundation
import Reactive
import ReactiveFoundation

/// The reason why a wait of a test has ended without success.
///
/// ```swift
/// do {
///     try await graph.until(limit: .seconds(1)) { model.isLoaded }
/// } catch {
///     print(error) // The condition wasn't true within 1.0 seconds.
/// }
/// ```
public struct WaitFailure: Error, Equatable, CustomStringConvertible {
    /// The kind of reason.
    public enum Reason: Sendable, Equatable {
        /// The limit was reached.
        case limit
        /// Nothing is due on the virtual clock, so that no more time would change anything.
        case nothingDue
        /// The test's task was cancelled.
        case cancelled
        /// The wait isn't possible as it was asked for; the description says why.
        case misuse
    }

    /// The kind of reason.
    public let reason: Reason
    public let description: String

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - reason: The kind of reason.
    ///   - description: The whole message.
    package init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}

extension Graph {
    /// Suspends until a condition is true. Returns at once if it already is.
    ///
    /// ```swift
    /// try await graph.until { model.isLoaded }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The greatest real time to wait; a minute by default. Only time in which the main queue and other
    ///     threads are free counts, so that a busy machine doesn't fail a test.
    ///   - condition: Checked at once, after each flush that ran a pass, and each time when the main queue is free.
    /// - Throws: `WaitFailure` if the limit is reached, or the task is cancelled, for instance by a test's time limit.
    public func until(
        limit: Duration = .seconds(60), _ condition: @escaping @MainActor () -> Bool
    ) async throws(WaitFailure) {
        try await wait(for: "The condition", limit: limit, condition) { [self] check in
            let observer = onFlush(check)
            return { observer.cancel() }
        }
    }
}

/// Suspends until a condition is true that something else than a virtual clock brings about, such as another thread, a
/// file or a server. Returns at once if it already is.
///
/// ```swift
/// try await wait(for: "the file") { store.isSaved }
/// ```
///
/// - Parameters:
///   - name: The name of the condition in the failure's message.
///   - limit: The greatest real time to wait; a minute by default. Only time in which the main queue and other
///     threads are free counts.
///   - condition: Checked at once, and each time when the main queue is free.
/// - Throws: `WaitFailure` if the limit is reached, or the task is cancelled, for instance by a test's time limit.
@MainActor
public func wait(
    for name: String, limit: Duration = .seconds(60), _ condition: @escaping @MainActor () -> Bool
) async throws(WaitFailure) {
    try await wait(for: name, limit: limit, condition) { _ in {} }
}

/// Suspends until a condition is true.
///
/// - Parameter observe: Has a closure called when something has changed, until the returned closure is called.
@MainActor
package func wait(
    for name: String, limit: Duration, _ condition: @escaping @MainActor () -> Bool,
    observe: @MainActor (_ check: @escaping @MainActor () -> Void) -> @MainActor () -> Void
) async throws(WaitFailure) {
    if condition() { return }
    let wait = ConditionWait(condition, limit: limit)
    let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { wait.begin($0, observe) }
    } onCancel: {
        MainQueueRequests.add { wait.end(.cancelled) }
    }
    switch outcome {
    case nil: return
    case .cancelled: throw WaitFailure(.cancelled, "\(name) wasn't true when the test's task was cancelled.")
    case .some(let reason):
        throw WaitFailure(reason, "\(name) wasn't true within \(limit), on a machine that was free.")
    }
}

/// A task that waits for a condition.
///
///     continuation ≠ nil  ⇔  the task waits  ⇔  timer runs;   the continuation is resumed exactly once
@MainActor
private final class ConditionWait {
    /// The time between two checks, in milliseconds.
    private nonisolated static let turn = 20

    private let condition: @MainActor () -> Bool
    /// The number of checks until the limit.
    private var turnsLeft: Int
    private var continuation: CheckedContinuation<WaitFailure.Reason?, Never>?
    private var timer: (any DispatchSourceTimer)?
    private var stopObserving: (@MainActor () -> Void)?
    private var isCancelled = false
    /// Whether another thread has been asked and hasn't answered.
    private var isAsking = false
    /// The priority of the waiting task, and thus of most tasks that it waits for.
    private let priority = Task.currentPriority

    init(_ condition: @escaping @MainActor () -> Bool, limit: Duration) {
        self.condition = condition
        turnsLeft = max(1, Int(clamping: limit.inNanoseconds / 1_000_000) / Self.turn)
    }

    func begin(
        _ continuation: CheckedContinuation<WaitFailure.Reason?, Never>,
        _ observe: (@escaping @MainActor () -> Void) -> @MainActor () -> Void
    ) {
        if isCancelled || Task.isCancelled { return continuation.resume(returning: .cancelled) }
        self.continuation = continuation
        stopObserving = observe { [self] in check() }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + .milliseconds(Self.turn), repeating: .milliseconds(Self.turn))
        timer.setEventHandler { [self] in
            MainActor.assumeIsolated {
                check()
                askOtherThreads()
            }
        }
        timer.resume()
        self.timer = timer
    }

    /// Counts a turn once a thread has run a task, as soon as one of them was free for it, and then the main queue has
    /// been free: a busy machine has neither. `Task.yield()` and most other waits need such a thread.
    private func askOtherThreads() {
        guard !isAsking else { return }
        isAsking = true
        Task.detached(priority: priority) {
            MainQueueRequests.add { [self] in
                isAsking = false
                turnsLeft -= 1
                if turnsLeft <= 0 { end(.limit) }
            }
        }
    }

    private func check() {
        if continuation != nil, condition() { end(nil) }
    }

    func end(_ outcome: WaitFailure.Reason?) {
        isCancelled = isCancelled || outcome == .cancelled
        stopObserving.take()?()
        timer.take()?.cancel()
        continuation.take()?.resume(returning: outcome)
    }
}

extension Graph {
    /// Runs an asynchronous event, flushes its changes, and returns a record of the graph's work in the meantime.
    ///
    /// ```swift
    /// let trace = try await graph.trace { try await model.load() }
    /// ```
    ///
    /// - Parameter event: Changes the graph's sources. If it throws, the record is discarded.
    /// - Returns: The record, from the start of the event to the end of the flush.
    /// - Throws: Rethrows what `event` throws.
    public func trace(_ event: () async throws -> Void) async rethrows -> Graph.Trace {
        beginTrace()
        do {
            try await event()
        } catch {
            _ = endTrace()
            throw error
        }
        flush()
        return endTrace()
    }
}
