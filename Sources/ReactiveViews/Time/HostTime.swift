import Reactive

/// A host's time: runs the jobs of a virtual clock as events, one by one, and makes frames while something moves.
///
/// Invariants: while `isStepping`, a job or a frame runs, or jobs that are due at once are being run; `frames` is set
/// if and only if something moves; `frameTimer` is set if and only if something moves by the real clock.
@MainActor
final class HostTime {
    /// Makes a frame at a time, in the host's seconds. Returns whether there are more to come.
    var frameHandler: ((_ now: TimeInterval) -> Bool)?
    /// The virtual clock; nil for the real clock.
    private(set) var clock: VirtualClock?

    /// The maximum number of frames and jobs in one advance.
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

    /// Sets a virtual clock. Call before anything is mounted.
    func follow(_ clock: VirtualClock) {
        self.clock = clock
        ownership = ClockOwnership(of: clock) { [weak self] in self?.runDue() }
    }

    // MARK: Time

    /// The time since the host's clock began, in seconds.
    var now: TimeInterval { clock?.elapsed ?? (ContinuousClock.now - realStart).inSeconds }
    var date: Date { clock?.date ?? Date() }

    /// Schedules an action at a date, as an event; it is cancelled when the result is released.
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

    // MARK: Advancing

    /// Returns the clock if time may be advanced here; otherwise reports the reason.
    func mayAdvance() -> VirtualClock? {
        guard let clock, let graph else {
            report("Can't advance the time: this host uses the real clock.")
            return nil
        }
        guard !isStepping, !graph.isInEvent, !graph.isUpdating else {
            report("Can't advance the time during an event or update; advance it outside of events.")
            return nil
        }
        stepsLeft = stepLimit
        return clock
    }

    /// The time of the next job or frame; nil if there is none.
    var nextStep: VirtualClock.Instant? {
        guard let due = clock?.nextDue else { return frames?.next }
        return frames.map { min($0.next, due) } ?? due
    }

    /// Runs and settles the next job or frame up to a time; a job comes before a frame at the same time. While
    /// something moves there is a frame at the target, too: a renderer of any rate sees each of its frames. Returns
    /// false if there is none: the clock is then at the target.
    func step(_ advance: inout ClockAdvance, to target: VirtualClock.Instant) -> Bool {
        guard let clock, let graph else { return false }
        guard stepsLeft > 0 else {
            report("Stopped \(target.seconds - clock.elapsed) s early after \(stepLimit) frames and jobs.")
            return false
        }
        stepsLeft -= 1
        isStepping = true
        defer { isStepping = false }
        if let frame = frames?.next, frame <= target, clock.nextDue.map({ frame < $0 }) ?? true {
            clock.move(to: frame)
            frames?.showNext()
            makeFrame()
            return true
        }
        guard let job = advance.next() else {
            clock.move(to: target)
            guard frames?.show(at: target) == true else { return false }
            makeFrame()
            return true
        }
        graph.perform(job)
        return true
    }

    /// Runs an event or a flush of the graph with the virtual clock, if there is one, as the current clock.
    func run(_ work: () -> Void) {
        guard let clock else { return work() }
        clock.countHostEvents(adding: 1)
        defer { clock.countHostEvents(adding: -1) }
        clock.run(work)
    }

    /// Whether a job of the virtual clock is due now.
    var hasDueJob: Bool {
        guard let clock, let due = clock.nextDue else { return false }
        return due <= clock.now
    }

    /// Runs the jobs that are due now, each as an event, unless an event of another host with the same clock has begun
    /// and not ended: that host runs them.
    func runDue() {
        guard !isStepping, let clock, let graph, !graph.isInEvent, hasDueJob, clock.countHostEvents() <= 1
        else { return }
        isStepping = true
        defer { isStepping = false }
        var advance = ClockAdvance(of: clock, to: clock.now)
        while let job = advance.next() { graph.perform(job) }
        if advance.isStorm { clock.requestDueTaskJobs() }
    }

    private func report(_ message: String) {
        Diagnostics.report(Diagnostic(.invalidTime, message))
    }

    // MARK: Frames

    /// Starts frames, 60 per second and at the end of each advance, until one reports that nothing moves.
    func startFrames() {
        guard frames == nil else { return }
        frames = Frames(from: clock?.now ?? VirtualClock.Instant(nanoseconds: 0))
        if clock == nil { frameTimer = FrameTimer { [weak self] in self?.makeFrame() } }
    }

    private func makeFrame() {
        graph?.perform {
            graph?.showsFrame = true
            guard frameHandler?(now) != true else { return }
            // Set before the event is settled, which may start frames again.
            frames = nil
            frameTimer = nil
        }
    }
}
