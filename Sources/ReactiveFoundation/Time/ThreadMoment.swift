import Foundation

/// A moment in the life of a thread, which tells later for how long the thread has been held up since.
struct ThreadMoment: Equatable {
    let thread: UInt
    /// The real time, in nanoseconds since the system's start.
    private let realTime: Int64
    /// The processor's time that the thread had used, in nanoseconds; nil if the system doesn't tell.
    private let processorTime: Int64?
    #if os(Linux)
        private let processorClock = ownProcessorClock
    #endif

    /// This moment of the current thread.
    static var current: ThreadMoment {
        ThreadMoment(
            thread: ThreadIdentity.current, realTime: Int64(clamping: DispatchTime.now().uptimeNanoseconds),
            processorTime: usedProcessorTime)
    }

    /// Returns the time until a later moment of the same thread in which the thread didn't run, whether it waited or
    /// others ran instead, in nanoseconds. 0 where the system doesn't tell.
    func timeHeldUp(until later: ThreadMoment) -> Int64 {
        guard let before = processorTime, let after = later.processorTime else { return 0 }
        return max(0, (later.realTime - realTime) - (after - before))
    }

    /// The processor's time that the moment's thread has used until now, in nanoseconds; nil if the system doesn't
    /// tell, or if the thread has ended.
    var processorTimeOfThread: Int64? {
        #if os(Linux)
            var time = timespec()
            guard let processorClock, clock_gettime(processorClock, &time) == 0 else { return nil }
            return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        #else
            return nil
        #endif
    }

    #if os(Linux)
        /// The clock that counts the thread's processor time; other threads may read it.
        private static var ownProcessorClock: clockid_t? {
            var clock = clockid_t()
            return pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : nil
        }
    #endif

    private static var usedProcessorTime: Int64? {
        #if os(Windows)
            nil
        #else
            var time = timespec()
            guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return nil }
            return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        #endif
    }
}
