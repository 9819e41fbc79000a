import Foundation

extension VirtualClock {
    /// Enqueues a job of a task. It runs on the main thread, after the work that is due now.
    ///
    /// Without an advance of the clock it runs when the main queue is free: a task doesn't wait for time that passes.
    ///
    /// - Parameters:
    ///   - due: The time; now if nil.
    ///   - job: Runs the job, if its parameter is true: it is then called on the main thread, with this clock in force.
    ///     If it is false, the closure must hand the job over to the system.
    package func enqueueTaskJob(at due: Instant? = nil, _ job: @escaping (_ isOnMainThread: Bool) -> Void) {
        let (isStalled, isDue, isFirst) = state.withLockUnchecked { state -> (Bool, Bool, Bool) in
            let due = max(due ?? state.now, state.now)
            let isDue = due == state.now
            if state.isStalled, isDue { return (true, true, false) }
            _ = state.agenda.add(at: due, isTaskJob: true) { [unowned self] in
                guard isOnMainQueue else { return job(false) }
                RunningTaskJob.run(on: self) { job(true) }
            }
            if state.running.isEmpty, state.idle == nil, isOnMainQueue { state.idle = .current }
            defer { state.isWatched = true }
            return (false, isDue, !state.isWatched)
        }
        if isStalled { return job(false) }
        if isFirst { StallWatch.shared.add(self) }
        if isDue, !wakeOwners() { requestTaskJobs() }
    }

    /// Has the task jobs that are due run when the main queue is free, if there are any.
    package func requestDueTaskJobs() {
        guard state.withLockUnchecked({ $0.agenda.hasTaskJob(until: $0.now) }) else { return }
        if !wakeOwners() { requestTaskJobs() }
    }

    /// Has the task jobs run on the main queue that are due, unless this is requested already.
    func requestTaskJobs() {
        let isNew = state.withLockUnchecked { state in
            defer { state.isRequested = true }
            return !state.isRequested
        }
        guard isNew else { return }
        MainQueueRequests.add { [self] in
            state.withLockUnchecked { $0.isRequested = false }
            runDueTaskJobs()
        }
    }

    /// Runs the task jobs that are due, and no other work.
    private func runDueTaskJobs() {
        for _ in 0..<ClockAdvance.taskJobs {
            guard let job = state.withLockUnchecked({ $0.agenda.popFirstTaskJob(until: $0.now) }) else { return }
            run(job)
        }
        // A task that never stops must not keep the main queue busy.
        requestTaskJobs()
    }

    /// What a test records of the clock, created at the first access.
    package func record<Record: AnyObject>(_ make: () -> Record) -> Record? {
        state.withLockUnchecked { state in
            if state.record == nil { state.record = make() }
            return state.record as? Record
        }
    }
}

/// Closures for the main queue that are called there in real time, even where a virtual clock stands for it.
///
/// A dispatch source calls them: the functions that enqueue work are those that a test replaces.
package enum MainQueueRequests {
    private static let waiting = Lock<[@MainActor @Sendable () -> Void]>([])
    private static let source = Source()

    // Unchecked: a dispatch source is thread-safe, and not every system declares it `Sendable`.
    private final class Source: @unchecked Sendable {
        let source = DispatchSource.makeUserDataAddSource(queue: .main)

        init() {
            source.setEventHandler { MainActor.assumeIsolated { MainQueueRequests.callAll() } }
            source.activate()
        }
    }

    /// Adds a closure that is called soon on the main queue.
    package static func add(_ closure: @escaping @MainActor @Sendable () -> Void) {
        waiting.withLock { $0.append(closure) }
        source.source.add(data: 1)
    }

    @MainActor
    private static func callAll() {
        let closures = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for closure in closures { closure() }
    }
}
