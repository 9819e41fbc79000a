// Time, for hosts with a virtual clock. See `advance(by:)`.
extension ViewHost {
    /// The virtual clock of the views; nil for the real one.
    public var clock: VirtualClock? { time.clock }

    /// The time since the clock's start, in seconds.
    public var now: TimeInterval { time.now }

    /// The maximum number of frames and jobs in one call that lets time pass.
    package var stepLimit: Int {
        get { time.stepLimit }
        set { time.stepLimit = newValue }
    }

    /// Lets time pass: performs all work that becomes due, in the order of time and then of scheduling. Each piece of
    /// work is an event that is settled before the next one.
    ///
    /// Everything in the host happens under its clock: mounting, events, actions of views and the tasks that they
    /// start. The clock controls:
    ///
    /// - `Timer.publish`, and `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` as schedulers of `delay`,
    ///   `debounce`, `receive(on:)` and so on;
    /// - `DispatchQueue.main.async` and `asyncAfter`, in modules that import this package only with a closure;
    /// - `Task.sleep` with the continuous or the suspending clock;
    /// - `TimelineView` and animations;
    /// - in programs that link `ReactiveTesting`, on Linux: all jobs of tasks that begin under the clock, the calls
    ///   above in any module, work items and calls with flags, and `Date()`.
    ///
    /// The clock doesn't control `now` of real clocks; other queues, and work that these send to the main queue;
    /// `Timer.scheduledTimer`, `DispatchSource` and `perform(_:afterDelay:)`. These take real time. Wait for them with
    /// `wait(for:)` of `ReactiveViewsTesting`.
    ///
    /// Work for the main queue that is due at once runs after the event that requested it, as an event of its own. It
    /// runs before the call that caused the event returns.
    ///
    /// While something is animated there are 60 frames per second, and one at the end of the advance: a renderer may
    /// show frames at any rate. After a million frames and jobs in one call time stops, with a diagnostic. Without
    /// `ReactiveTesting` a task that sleeps is woken, but continues only when the main actor is free: in an
    /// asynchronous function use `await`.
    ///
    /// ```swift
    /// let host = ViewHost(Stopwatch(), clock: .virtual)
    /// host.advance(by: .seconds(3))
    /// ```
    ///
    /// - Parameter duration: The time. A negative time is ignored, with a diagnostic.
    public func advance(by duration: Duration) {
        let action = beginAction(details: ActionWords.of(duration))
        defer { action?.end() }
        guard let clock = time.mayAdvance() else { return }
        let target = clock.now.advanced(by: passing(duration))
        var advance = ClockAdvance(of: clock, to: target)
        while time.step(&advance, to: target) {}
    }

    /// Lets time pass; see `advance(by:)` with a duration.
    ///
    /// - Parameter seconds: The time, in seconds. A negative or non-finite time is ignored, with a diagnostic.
    public func advance(by seconds: TimeInterval) { advance(by: passing(seconds)) }

    /// Lets time pass until no work is left or a limit is reached. The clock stops at the last work.
    ///
    /// ```swift
    /// host.runUntilIdle(limit: .seconds(10))
    /// ```
    ///
    /// - Parameter limit: The maximum time; 60 seconds by default.
    /// - Returns: Whether no work is left. Repeating work never ends.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(60)) -> Bool {
        let action = beginAction()
        defer { action?.end() }
        guard let clock = time.mayAdvance() else { return false }
        let end = clock.now.advanced(by: passing(limit))
        var advance = ClockAdvance(of: clock, to: end)
        while let next = time.nextStep, next <= end, time.step(&advance, to: min(next, end)) {}
        return time.nextStep == nil
    }

    /// Lets time pass and returns a record of the work.
    ///
    /// ```swift
    /// let trace = host.trace(advancingBy: .seconds(1))
    /// ```
    ///
    /// - Parameter duration: The time. A negative time is ignored, with a diagnostic.
    /// - Returns: The record.
    public func trace(advancingBy duration: Duration) -> Graph.Trace {
        graph.beginTrace()
        advance(by: duration)
        return graph.endTrace()
    }

    // MARK: With tasks

    /// Lets time pass as the synchronous form does, and lets tasks continue before it begins and after each piece of
    /// work.
    ///
    /// In programs that link `ReactiveTesting`, on Linux, the clock runs the tasks that begin under it, as in the
    /// synchronous form; this form lets other tasks run too, such as a test's own. Elsewhere the main actor is released
    /// until each woken task runs, and a few times more. That suffices for tasks that stay on the main actor.
    ///
    /// ```swift
    /// await host.advance(by: .seconds(1))
    /// ```
    ///
    /// - Parameter duration: The time. A negative time is ignored, with a diagnostic.
    public func advance(by duration: Duration) async {
        let action = beginAction(details: ActionWords.of(duration))
        defer { action?.end() }
        await letTasksRun()
        guard let clock = time.mayAdvance() else { return }
        let target = clock.now.advanced(by: passing(duration))
        var advance = ClockAdvance(of: clock, to: target)
        while time.step(&advance, to: target) { await letTasksRun() }
    }

    /// Lets time pass and tasks continue; see `advance(by:)` with a duration.
    ///
    /// - Parameter seconds: The time, in seconds. A negative or non-finite time is ignored, with a diagnostic.
    public func advance(by seconds: TimeInterval) async { await advance(by: passing(seconds)) }

    /// Lets time pass until no work is left or a limit is reached. Tasks continue in between as with `advance(by:)`.
    ///
    /// - Parameter limit: The maximum time; 60 seconds by default.
    /// - Returns: Whether no work is left. Repeating work never ends.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(60)) async -> Bool {
        let action = beginAction()
        defer { action?.end() }
        await letTasksRun()
        guard let clock = time.mayAdvance() else { return false }
        let end = clock.now.advanced(by: passing(limit))
        var advance = ClockAdvance(of: clock, to: end)
        while let next = time.nextStep, next <= end, time.step(&advance, to: min(next, end)) { await letTasksRun() }
        return time.nextStep == nil
    }

    /// Begins to let time pass step by step. Returns nil, with a diagnostic, if it may not pass here.
    package func beginSteps(until end: VirtualClock.Instant) -> ClockAdvance? {
        time.mayAdvance().map { ClockAdvance(of: $0, to: end) }
    }

    /// Performs the next work that is due until a time, also of animations.
    ///
    /// - Returns: False if there is none, or if a limit is reached.
    package func runNextStep(_ advance: inout ClockAdvance, until end: VirtualClock.Instant) -> Bool {
        guard let next = time.nextStep, next <= end else { return false }
        return time.step(&advance, to: min(next, end))
    }

    /// The time of the next job or frame, in seconds since the clock's start; nil if there is none.
    var nextWork: TimeInterval? { time.nextStep?.seconds }

    /// Whether a job or a frame waits for its time.
    package var hasWorkToCome: Bool { time.nextStep != nil }

    /// Performs the work that is due now.
    package func runDueWork() {
        graph.flush()
        time.runDue()
    }

    package func letTasksRun() async {
        for _ in 0..<1_000 where clock?.isWakingTasks == true { await Task.yield() }
        for _ in 0..<8 { await Task.yield() }
        // Gives tasks that are briefly on another thread a chance to return, if a thread is free.
        await Task.detached(priority: .background) { await Task.yield() }.value
        for _ in 0..<2 { await Task.yield() }
        graph.flush()
    }

    // MARK: Bad input

    private func passing(_ duration: Duration) -> Duration {
        guard duration < .zero else { return duration }
        Diagnostics.report(Diagnostic(.invalidTime, "Invalid duration \(duration) for the clock; using 0."))
        return .zero
    }

    private func passing(_ seconds: TimeInterval) -> Duration {
        guard seconds.isFinite else {
            Diagnostics.report(Diagnostic(.invalidTime, "Invalid duration \(seconds) seconds for the clock; using 0."))
            return .zero
        }
        return Duration(clamping: seconds)
    }
}
