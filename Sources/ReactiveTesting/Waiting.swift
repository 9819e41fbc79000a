import Reactive

extension Graph {
    /// Suspends until a condition is true. Returns at once if it already is.
    ///
    /// ```swift
    /// await graph.until { model.isLoaded }
    /// ```
    ///
    /// - Parameter condition: Checked at once, and after each flush that ran a pass.
    /// - Returns: False if the task was cancelled first, for example by a test's time limit.
    @discardableResult
    public func until(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
        if condition() { return true }
        let wait = FlushWait()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                wait.begin(on: self, until: condition, continuation)
            }
        } onCancel: {
            Task { @MainActor in wait.end(returning: false) }
        }
    }

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

/// A task that waits for a graph's flushes.
///
/// Invariant: `continuation` isn't nil ⇔ the task waits ⇔ `observer` is one of the graph's flush observers. The
/// continuation is resumed exactly once.
@MainActor
private final class FlushWait {
    private var continuation: CheckedContinuation<Bool, Never>?
    private var observer: Graph.FlushObserver?

    nonisolated init() {}

    func begin(
        on graph: Graph, until condition: @escaping @MainActor () -> Bool,
        _ continuation: CheckedContinuation<Bool, Never>
    ) {
        if Task.isCancelled { return continuation.resume(returning: false) }
        self.continuation = continuation
        observer = graph.onFlush { [self] in
            if condition() { end(returning: true) }
        }
    }

    func end(returning result: Bool) {
        observer?.cancel()
        observer = nil
        continuation.take()?.resume(returning: result)
    }
}
