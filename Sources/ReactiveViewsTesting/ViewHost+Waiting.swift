import ReactiveTesting
import ReactiveViews

extension ViewHost {
    /// Suspends until a flush has made a condition true, or it is true already. For what comes from elsewhere: a task, a
    /// timer, another thread. Nothing sleeps and nothing polls: the condition is looked at after each flush.
    ///
    ///     #expect(await host.until { host.contains("loaded") })
    ///
    /// - Returns: false if the task was cancelled first, by a test's time limit for instance.
    @discardableResult
    public func until(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
        await graph.until(condition)
    }

    /// Runs something that suspends, settles what it changed, and gives the record of all that the graph did meanwhile.
    @_disfavoredOverload
    public func trace(_ event: () async throws -> Void) async rethrows -> Graph.Trace {
        try await graph.trace(event)
    }
}
