import Foundation

/// A moment in the life of a thread, which tells later for how long the thread has been held up since.
struct ThreadMoment {
    let thread: UInt
    /// The real time, in nanoseconds since the system's start.
    private let realTime: Int64
    /// The processor's time that the thread had used, in nanoseconds; nil if the system doesn't tell.
    private let processorTime: Int64?

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
