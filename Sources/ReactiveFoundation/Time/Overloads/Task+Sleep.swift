import Foundation

// The compiler prefers these to the concurrency library's own methods with the same signatures. They use the current
// virtual clock, if there is one; otherwise they behave like the library's.

extension Task where Success == Never, Failure == Never {
    #if compiler(>=6.2)
        /// Suspends for a number of nanoseconds; under a virtual clock, of its time.
        ///
        /// - Parameter duration: The duration, in nanoseconds.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep(nanoseconds duration: UInt64) async throws {
            try await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for a number of nanoseconds, or until the task is cancelled.
        ///
        /// - Parameter duration: The duration, in nanoseconds.
        public static nonisolated(nonsending) func sleep(_ duration: UInt64) async {
            try? await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for a duration. A virtual clock replaces the continuous and the suspending clock.
        ///
        /// ```swift
        /// try await Task.sleep(for: .seconds(1))
        /// ```
        ///
        /// - Parameters:
        ///   - duration: The duration.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep<C: Clock>(
            for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(for: duration, tolerance: tolerance, by: clock)
        }

        /// Suspends until a time. A virtual clock replaces the continuous and the suspending clock: the distance of the
        /// time on that clock counts.
        ///
        /// - Parameters:
        ///   - deadline: The time.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static nonisolated(nonsending) func sleep<C: Clock>(
            until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(until: deadline, tolerance: tolerance, by: clock)
        }
    #else
        /// Suspends for a number of nanoseconds; under a virtual clock, of its time.
        ///
        /// - Parameter duration: The duration, in nanoseconds.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static func sleep(nanoseconds duration: UInt64) async throws {
            try await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for a number of nanoseconds, or until the task is cancelled.
        ///
        /// - Parameter duration: The duration, in nanoseconds.
        public static func sleep(_ duration: UInt64) async {
            try? await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for a duration. A virtual clock replaces the continuous and the suspending clock.
        ///
        /// ```swift
        /// try await Task.sleep(for: .seconds(1))
        /// ```
        ///
        /// - Parameters:
        ///   - duration: The duration.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static func sleep<C: Clock>(
            for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(for: duration, tolerance: tolerance, by: clock)
        }

        /// Suspends until a time. A virtual clock replaces the continuous and the suspending clock: the distance of the
        /// time on that clock counts.
        ///
        /// - Parameters:
        ///   - deadline: The time.
        ///   - tolerance: The tolerance; it is ignored under a virtual clock.
        ///   - clock: The clock.
        /// - Throws: `CancellationError` if the task is cancelled.
        public static func sleep<C: Clock>(
            until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(until: deadline, tolerance: tolerance, by: clock)
        }
    #endif

    static func sleeping<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration?, by clock: C,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard let virtual = VirtualClock.standing(for: clock), let duration = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await virtual.wait(until: virtual.now.advanced(by: duration))
    }

    static func sleeping<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration?, by clock: C,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard let virtual = VirtualClock.standing(for: clock),
            let delay = clock.now.duration(to: deadline) as? Duration
        else { return try await clock.sleep(until: deadline, tolerance: tolerance) }
        try await virtual.wait(until: virtual.due(inReal: delay))
    }
}

extension VirtualClock {
    /// The current clock, if it replaces the given clock.
    fileprivate static func standing<C: Clock>(for clock: C) -> VirtualClock? {
        clock is ContinuousClock || clock is SuspendingClock ? inForce : nil
    }
}
