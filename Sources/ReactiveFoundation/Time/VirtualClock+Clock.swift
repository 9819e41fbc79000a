import Foundation

extension VirtualClock: Clock {
    /// A time on a virtual clock: nanoseconds since the clock's start. Later times are clamped to 292 years.
    public struct Instant: InstantProtocol {
        package let nanoseconds: Int64

        package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

        /// Creates a time.
        ///
        /// - Parameter offset: The duration since the clock's start.
        public init(offset: Duration) { nanoseconds = offset.inNanoseconds }

        /// The duration since the clock's start.
        public var offset: Duration { .nanoseconds(nanoseconds) }
        /// The seconds since the clock's start.
        public var seconds: TimeInterval { TimeInterval(nanoseconds) / 1_000_000_000 }

        /// Returns the time after a duration, clamped to the representable range.
        ///
        /// - Parameter duration: The duration; may be negative.
        public func advanced(by duration: Duration) -> Instant {
            let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.inNanoseconds)
            return Instant(nanoseconds: overflow ? (nanoseconds > 0 ? .max : .min) : sum)
        }

        /// Returns the duration from this time to another one; negative if the other is earlier.
        ///
        /// - Parameter other: The other time.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
    }

    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends the task until the clock reaches a time. Advancing the clock doesn't wait for the resumed task.
    ///
    /// ```swift
    /// let clock = VirtualClock()
    /// let task = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(4))) }
    /// ```
    ///
    /// - Parameters:
    ///   - deadline: The time on this clock; a past one only yields.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError` if the task is cancelled before the deadline.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await wait(until: deadline)
    }

    /// Suspends as `sleep(until:)` does, without leaving the caller's actor.
    package func wait(until deadline: Instant, isolation: isolated (any Actor)? = #isolation) async throws {
        TaskSupport.shared.noteTask()
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

/// A sleeping task.
///
///     continuation ≠ nil  ⇒  neither resumed nor cancelled
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
        // A sleep isn't recorded as a timer: its task is recorded.
        let job = VirtualClock.Job(
            { [self, unowned clock] in
                end { continuation in
                    clock.state.withLockUnchecked { $0.waking += 1 }
                    continuation.resume()
                }
            }, on: clock, every: nil)
        job.wait(until: deadline)
        // If the sleep ended meanwhile, `end` didn't find the job to cancel.
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

    /// Synchronises with the waking thread for the thread sanitizer, which doesn't recognise the runtime's own
    /// hand-over.
    func didWake() {
        #if THREAD_SANITIZER
            state.withLockUnchecked { _ in }
        #endif
    }
}
