/// Has what is scheduled on a virtual clock for at once run soon, where no event's end sees to it: it was scheduled by a task,
/// or on another thread.
final class ClockOwnership: Sendable {
    private let clock: VirtualClock
    private let id: Int

    /// - Parameter run: called on the main queue, for real, after something was scheduled that is due at once; once for all that
    ///   was scheduled until then.
    init(of clock: VirtualClock, _ run: @escaping @MainActor @Sendable () -> Void) {
        let request = Request(run)
        self.clock = clock
        id = clock.addOwner { request.make() }
    }

    deinit { clock.removeOwner(id) }
}

///     isUnderWay  ⇔  the main queue was asked to run it, and hasn't begun
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
        // With all arguments it is Dispatch's own: this is for real.
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { [self] in
            isUnderWay.withLock { $0 = false }
            MainActor.assumeIsolated(run)
        }
    }
}
