import Reactive

/// Runs jobs that are due at once on a virtual clock if they were scheduled outside an event, by a task or another
/// thread.
final class ClockOwnership: Sendable {
    private let clock: VirtualClock
    private let id: Int

    /// Starts observing a clock.
    ///
    /// - Parameter run: Called on the real main queue after a job that is due at once was scheduled; once for all jobs
    ///   scheduled until then.
    init(of clock: VirtualClock, _ run: @escaping @MainActor @Sendable () -> Void) {
        let request = Request(run)
        self.clock = clock
        id = clock.addOwner { request.make() }
    }

    deinit { clock.removeOwner(id) }
}

/// Invariant: `isUnderWay` is true if and only if the run is enqueued on the main queue and hasn't started.
private final class Request: Sendable {
    private let isUnderWay = Lock(false)
    private let run: @MainActor @Sendable () -> Void

    init(_ run: @escaping @MainActor @Sendable () -> Void) {
        self.run = run
    }

    func make() {
        let isNew = isUnderWay.withLock { isUnderWay in
            defer { isUnderWay = true }
            return !isUnderWay
        }
        guard isNew else { return }
        MainQueueRequests.add { [self] in
            isUnderWay.withLock { $0 = false }
            run()
        }
    }
}
