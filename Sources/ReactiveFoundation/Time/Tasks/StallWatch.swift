import Foundation

/// Frees a main thread that is blocked until tasks of a virtual clock have run, which run on the main thread.
///
/// A program may wait on a semaphore for a detached task. In real time another thread runs the task. Under a virtual
/// clock the task's turn comes when the thread is free, which it never is. The watch notices that the thread does
/// nothing while tasks' jobs are due, and hands these over to the system's threads, with a diagnostic.
///
///     a clock is watched  ⇔  it is in `clocks`;   the timer runs  ⇔  clocks isn't empty
final class StallWatch: Sendable {
    static let shared = StallWatch()

    /// The time between two looks, and the number of looks at a thread that does nothing before it counts as waiting.
    private static let interval = DispatchTimeInterval.milliseconds(500)
    private static let patience = 4

    private struct Watched {
        weak var clock: VirtualClock?
        /// The work that ran at the last look, and the processor's time that its thread had used.
        var last: (start: ThreadMoment, used: Int64)?
        /// The number of looks since the thread did anything.
        var looks = 0
    }
    private struct State {
        var clocks: [Watched] = []
        var timer: (any DispatchSourceTimer)?
    }
    private let state = Lock(unchecked: State())

    /// Watches a clock until it is released.
    func add(_ clock: VirtualClock) {
        state.withLockUnchecked { state in
            state.clocks.append(Watched(clock: clock))
            guard state.timer == nil else { return }
            let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
            timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
            timer.setEventHandler { [self] in look() }
            timer.activate()
            state.timer = timer
        }
    }

    private func look() {
        var clocks = state.withLockUnchecked { state in
            defer { state.clocks = [] }
            return state.clocks
        }
        clocks.removeAll { $0.clock == nil }
        for index in clocks.indices {
            guard let clock = clocks[index].clock else { continue }
            let work = clock.workThatDelaysTaskJobs
            let last = clocks[index].last
            let waits = work.map { $0.start == last?.start && $0.used == last?.used } ?? false
            clocks[index].last = work
            clocks[index].looks = waits ? clocks[index].looks + 1 : 0
            if let work, clocks[index].looks == Self.patience { clock.handOverTaskJobs(blockedBy: work.start) }
            // The last reference may release what belongs to the main actor.
            MainQueueRequests.add { withExtendedLifetime(clock) {} }
        }
        state.withLockUnchecked { state in
            state.clocks += clocks
            guard state.clocks.isEmpty else { return }
            state.timer?.cancel()
            state.timer = nil
        }
    }
}

extension VirtualClock {
    /// The beginning of the work that keeps task jobs from running, and the processor's time that its thread has used,
    /// in nanoseconds; nil if no task job is due.
    fileprivate var workThatDelaysTaskJobs: (start: ThreadMoment, used: Int64)? {
        state.withLockUnchecked { state in
            guard state.agenda.hasTaskJob(until: state.now), let start = state.running.first?.start ?? state.idle,
                let used = start.processorTimeOfThread
            else { return nil }
            return (start, used)
        }
    }

    /// Has the system run the due task jobs, and those that become due as long as the work is blocked.
    fileprivate func handOverTaskJobs(blockedBy work: ThreadMoment) {
        let isBlocked = state.withLockUnchecked { state in
            state.isStalled = (state.running.first?.start ?? state.idle) == work
            return state.isStalled
        }
        guard isBlocked else { return }
        VirtualClock.$current.withValue(self) {
            Diagnostics.report(
                Diagnostic(
                    .clockStall,
                    "The main thread waits while tasks of a virtual clock are due, which run on it: for instance on a "
                        + "semaphore that a task signals. Other threads run them now, in any order. Use “await” instead."
                ))
        }
        while let job = state.withLockUnchecked({ $0.agenda.popFirstTaskJob(until: $0.now) }) { job() }
    }
}
