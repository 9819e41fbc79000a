import Synchronization

/// Counts steps of work, so that tests can check how their number grows. In release builds nothing is counted, and
/// nothing is left of it.
package enum Steps {
    #if DEBUG
        /// The thread that counts, 0 if none does.
        private static let thread = Atomic<UInt>(0)
        /// Held while a thread counts. Tests run side by side; none counts within another one's closure.
        private static let turn = Mutex(())
        /// Changed only by the thread that `thread` names.
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

    @inline(__always)
    package static func note(_ steps: Int = 1) {
        #if DEBUG
            guard thread.load(ordering: .relaxed) == ThreadIdentity.current else { return }
            number.wrappingAdd(steps, ordering: .relaxed)
        #endif
    }

    /// The number of steps that `work` takes on the calling thread. One thread counts at a time; others wait. Not to be
    /// nested.
    package static func count(_ work: () throws -> Void) rethrows -> Int {
        #if DEBUG
            turn._unsafeLock()
            defer { turn._unsafeUnlock() }
            number.store(0, ordering: .relaxed)
            thread.store(ThreadIdentity.current, ordering: .relaxed)
            defer { thread.store(0, ordering: .relaxed) }
            try work()
            return number.load(ordering: .relaxed)
        #else
            try work()
            return 0
        #endif
    }
}
