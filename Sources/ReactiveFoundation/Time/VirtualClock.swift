import Foundation
import Synchronization

/// A clock that advances only on command, and then runs the jobs that become due.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule(after: .seconds(4)) { print("refreshed") }
/// clock.advance(by: .seconds(4)) // prints "refreshed", at once
/// ```
///
/// - Order: Jobs run in order of (time, scheduling), including jobs scheduled meanwhile. Repeating jobs that are due at
///   one time run in the order in which they began. During a job `now` is its due time.
/// - Isolation: Jobs run on the thread that advances the clock; those of tasks run on the main thread. Any thread may
///   schedule and cancel.
/// - Current clock: Code that runs with the clock as ``current`` has some sources of time follow it: `Timer.publish`
///   when it is connected, and the schedulers `DispatchQueue.main`, `OperationQueue.main`, `RunLoop.main` and the
///   current run loop. Other queues follow real time. A clock's jobs, and tasks started by them, run with it as
///   current.
public final class VirtualClock: Sendable {
    // agenda.first.due ≥ now, unless jobs are running or a storm has left some
    //
    // The lock guards `State`. No job runs under it.

    /// The clock that scheduling code follows in the current task; nil for real time.
    ///
    /// ```swift
    /// let clock = VirtualClock()
    /// let subscription = VirtualClock.$current.withValue(clock) {
    ///     Just(1).delay(for: 2, scheduler: RunLoop.main).sink { print($0) }
    /// }
    /// clock.advance(by: .seconds(2)) // prints 1
    /// ```
    @TaskLocal public static var current: VirtualClock?

    struct State {
        var now = Instant(nanoseconds: 0)
        var agenda = Agenda<Instant>()
        var deadlines = RealDeadlines()
        /// The events and jobs that run, at most one entry for each thread.
        var running: [RunningWork] = []
        /// When a task job was enqueued on the main queue while nothing ran there; nil once something runs.
        var idle: ThreadMoment?
        /// True while the running work is blocked; due task jobs then go to the system.
        var isStalled = false
        /// True if `StallWatch` observes the clock.
        var isWatched = false
        /// The number of events of hosts that have begun and not ended.
        var hostEvents = 0
        /// Closures called when a job is scheduled that is due at once, in order of addition.
        var owners: [(id: Int, wake: @Sendable () -> Void)] = []
        var lastOwnerID = 0
        /// The number of resumed tasks that don't run yet.
        var waking = 0
        /// Whether the main queue is going to run the task jobs that are due.
        var isRequested = false
        /// What a test records of the clock's tasks.
        var record: AnyObject?
    }
    let state = Lock(State())

    private static let count = Atomic<UInt64>(0)
    /// The number of this clock, which no other clock of the process has.
    package let number = count.wrappingAdd(1, ordering: .relaxed).newValue

    /// The date at the clock's start.
    public let startDate: Date
    /// The real uptime at the clock's start, in nanoseconds.
    let startUptime: UInt64
    /// Where the user defaults of the clock's jobs are: where they were for the code that created the clock.
    let sandboxPlace = TestSandbox.currentPlace

    /// Creates a clock at its start, time zero.
    ///
    /// - Parameter startDate: The clock's `date` at its start; the current date by default.
    public init(startingAt startDate: Date = Date()) {
        self.startDate = startDate
        startUptime = DispatchTime.now().uptimeNanoseconds
        TaskSupport.shared.clockCreated()
    }

    // MARK: The time

    /// The current time on this clock.
    public var now: Instant { state.withLockUnchecked { $0.now } }
    /// The seconds since the clock's start.
    public var elapsed: TimeInterval { now.seconds }
    /// The current time as a date. `Date()` follows it in programs that link `ReactiveTesting`, on Linux.
    public var date: Date { startDate + elapsed }
    /// The current time as a time of the dispatch clock. `DispatchTime.now()` isn't virtual.
    public var dispatchTime: DispatchTime { dispatchTime(at: now) }

    // MARK: Jobs

    /// The number of waiting jobs.
    public var jobCount: Int { state.withLockUnchecked { $0.agenda.count } }
    /// The time at which the next job is due; nil if none waits.
    public var nextDue: Instant? { state.withLockUnchecked { $0.agenda.first?.due } }

    /// Schedules an action at a time. If the time has passed, it is due at once and runs with the next advance.
    ///
    /// - Parameters:
    ///   - due: The time on this clock.
    ///   - action: The action, called once.
    /// - Returns: The job, for cancellation.
    /// - Complexity: O(*n*) in the number of waiting jobs that are due later.
    @discardableResult
    public func schedule(at due: Instant, _ action: @escaping () -> Void) -> Job {
        let job = Job(action, on: self, every: nil, from: due > now ? origin : nil)
        job.wait(until: due)
        return job
    }

    /// The origin of work that begins now, if it is recorded for this clock.
    private var origin: WorkOrigin? {
        WorkOrigin.current.flatMap { $0.owner == number ? $0 : nil }
    }

    /// Schedules an action after a delay.
    ///
    /// - Parameters:
    ///   - delay: The delay from now; a negative one counts as zero.
    ///   - action: The action, called once.
    /// - Returns: The job, for cancellation.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Job {
        schedule(at: now.advanced(by: delay), action)
    }

    /// Schedules a repeating action. Intervals that the clock has passed at once are skipped.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, at least 0.1 ms.
    ///   - first: The time of the first call; one interval from now if nil.
    ///   - action: The action, called until the job is cancelled.
    /// - Returns: The job, for cancellation.
    @discardableResult
    public func schedule(every interval: Duration, from first: Instant? = nil, _ action: @escaping () -> Void) -> Job {
        let interval = max(interval, .seconds(TimeInterval.shortestRepeatInterval))
        return repeating(every: interval, from: first ?? now.advanced(by: interval), action)
    }

    /// Schedules a repeating action with any interval that isn't zero.
    package func repeating(every interval: Duration, from first: Instant, _ action: @escaping () -> Void) -> Job {
        let job = Job(action, on: self, every: interval, from: origin)
        job.wait(until: max(first, now))
        return job
    }

    // MARK: Advancing

    /// Advances the clock by a duration and runs the jobs that become due.
    ///
    /// - Parameter duration: The duration; a negative one doesn't set the clock back.
    public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Advances the clock to a time and runs the jobs that become due.
    ///
    /// Jobs that are due at once may schedule further ones; after 1 000 rounds of that a diagnostic is reported, and
    /// the remaining ones wait for the next advance.
    ///
    /// - Parameter target: The time on this clock; an earlier one than `now` doesn't set the clock back.
    public func advance(to target: Instant) {
        let target = max(target, now)
        var advance = ClockAdvance(of: self, to: target)
        while let job = advance.next() { run(job) }
        move(to: target)
    }

    /// Runs a job or an event with this clock as the current one.
    package func run(_ work: () -> Void) {
        let moment = ThreadMoment.current
        let outer = state.withLockUnchecked { $0.beginWork(at: moment) }
        defer { state.withLockUnchecked { $0.endWork(on: moment.thread, resuming: outer) } }
        VirtualClock.$current.withValue(self, operation: work)
    }

    /// Sets the clock to the time of the next job that is due until the target, and returns the job.
    package func takeNext(until target: Instant?) -> (() -> Void)? {
        state.withLockUnchecked { state in
            guard let first = state.agenda.first, target.map({ first.due <= $0 }) ?? true else { return nil }
            state.move(to: first.due)
            return state.agenda.popFirst()
        }
    }

    /// Sets the clock without running jobs. It never goes back.
    package func move(to instant: Instant) {
        state.withLockUnchecked { $0.move(to: instant) }
    }

    /// Whether a resumed task doesn't run yet.
    package var isWakingTasks: Bool { state.withLockUnchecked { $0.waking > 0 } }

    // MARK: Owners

    /// Adds a closure that is called, on any thread, whenever a job is scheduled that is due at once. Returns its
    /// identifier for `removeOwner(_:)`.
    package func addOwner(_ wake: @escaping @Sendable () -> Void) -> Int {
        state.withLockUnchecked { state in
            state.lastOwnerID += 1
            state.owners.append((state.lastOwnerID, wake))
            return state.lastOwnerID
        }
    }

    package func removeOwner(_ id: Int) {
        let (removed, leavesTasks) = state.withLockUnchecked { state in
            let removed = state.owners.firstIndex { $0.id == id }.map { state.owners.remove(at: $0) }
            return (removed, state.owners.isEmpty && state.agenda.taskJobs > 0)
        }
        _ = consume removed
        // The owner's tasks still end, for instance because they are cancelled with it.
        if leavesTasks { requestTaskJobs() }
    }

    /// Calls the owners' closures. Must be called outside of locks.
    ///
    /// - Returns: False if there are no owners.
    @discardableResult
    func wakeOwners() -> Bool {
        let owners = state.withLockUnchecked { $0.owners }
        for owner in owners { owner.wake() }
        return !owners.isEmpty
    }

    /// The times and origins of the waiting jobs whose origin was recorded, in order.
    package var recordedJobs: [(due: Instant, origin: WorkOrigin)] { state.withLockUnchecked { $0.agenda.recorded } }

    /// Notes that an event of a host begins or ends. Returns the number of those that have begun and not ended.
    @discardableResult
    package func countHostEvents(adding change: Int = 0) -> Int {
        state.withLockUnchecked { state in
            state.hostEvents += change
            return state.hostEvents
        }
    }

    package func checkInvariants() {
        state.withLockUnchecked { state in
            state.agenda.checkInvariants()
            precondition(Set(state.running.map(\.start.thread)).count == state.running.count)
            precondition(state.running.allSatisfy { $0.depth > 0 })
        }
    }
}

/// An event or a job that runs on a thread, with those nested in it.
struct RunningWork {
    /// When the outermost one began.
    let start: ThreadMoment
    /// When the innermost one began, or last used a real deadline.
    var moment: ThreadMoment
    var depth = 1
}

extension VirtualClock.State {
    /// The index of a thread's running work.
    func index(of thread: UInt) -> Int? { running.firstIndex { $0.start.thread == thread } }

    /// Notes that work begins. Returns the moment of the work in which it is nested.
    mutating func beginWork(at moment: ThreadMoment) -> ThreadMoment? {
        // The thread isn't blocked any more.
        isStalled = false
        idle = nil
        guard let index = index(of: moment.thread) else {
            running.append(RunningWork(start: moment, moment: moment))
            return nil
        }
        let outer = running[index].moment
        running[index].moment = moment
        running[index].depth += 1
        return outer
    }

    mutating func endWork(on thread: UInt, resuming outer: ThreadMoment?) {
        isStalled = false
        guard let index = index(of: thread) else { return }
        running[index].depth -= 1
        if let outer, running[index].depth > 0 { running[index].moment = outer } else { running.remove(at: index) }
    }

    mutating func move(to instant: VirtualClock.Instant) {
        guard instant > now else { return }
        now = instant
        deadlines = RealDeadlines()
    }
}
