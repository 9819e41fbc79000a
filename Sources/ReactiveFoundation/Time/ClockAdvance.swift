/// The advance of a virtual clock to a later time, one job at a time.
///
/// A *round* is the set of jobs that were due at one time when the round began. The number of rounds at one time is
/// limited; otherwise jobs that schedule further jobs for the same time would stop the clock forever. The jobs of tasks
/// don't begin rounds, because a task that only hands over values makes one for each; their number is limited instead.
package struct ClockAdvance {
    /// The greatest number of rounds at one time.
    package static let rounds = 1_000
    /// The greatest number of tasks' jobs at one time.
    package static let taskJobs = 50_000

    private let clock: VirtualClock
    private let target: VirtualClock.Instant
    private var instant: VirtualClock.Instant?
    private var round = 0
    private var taskJobs = 0
    /// The sequence number of the first job after this round.
    private var end = 0
    /// Whether the limit ended the advance.
    package private(set) var isStorm = false

    package init(of clock: VirtualClock, to target: VirtualClock.Instant) {
        self.clock = clock
        self.target = target
    }

    /// Sets the clock to the next due job's time and returns the job. Returns nil if none is due until the target, or
    /// after the last round, which is reported as a diagnostic.
    package mutating func next() -> (() -> Void)? {
        guard !isStorm else { return nil }
        var advance = self
        let job = clock.state.withLockUnchecked { state -> (() -> Void)? in
            guard let first = state.agenda.first, first.due <= advance.target else { return nil }
            state.move(to: first.due)
            advance.note(first.sequence, in: state)
            return advance.isStorm ? nil : state.agenda.popFirst()
        }
        self = advance
        if isStorm {
            let storm =
                taskJobs > Self.taskJobs
                ? "Tasks continued \(Self.taskJobs) times without a delay"
                : "Jobs scheduled further jobs for the same "
                    + "time in \(Self.rounds) rounds"
            Diagnostics.report(
                Diagnostic(
                    .clockStorm,
                    "\(storm); the remaining ones wait for the next advance of the clock. Schedule them with a delay."))
        }
        return job
    }

    private mutating func note(_ sequence: Int, in state: VirtualClock.State) {
        if instant != state.now {
            instant = state.now
            round = 0
            end = 0
            taskJobs = 0
        }
        if state.agenda.startsWithTaskJob {
            taskJobs += 1
            isStorm = taskJobs > Self.taskJobs
            return
        }
        guard sequence >= end else { return }
        round += 1
        end = state.agenda.nextSequence
        isStorm = round > Self.rounds
    }
}
