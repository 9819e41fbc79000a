import Reactive

extension Graph {
    /// Suspends until a flush has made a condition true; see `ViewHost.until`.
    ///
    /// - Parameter condition: checked at once, and after each flush that ran a pass.
    /// - Returns: false if the task was cancelled first, by a test's time limit for instance.
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

    /// Runs something that suspends, settles what it changed, and gives the record of all that the graph did meanwhile.
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
/// Invariant: continuation ≠ nil ⇔ the task waits ⇔ `observer` is one of the graph's flush observers; the continuation is resumed once.
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
