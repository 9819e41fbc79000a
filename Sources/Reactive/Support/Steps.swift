import Synchronization

/// Counts steps of work, so that tests can check how their number grows. In release builds nothing is counted, and nothing is left of it.
package enum Steps {
    #if DEBUG
        /// The thread that counts, 0 if none does.
        private static let thread = Atomic<UInt>(0)
        // Touched only by the thread that `thread` names.
        nonisolated(unsafe) private static var number = 0
    #endif

    /// Whether steps are counted in this build.
    package static var areCounted: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    @inline(__always)
    package static func note(_ steps: Int = 1) {
        #if DEBUG
            if thread.load(ordering: .relaxed) == ThreadIdentity.current { number += steps }
        #endif
    }

    /// The number of steps that `work` takes on the calling thread. One thread counts at a time.
    package static func count(_ work: () throws -> Void) rethrows -> Int {
        #if DEBUG
            number = 0
            thread.store(ThreadIdentity.current, ordering: .relaxed)
            defer { thread.store(0, ordering: .relaxed) }
            try work()
            return number
        #else
            try work()
            return 0
        #endif
    }
}
