import Foundation

/// A clock that stands still until its owner has it go on, and runs what was scheduled on it then.
///
///     let clock = VirtualClock()
///     clock.schedule(after: .seconds(4)) { print("refreshed") }
///     clock.advance(by: .seconds(4))
///
/// What is due runs in the order of (time, order of scheduling), on the thread that advances the clock, while `now` is the
/// time it was due at. What jobs schedule in their turn takes part, if it is due in time. Jobs may be scheduled and
/// cancelled from any thread.
///
/// Code that runs with a clock as `current` has these follow it: `Timer.publish` when it is connected, and as schedulers
/// (`delay`, `debounce`, `receive(on:)` …) `DispatchQueue.main`, `OperationQueue.main`, `RunLoop.main` and the current run loop.
/// Other queues stay real. A clock's jobs run with it as `current`; so do tasks that are started meanwhile.
///
///     agenda.first.due ≥ now, unless jobs are being run or were left over by a storm
///
/// Mutable state: that of `State`, guarded by the lock. No job runs under it.
public final class VirtualClock: Sendable {
    /// The clock that code which schedules something is under.
    @TaskLocal public static var current: VirtualClock?

    struct State {
        var now = Instant(nanoseconds: 0)
        var agenda = Agenda<Instant>()
        var deadlines = RealDeadlines()
        /// Who wants to know that something is due at once, the oldest first.
        var owners: [(id: Int, wake: @Sendable () -> Void)] = []
        var ownersEver = 0
        /// How many tasks were woken and don't run yet.
        var waking = 0
    }
    let state = Lock(State())

    /// The date when the clock began.
    public let startDate: Date
    let startUptime: UInt64

    /// A clock at its beginning.
    ///
    /// - Parameter startDate: what `date` is then.
    public init(startingAt startDate: Date = Date()) {
        self.startDate = startDate
        startUptime = DispatchTime.now().uptimeNanoseconds
    }

    // MARK: The time

    /// The time on this clock.
    public var now: Instant { state.withLockUnchecked { $0.now } }
    /// Seconds since the clock began.
    public var elapsed: TimeInterval { now.seconds }
    /// The time as a date. `Date()` is not virtual.
    public var date: Date { startDate + elapsed }
    /// The time on the dispatch clock. `DispatchTime.now()` is not virtual.
    public var dispatchTime: DispatchTime { dispatchTime(at: now) }

    // MARK: Jobs

    /// How many jobs wait.
    public var jobCount: Int { state.withLockUnchecked { $0.agenda.count } }
    /// When the next job is due; nil if there is none.
    public var nextDue: Instant? { state.withLockUnchecked { $0.agenda.first?.due } }

    /// Has something done at a time, or next if that is past.
    @discardableResult
    public func schedule(at due: Instant, _ action: @escaping () -> Void) -> Job {
        let job = Job(action, on: self, every: nil)
        job.wait(until: due)
        return job
    }

    /// Has something done when so much time has passed; less than none counts as none.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Job {
        schedule(at: now.advanced(by: delay), action)
    }

    /// Has something done again and again, until it is cancelled.
    ///
    /// - Parameters:
    ///   - interval: less than 0.1 ms counts as that.
    ///   - first: when it is done first; one interval from now if nil.
    @discardableResult
    public func schedule(every interval: Duration, from first: Instant? = nil, _ action: @escaping () -> Void) -> Job {
        let interval = max(interval, .seconds(TimeInterval.shortestRepetition))
        return repeating(every: interval, from: first ?? now.advanced(by: interval), action)
    }

    /// `schedule(every:)` with any interval that isn't zero.
    package func repeating(every interval: Duration, from first: Instant, _ action: @escaping () -> Void) -> Job {
        let job = Job(action, on: self, every: interval)
        job.wait(until: max(first, now))
        return job
    }

    // MARK: Going on

    /// Lets so much time pass, running what becomes due.
    public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Lets time pass until then, running what becomes due. The clock never goes back. When jobs that are due at once keep
    /// scheduling others of that kind for 1 000 rounds it is reported, and what is left waits for the next time.
    public func advance(to target: Instant) {
        let target = max(target, now)
        var passage = Passage(of: self, to: target)
        VirtualClock.$current.withValue(self) {
            while let job = passage.next() { job() }
        }
        move(to: target)
    }

    /// Takes out the next job that is due until then, and sets the clock to its time.
    package func takeNext(until target: Instant?) -> (() -> Void)? {
        state.withLockUnchecked { state in
            guard let first = state.agenda.first, target.map({ first.due <= $0 }) ?? true else { return nil }
            state.move(to: first.due)
            return state.agenda.popFirst()
        }
    }

    /// Sets the clock, running nothing. It never goes back.
    package func move(to instant: Instant) {
        state.withLockUnchecked { $0.move(to: instant) }
    }

    /// Whether a task was woken that doesn't run yet.
    package var isWakingTasks: Bool { state.withLockUnchecked { $0.waking > 0 } }

    // MARK: Owners

    /// Has a closure called, on any thread, whenever something is scheduled that is due at once.
    package func addOwner(_ wake: @escaping @Sendable () -> Void) -> Int {
        state.withLockUnchecked { state in
            state.ownersEver += 1
            state.owners.append((state.ownersEver, wake))
            return state.ownersEver
        }
    }

    package func removeOwner(_ id: Int) {
        let removed = state.withLockUnchecked { state in
            state.owners.firstIndex { $0.id == id }.map { state.owners.remove(at: $0) }
        }
        _ = consume removed
    }

    /// Call it without any lock.
    func wakeOwners() {
        for owner in state.withLockUnchecked({ $0.owners }) { owner.wake() }
    }

    package func checkInvariants() {
        state.withLockUnchecked { $0.agenda.checkInvariants() }
    }
}

extension VirtualClock.State {
    mutating func move(to instant: VirtualClock.Instant) {
        guard instant > now else { return }
        now = instant
        deadlines = RealDeadlines()
    }
}
