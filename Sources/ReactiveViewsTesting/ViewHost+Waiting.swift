import ReactiveTesting
import ReactiveViews

extension ViewHost {
    /// Lets virtual time pass until a condition is true.
    ///
    /// ```swift
    /// try host.until { host.contains("loaded") }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The greatest virtual time to let pass; a minute by default.
    ///   - fileID: The file of the call, for recordings.
    ///   - line: The line of the call.
    ///   - condition: Checked at once, and after each piece of work that becomes due.
    /// - Throws: `WaitFailure` if the limit is reached, or as soon as nothing is due any more. It says what still runs,
    ///   and names a page with the session if the host is recorded.
    public func until(
        limit: Duration = .seconds(60), fileID: String = #fileID, line: Int = #line,
        _ condition: @MainActor () -> Bool
    ) throws(WaitFailure) {
        guard let clock else {
            throw WaitFailure(
                .misuse, "This host uses the real clock: wait with “try await host.until { … }” in an async test.")
        }
        if condition() { return }
        let end = clock.now.advanced(by: limit)
        guard var advance = beginSteps(until: end) else { throw Self.nested }
        let action = beginAction(at: "\(fileID):\(line)")
        while !condition() {
            guard runNextStep(&advance, until: end) else {
                let failure = failure(advance, limit: limit, clock)
                action?.end(failure)
                throw withSession(failure, at: "\(fileID):\(line)")
            }
        }
        action?.end()
    }

    /// Suspends until a condition is true, while time passes.
    ///
    /// Under a virtual clock its time passes as in the synchronous form. Otherwise use it for changes that come from
    /// elsewhere: a task, a timer, another thread.
    ///
    /// ```swift
    /// try await host.until { host.contains("loaded") }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The greatest time to let pass, virtual or real; a minute by default.
    ///   - fileID: The file of the call, for recordings.
    ///   - line: The line of the call.
    ///   - condition: The condition, checked on the main actor.
    /// - Throws: `WaitFailure` if the limit is reached, if nothing is due any more under a virtual clock, or if the
    ///   task is cancelled. It says what still runs, and shows the views.
    public func until(
        limit: Duration = .seconds(60), fileID: String = #fileID, line: Int = #line,
        _ condition: @escaping @MainActor () -> Bool
    ) async throws(WaitFailure) {
        guard let clock else { return try await wait(for: "The condition", limit: limit, condition) }
        await letTasksRun()
        if condition() { return }
        let end = clock.now.advanced(by: limit)
        guard var advance = beginSteps(until: end) else { throw Self.nested }
        let action = beginAction(at: "\(fileID):\(line)")
        while !condition() {
            let isCancelled = Task.isCancelled
            guard !isCancelled, runNextStep(&advance, until: end) else {
                let failure =
                    isCancelled
                    ? WaitFailure(.cancelled, "The wait was cancelled.\n\(state)")
                    : failure(advance, limit: limit, clock)
                action?.end(failure)
                throw withSession(failure, at: "\(fileID):\(line)")
            }
            await letTasksRun()
        }
        action?.end()
    }

    /// Suspends until a condition is true that something else than the host's clock brings about, such as another
    /// thread, a file or a server.
    ///
    /// ```swift
    /// try await host.wait(for: "the picture") { host.contains("cat.gif") }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the condition in the failure's message.
    ///   - limit: The greatest real time to wait; a minute by default. Only time in which the main queue and other
    ///     threads are free counts.
    ///   - condition: Checked at once, after each flush that ran a pass, and each time when the main queue is free.
    /// - Throws: `WaitFailure` if the limit is reached, or if the task is cancelled.
    public func wait(
        for name: String, limit: Duration = .seconds(60), _ condition: @escaping @MainActor () -> Bool
    ) async throws(WaitFailure) {
        do {
            try await ReactiveTesting.wait(for: name, limit: limit, condition) { check in
                let observer = graph.onFlush(check)
                return { observer.cancel() }
            }
        } catch {
            throw withSession(WaitFailure(error.reason, "\(error)\n\(state)"))
        }
    }

    /// Unmounts the views, and checks that nothing is left of the work that began under the host's virtual clock.
    ///
    /// ```swift
    /// try host.finish()
    /// ```
    ///
    /// - Parameter ignoring: The kinds of work that may be left; none by default.
    /// - Throws: `UnfinishedWork` with running tasks, live subscriptions, waiting timers and diagnostics that nothing
    ///   handled, each with where it came from.
    public func finish(ignoring: Set<UnfinishedWork.Kind> = []) throws(UnfinishedWork) {
        unmount()
        guard let clock else {
            Diagnostics.report(
                Diagnostic(.invalidTime, "finish() knows the work of a virtual clock; this host uses the real one."))
            return
        }
        runDueWork()
        let items = clock.unfinishedItems.filter { !ignoring.contains($0.kind) }
        guard items.isEmpty else { throw UnfinishedWork(items: items) }
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

    /// Adds the page of the session to a failure, if the host is recorded.
    private func withSession(_ failure: WaitFailure, at place: String? = nil) -> WaitFailure {
        let root = String(describing: Root.self).prefix { $0.isLetter || $0.isNumber }
        let session = Artifacts.session(
            of: self, failure.description, at: place, named: "until.\(root.prefix(60))")
        return session.isEmpty ? failure : WaitFailure(failure.reason, failure.description + session)
    }

    /// The failure of a wait in virtual time.
    private func failure(_ advance: ClockAdvance, limit: Duration, _ clock: VirtualClock) -> WaitFailure {
        let running = clock.unfinishedItems.filter { $0.kind == .task }
        let runs =
            running.isEmpty ? "No task runs." : "Still running:" + running.map { "\n  - \($0)" }.joined()
        if advance.isStorm {
            return WaitFailure(
                .limit,
                "The condition isn't true, and work goes on without a delay, so that no time passes. \(runs)\n\(state)")
        }
        guard !hasWorkToCome else {
            return WaitFailure(.limit, "The condition wasn't true within \(limit) of virtual time. \(runs)\n\(state)")
        }
        return WaitFailure(
            .nothingDue,
            "The condition isn't true, and nothing is due any more: time wouldn't change anything. \(runs)\n"
                + "What other threads do isn't waited for; use “try await host.wait(for: …) { … }”.\n\(state)")
    }

    /// The failure of a wait within an event or an update.
    private static var nested: WaitFailure {
        WaitFailure(.misuse, "Time can't pass during an event or an update; wait outside of them.")
    }

    private var state: String { "The views:\n\(inspect().excerpt())" }
}
