/// Time, for hosts with a virtual clock.
///
/// All that happens through the host happens under its clock: mounting, events, the actions of views, the tasks they start.
/// What these schedule follows the clock:
///
/// - `Timer.publish`, and `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` as schedulers of `delay`, `debounce`, `receive(on:)` …;
/// - `DispatchQueue.main.async` and `asyncAfter` with a closure;
/// - `Task.sleep` by the continuous or the suspending clock;
/// - `TimelineView` and animations.
///
/// What doesn't: `Date()` and the `now()` of all real clocks; other queues than the main one, and what they have the main queue do
/// (no clock is current there); `DispatchWorkItem`s; calls that pass `flags`; `Timer.scheduledTimer`, `DispatchSource`, `perform(_:afterDelay:)`;
/// `sleep` called on a real clock itself; detached tasks. These take their real time; wait for them with `ReactiveTesting`'s `until`.
///
/// Work for the main queue that is due at once runs when the event that asked for it is settled, as an event of its own, before the
/// call that brought on the event returns.
extension ViewHost {
    /// The virtual clock that the views live by; nil if it is the real one.
    public var clock: VirtualClock? { time.clock }

    /// Seconds since the host's clock began.
    public var now: TimeInterval { time.now }

    /// How many frames and jobs there may be in one call that lets time pass.
    package var stepLimit: Int {
        get { time.stepLimit }
        set { time.stepLimit = newValue }
    }

    /// Lets time pass: does what becomes due, one after the other in the order of (time, order of scheduling), each as an event that is
    /// settled before the next. It ends exactly so much later.
    ///
    /// What goes on for ever, an animation for instance, makes 60 frames in each second. After a million frames and
    /// jobs in one call time stops there, with a diagnostic.
    ///
    /// A task that sleeps is woken, but goes on only when the main actor is free: in an asynchronous function use `await`.
    public func advance(by duration: Duration) {
        guard let clock = time.mayAdvance() else { return }
        let target = clock.now.advanced(by: passing(duration))
        var passage = Passage(of: clock, to: target)
        while time.step(&passage, to: target) {}
    }

    /// `advance(by:)`, in seconds. A time that isn't finite doesn't pass, with a diagnostic.
    public func advance(by seconds: TimeInterval) { advance(by: passing(seconds)) }

    /// Lets time pass until nothing is left to be done, but no longer than a limit. The clock is then where the last thing happened.
    ///
    /// - Returns: whether nothing is left. What repeats goes on for ever.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(60)) -> Bool {
        guard let clock = time.mayAdvance() else { return false }
        let end = clock.now.advanced(by: passing(limit))
        var passage = Passage(of: clock, to: end)
        while let next = time.nextStep, next <= end, time.step(&passage, to: min(next, end)) {}
        return time.nextStep == nil
    }

    /// Lets time pass and gives the record of what that led to.
    public func trace(advancingBy duration: Duration) -> Graph.Trace {
        graph.beginTrace()
        advance(by: duration)
        return graph.endTrace()
    }

    // MARK: With tasks

    /// Lets time pass as `advance(by:)` does, and between one thing and the next lets tasks go on: before it begins and after each job the
    /// main actor is given up until each task that was woken runs, and a few times more.
    ///
    /// A task gets as far as it can in so many turns. That is enough for those that stay on the main actor; for one that has something done
    /// elsewhere there is no saying how long it takes. Wait for that with `ReactiveTesting`'s `until`.
    public func advance(by duration: Duration) async {
        await letTasksRun()
        guard let clock = time.mayAdvance() else { return }
        let target = clock.now.advanced(by: passing(duration))
        var passage = Passage(of: clock, to: target)
        while time.step(&passage, to: target) { await letTasksRun() }
    }

    /// `advance(by:)`, in seconds.
    public func advance(by seconds: TimeInterval) async { await advance(by: passing(seconds)) }

    /// `runUntilIdle(limit:)`, letting tasks go on in between as `advance(by:)` does.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(60)) async -> Bool {
        await letTasksRun()
        guard let clock = time.mayAdvance() else { return false }
        let end = clock.now.advanced(by: passing(limit))
        var passage = Passage(of: clock, to: end)
        while let next = time.nextStep, next <= end, time.step(&passage, to: min(next, end)) { await letTasksRun() }
        return time.nextStep == nil
    }

    private func letTasksRun() async {
        for _ in 0..<1_000 where clock?.isWakingTasks == true { await Task.yield() }
        for _ in 0..<8 { await Task.yield() }
        // A turn of those who are elsewhere for a moment, if there are threads to spare.
        await Task.detached(priority: .background) { await Task.yield() }.value
        for _ in 0..<2 { await Task.yield() }
        graph.flush()
    }

    // MARK: Bad input

    private func passing(_ duration: Duration) -> Duration {
        guard duration < .zero else { return duration }
        Diagnostics.report(Diagnostic(.invalidTime, "Time doesn't go back, by \(duration) or anything; it stays."))
        return .zero
    }

    private func passing(_ seconds: TimeInterval) -> Duration {
        guard seconds.isFinite else {
            Diagnostics.report(Diagnostic(.invalidTime, "\(seconds) seconds can't pass; none do."))
            return .zero
        }
        return Duration(clamping: seconds)
    }
}
