import Reactive
import ReactiveFoundation

/// Assigns the tasks that are created under a virtual clock to that clock, which runs all their jobs.
///
/// A task belongs to the clock that is in force where it is created. It stays there when something else continues it,
/// such as a real thread. A task that was created outside, such as a test's own, belongs to no clock, even if a clock's
/// task continues it.
///
/// A task that runs when a clock is created was created before that clock, also if it was never enqueued: the task of
/// top-level code, or of an asynchronous `main`, begins by itself.
///
/// Two kinds of jobs can't be told apart by their task. An actor's own job runs the tasks that wait for the actor; it
/// follows the clock in force where it is enqueued, so that an actor's method which another thread continues runs on
/// that thread until it leaves the actor. A task made by `Task.immediate` becomes known when it first waits.
///
///     owners[id] ≠ nil  ⇔  the task with this identifier was created under a clock whose record exists
enum TaskOwners {
    private struct Owner {
        weak var clock: VirtualClock?
    }
    private struct State {
        var owners: [UInt64: Owner] = [:]
        var sightings = TaskSightings()
    }
    private static let state = Lock(State())

    /// Gives a job to the clock of its task.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - due: Returns the time on the clock at which the job is due; now if nil.
    ///   - run: Runs the job on the main thread, if its parameter is true. If it is false, the clock is advanced on
    ///     another thread, and the job must be enqueued with the system.
    /// - Returns: Whether a clock took the job.
    static func take(
        _ job: UnownedJob, at due: ((VirtualClock) -> VirtualClock.Instant)? = nil,
        _ run: @escaping (_ isOnMainThread: Bool) -> Void
    ) -> Bool {
        guard job.isTask else {
            guard let clock = VirtualClock.inForce else { return false }
            clock.enqueueTaskJob(at: due?(clock), run)
            return true
        }
        guard let clock = owner(ofTask: job, isRecorded: due == nil) else { return false }
        let id = job.taskID
        clock.enqueueTaskJob(at: due?(clock)) { [unowned clock] isOnMainThread in
            run(isOnMainThread)
            ClockRecord.of(clock)?.forgetIfGone(id)
        }
        return true
    }

    /// Returns the clock that a task belongs to.
    ///
    /// - Parameter isRecorded: Whether a new task is recorded. The runtime makes one for each sleep, which it leaves
    ///   behind when the sleep is cancelled.
    private static func owner(ofTask job: UnownedJob, isRecorded: Bool) -> VirtualClock? {
        let id = job.taskID
        let (owner, isFirst) = state.withLockUnchecked { state in
            (state.owners[id], state.sightings.isFirst(id))
        }
        if let owner { return owner.clock }
        guard isFirst, let clock = VirtualClock.inForce, let record = ClockRecord.of(clock) else { return nil }
        state.withLockUnchecked { $0.owners[id] = Owner(clock: clock) }
        record.add(id, isRecorded ? job : nil)
        return clock
    }

    /// Notes that the running task, if there is one, exists. If it is seen for the first time, it belongs to no clock.
    static func noteRunningTask() {
        guard let task = UnownedJob.runningTask else { return }
        let id = task.taskID
        state.withLockUnchecked { _ = $0.sightings.isFirst(id) }
    }

    /// Forgets tasks whose clock is gone.
    static func forget(_ ids: [UInt64]) {
        state.withLockUnchecked { state in
            for id in ids { state.owners[id] = nil }
        }
    }
}

/// Tells the first time that a task becomes runnable, at its creation, from the later ones.
///
/// The runtime numbers tasks in the order of creation. Threads that create tasks at the same time may enqueue them in
/// another order; some tasks are never enqueued, or late.
///
///     id was seen  ⇔  id ≤ newest  and  id isn't in `unseen`;   unseen.count ≤ limit
struct TaskSightings {
    private var newest: UInt64 = 0
    private var unseen: Set<UInt64> = []
    private static let limit = 4_096

    /// Returns whether the task wasn't seen before.
    mutating func isFirst(_ id: UInt64) -> Bool {
        guard id > newest else { return unseen.remove(id) != nil }
        let skipped = id - newest - 1
        unseen.formUnion((id - min(skipped, UInt64(Self.limit / 2)))..<id)
        newest = id
        // What has been unseen for long is never enqueued.
        if unseen.count > Self.limit { unseen = unseen.filter { newest - $0 < UInt64(Self.limit) } }
        return true
    }

    func checkInvariants() {
        precondition(unseen.allSatisfy { $0 < newest })
        precondition(unseen.count <= Self.limit)
    }
}
