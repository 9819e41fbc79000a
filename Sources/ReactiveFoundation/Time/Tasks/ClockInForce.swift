import Synchronization

extension VirtualClock {
    /// The clock that the running code follows; nil for real time.
    ///
    /// That is the current task's clock. In a job of a task that has none, such as a detached task, it is the clock
    /// that runs the job.
    package static var inForce: VirtualClock? { current ?? RunningTaskJob.clock }
}

/// The clock whose task job runs on the main queue's current thread.
///
///     thread ≠ 0  ⇔  a task job runs on that thread;  only that thread accesses `current`
enum RunningTaskJob {
    private static let thread = Atomic<UInt>(0)
    // Unsafe: only the thread that has written its own identity to `thread` accesses it.
    private nonisolated(unsafe) static var current: VirtualClock?

    /// The clock; nil on other threads and outside of task jobs.
    static var clock: VirtualClock? {
        let running = thread.load(ordering: .relaxed)
        return running != 0 && running == ThreadIdentity.current ? current : nil
    }

    /// Runs a task job. Call it on the main thread; calls may be nested.
    static func run(on clock: VirtualClock, _ job: () -> Void) {
        let outer = current
        current = clock
        thread.store(ThreadIdentity.current, ordering: .relaxed)
        defer {
            current = outer
            if outer == nil { thread.store(0, ordering: .relaxed) }
        }
        job()
    }
}
