import Synchronization

/// A counter of steps of work, with which tests check how the work grows. Compiled out of release builds.
package enum Steps {
    #if DEBUG
        /// The thread that counts; 0 if none does.
        private static let thread = Atomic<UInt>(0)
        /// Held while a thread counts, because tests run in parallel. Unlike other locks it is held while foreign code
        /// runs.
        private static let turn = Lock(())
        /// Changed only by the thread `thread`.
        private static let number = Atomic<Int>(0)
    #endif

    /// Whether steps are counted in this build.
    package static var areCounted: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Adds steps, if the current thread is counting.
    @inline(__always)
    package static func note(_ steps: Int = 1) {
        #if DEBUG
            guard thread.load(ordering: .relaxed) == ThreadIdentity.current else { return }
            number.wrappingAdd(steps, ordering: .relaxed)
        #endif
    }

    /// Returns the number of steps of a closure on the calling thread. One thread counts at a time; others wait. Must
    /// not be nested.
    package static func count(_ work: () throws -> Void) rethrows -> Int {
        #if DEBUG
            return try turn.withLockUnchecked { _ throws in
                number.store(0, ordering: .relaxed)
                thread.store(ThreadIdentity.current, ordering: .relaxed)
                defer { thread.store(0, ordering: .relaxed) }
                try work()
                return number.load(ordering: .relaxed)
            }
        #else
            try work()
            return 0
        #endif
    }
}
