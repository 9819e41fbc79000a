// The compiler prefers these to the concurrency library's own, whose signatures they have. They follow a virtual clock that is
// current; else they do the same as those.

extension Task where Success == Never, Failure == Never {
    #if compiler(>=6.2)
        /// Suspends for so many nanoseconds.
        public static nonisolated(nonsending) func sleep(nanoseconds duration: UInt64) async throws {
            try await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for so many nanoseconds, or until the task is cancelled.
        public static nonisolated(nonsending) func sleep(_ duration: UInt64) async {
            try? await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for a time. Under a virtual clock that stands for the continuous and the suspending one.
        public static nonisolated(nonsending) func sleep<C: Clock>(
            for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(for: duration, tolerance: tolerance, by: clock)
        }

        /// Suspends until a time. Under a virtual clock that stands for the continuous and the suspending one: how far the time is away
        /// on that one counts.
        public static nonisolated(nonsending) func sleep<C: Clock>(
            until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(until: deadline, tolerance: tolerance, by: clock)
        }
    #else
        /// Suspends for so many nanoseconds.
        public static func sleep(nanoseconds duration: UInt64) async throws {
            try await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for so many nanoseconds, or until the task is cancelled.
        public static func sleep(_ duration: UInt64) async {
            try? await sleeping(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, by: ContinuousClock())
        }

        /// Suspends for a time. Under a virtual clock that stands for the continuous and the suspending one.
        public static func sleep<C: Clock>(
            for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(for: duration, tolerance: tolerance, by: clock)
        }

        /// Suspends until a time. Under a virtual clock that stands for the continuous and the suspending one: how far the time is away
        /// on that one counts.
        public static func sleep<C: Clock>(
            until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            try await sleeping(until: deadline, tolerance: tolerance, by: clock)
        }
    #endif

    private static func sleeping<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration?, by clock: C,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard let virtual = VirtualClock.standing(for: clock), let duration = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await virtual.wait(until: virtual.now.advanced(by: duration))
    }

    private static func sleeping<C: Clock>(
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
    /// The current clock, if it stands for another one.
    fileprivate static func standing<C: Clock>(for clock: C) -> VirtualClock? {
        clock is ContinuousClock || clock is SuspendingClock ? current : nil
    }
}
