import ReactiveTesting
import ReactiveViews

extension ViewHost {
    /// Suspends until a condition is true.
    ///
    /// Use it for changes that come from elsewhere: a task, a timer, another thread. The condition is checked at once
    /// and after each flush that ran a pass; nothing sleeps or polls.
    ///
    /// ```swift
    /// #expect(await host.until { host.contains("loaded") })
    /// ```
    ///
    /// - Parameter condition: The condition, checked on the main actor.
    /// - Returns: True when the condition is true; false if the task was cancelled first, for instance by the time
    ///   limit of a test.
    @discardableResult
    public func until(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
        await graph.until(condition)
    }

    /// Runs an asynchronous event, flushes, and returns the trace of what the graph did meanwhile.
    ///
    /// - Parameter event: The event.
    /// - Returns: The trace, with writes and evaluations in order.
    /// - Throws: Rethrows what `event` throws.
    @_disfavoredOverload
    public func trace(_ event: () async throws -> Void) async rethrows -> Graph.Trace {
        try await graph.trace(event)
    }
}
