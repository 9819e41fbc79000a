/// A virtual clock's way to a later time, job by job.
///
/// A *round* are the jobs that waited at one time when it began. Rounds at one and the same time are limited, because
/// otherwise jobs that are due at once and schedule others of that kind would never let time go on.
package struct Passage {
    /// How many rounds of jobs that are due at once there are at one time.
    package static let rounds = 1_000

    private let clock: VirtualClock
    private let target: VirtualClock.Instant
    private var instant: VirtualClock.Instant?
    private var round = 0
    /// The number of the first job that is not of this round.
    private var end = 0
    /// Whether it ended because of the limit.
    package private(set) var isStorm = false

    package init(of clock: VirtualClock, to target: VirtualClock.Instant) {
        self.clock = clock
        self.target = target
    }

    /// The next job, when the clock was set to its time; nil when there is none before the target is reached, or the rounds
    /// are used up, which is reported.
    package mutating func next() -> (() -> Void)? {
        guard !isStorm else { return nil }
        var passage = self
        let job = clock.state.withLockUnchecked { state -> (() -> Void)? in
            guard let first = state.agenda.first, first.due <= passage.target else { return nil }
            state.move(to: first.due)
            passage.note(first.sequence, in: state)
            return passage.isStorm ? nil : state.agenda.popFirst()
        }
        self = passage
        if isStorm {
            Diagnostics.report(
                Diagnostic(
                    .clockStorm,
                    "What is due at once kept scheduling more of that for \(Self.rounds) rounds; the rest waits for the "
                        + "next time that the clock is advanced."))
        }
        return job
    }

    private mutating func note(_ sequence: Int, in state: VirtualClock.State) {
        if instant != state.now {
            instant = state.now
            round = 0
            end = 0
        }
        guard sequence >= end else { return }
        round += 1
        end = state.agenda.nextSequence
        isStorm = round > Self.rounds
    }
}
