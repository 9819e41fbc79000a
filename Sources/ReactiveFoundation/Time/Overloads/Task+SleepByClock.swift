#if compiler(>=6.2)
    // A file that doesn't import this package sees these too if another file of its module does. There the compiler
    // wouldn't choose between two methods of the same signature; it prefers these because they aren't generic.

    extension Task where Success == Never, Failure == Never {
        /// Suspends for a duration of the continuous clock, or of the virtual clock that replaces it.
        ///
        /// - Parameters:
        ///   - duration: The duration.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep(
            for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
        ) async throws {
            try await sleeping(for: duration, tolerance: tolerance, by: clock)
        }

        /// Suspends for a duration of the suspending clock, or of the virtual clock that replaces it.
        ///
        /// - Parameters:
        ///   - duration: The duration.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep(
            for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock
        ) async throws {
            try await sleeping(for: duration, tolerance: tolerance, by: clock)
        }

        /// Suspends until a time of the continuous clock. A virtual clock replaces it: the distance of the time counts.
        ///
        /// - Parameters:
        ///   - deadline: The time.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep(
            until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
        ) async throws {
            try await sleeping(until: deadline, tolerance: tolerance, by: clock)
        }

        /// Suspends until a time of the suspending clock. A virtual clock replaces it: the distance of the time counts.
        ///
        /// - Parameters:
        ///   - deadline: The time.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep(
            until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
        ) async throws {
            try await sleeping(until: deadline, tolerance: tolerance, by: clock)
        }
    }
#endif
