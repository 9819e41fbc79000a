import Foundation

extension VirtualClock: Clock {
    /// A time on a virtual clock, counted from its beginning, in nanoseconds; what is too late to be told is the end of all
    /// time, after 292 years.
    public struct Instant: InstantProtocol {
        package let nanoseconds: Int64

        package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

        /// So long after the beginning.
        public init(offset: Duration) { nanoseconds = offset.inNanoseconds }

        /// How long after the beginning it is.
        public var offset: Duration { .nanoseconds(nanoseconds) }
        /// `offset`, in seconds.
        public var seconds: TimeInterval { TimeInterval(nanoseconds) / 1_000_000_000 }

        public func advanced(by duration: Duration) -> Instant {
            let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.inNanoseconds)
            return Instant(nanoseconds: overflow ? (nanoseconds > 0 ? .max : .min) : sum)
        }

        public func duration(to other: Instant) -> Duration { other.offset - offset }

        public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
    }

    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends until the clock was advanced to a time. Whoever advances it doesn't wait for what the task does then.
    ///
    /// - Throws: `CancellationError` if the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await wait(until: deadline)
    }

    /// `sleep(until:)` that doesn't leave the caller's actor.
    package func wait(until deadline: Instant, isolation: isolated (any Actor)? = #isolation) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return await Task.yield() }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler(
            operation: {
                try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
                    sleeper.sleep(until: deadline, on: self, continuation)
                }
            }, onCancel: { sleeper.cancel() }, isolation: isolation)
        sleeper.didWake()
        state.withLockUnchecked { $0.waking -= 1 }
    }
}

/// A task that sleeps.
///
///     continuation ≠ nil  ⇒  neither woken nor cancelled
private final class Sleeper: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, any Error>?
        var job: VirtualClock.Job?
        var isCancelled = false
    }
    private let state = Lock(State())

    func sleep(
        until deadline: VirtualClock.Instant, on clock: VirtualClock,
        _ continuation: CheckedContinuation<Void, any Error>
    ) {
        let isCancelled = state.withLockUnchecked { state in
            if !state.isCancelled { state.continuation = continuation }
            return state.isCancelled
        }
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        let job = clock.schedule(at: deadline) { [self, unowned clock] in
            end { continuation in
                clock.state.withLockUnchecked { $0.waking += 1 }
                continuation.resume()
            }
        }
        // Ended meanwhile: nobody else cancels it.
        let isOver = state.withLockUnchecked { state in
            if state.continuation != nil { state.job = job }
            return state.continuation == nil
        }
        if isOver { job.cancel() }
    }

    func cancel() {
        state.withLockUnchecked { $0.isCancelled = true }
        end { $0.resume(throwing: CancellationError()) }
    }

    private func end(_ resume: (CheckedContinuation<Void, any Error>) -> Void) {
        let (continuation, job) = state.withLockUnchecked { ($0.continuation.take(), $0.job.take()) }
        job?.cancel()
        if let continuation { resume(continuation) }
    }

    /// The sanitizer doesn't see the runtime's own hand-over.
    func didWake() {
        #if THREAD_SANITIZER
            state.withLockUnchecked { _ in }
        #endif
    }
}
