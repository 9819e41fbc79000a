/// A host's time: has the jobs of a virtual clock run as events, one after the other, and frames made while something moves.
///
///     isStepping  ⇒  a job or a frame is running, or jobs that are due at once are being run
///     frames ≠ nil  ⇔  something moves
///     frameTimer ≠ nil  ⇔  something moves, by the real clock
@MainActor
final class HostTime {
    /// What a frame does at a time, in the host's seconds; whether there is more to come.
    var frameHandler: ((_ now: TimeInterval) -> Bool)?
    /// Nil if the host lives by the real clock.
    private(set) var clock: VirtualClock?

    /// How many frames and jobs there may be in one go.
    var stepLimit = 1_000_000
    private var stepsLeft = 0

    private weak var graph: Graph?
    private let realStart = ContinuousClock.now
    private var isStepping = false
    private var frames: Frames?
    private var frameTimer: FrameTimer?
    private var ownership: ClockOwnership?

    init(_ graph: Graph) {
        self.graph = graph
    }

    /// Has the host live by a virtual clock. To be called before anything is mounted.
    func follow(_ clock: VirtualClock) {
        guard let graph else { return }
        self.clock = clock
        graph.surroundings = { body in VirtualClock.$current.withValue(clock) { body() } }
        graph.didSettle = { [weak self] in self?.runDue() }
        ownership = ClockOwnership(of: clock) { [weak self] in self?.runDue() }
    }

    // MARK: The time

    /// Seconds since the host's clock began.
    var now: TimeInterval { clock?.elapsed ?? (ContinuousClock.now - realStart).inSeconds }
    var date: Date { clock?.date ?? Date() }

    /// Has something done at a date, as an event, until it is cancelled or let go.
    func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> AnyCancellable {
        if let clock {
            let job = clock.schedule(at: clock.instant(at: date)) { MainActor.assumeIsolated(action) }
            return AnyCancellable { job.cancel() }
        }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(0, date.timeIntervalSinceNow))
        timer.setEventHandler { [weak graph] in
            MainActor.assumeIsolated { graph?.perform(action) }
        }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    // MARK: Going on

    /// Whether time may go on here. Says so if it may not.
    func mayAdvance() -> VirtualClock? {
        guard let clock, let graph else {
            report("This host lives by the real clock, which goes on by itself.")
            return nil
        }
        guard !isStepping, !graph.isInEvent, !graph.isUpdating else {
            report("Time can't go on within what happens at one time; it stays. Let it pass outside of events.")
            return nil
        }
        stepsLeft = stepLimit
        return clock
    }

    /// When something happens next; nil if nothing will.
    var nextStep: VirtualClock.Instant? {
        guard let due = clock?.nextDue else { return frames?.next }
        return frames.map { min($0.next, due) } ?? due
    }

    /// Does the next thing on the way to a time, and settles it; a job before a frame that is due at the same time. False if there
    /// is nothing: the clock is there then.
    func step(_ passage: inout Passage, to target: VirtualClock.Instant) -> Bool {
        guard let clock, let graph else { return false }
        guard stepsLeft > 0 else {
            report(
                "Time stops \((target.seconds - clock.elapsed)) s too early: \(stepLimit) frames and jobs have come, without an end."
            )
            return false
        }
        stepsLeft -= 1
        isStepping = true
        defer { isStepping = false }
        if let frame = frames?.next, frame <= target, clock.nextDue.map({ frame < $0 }) ?? true {
            clock.move(to: frame)
            makeFrame()
            return true
        }
        guard let job = passage.next() else {
            clock.move(to: target)
            return false
        }
        graph.perform(job)
        return true
    }

    /// Whether a job of the virtual clock is due now.
    var hasDueJob: Bool { clock.map { clock in clock.nextDue.map { $0 <= clock.now } ?? false } ?? false }

    /// Runs what is due at once, each as an event.
    private func runDue() {
        guard !isStepping, let graph, let clock, !graph.isInEvent, let due = clock.nextDue, due <= clock.now else {
            return
        }
        isStepping = true
        defer { isStepping = false }
        var passage = Passage(of: clock, to: clock.now)
        while let job = passage.next() { graph.perform(job) }
    }

    private func report(_ message: String) {
        Diagnostics.report(Diagnostic(.invalidTime, message))
    }

    // MARK: Frames

    /// Something begins to move: frames come, 60 in a second, until one says that nothing moves any more.
    func startFrames() {
        guard frames == nil else { return }
        frames = Frames(from: clock?.now ?? VirtualClock.Instant(nanoseconds: 0))
        if clock == nil { frameTimer = FrameTimer { [weak self] in self?.makeFrame() } }
    }

    private func makeFrame() {
        frames?.count += 1
        graph?.perform {
            guard frameHandler?(now) != true else { return }
            // Before the event is settled: something else may begin to move then.
            frames = nil
            frameTimer = nil
        }
    }
}
