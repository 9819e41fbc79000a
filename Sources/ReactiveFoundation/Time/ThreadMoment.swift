import Foundation

/// A moment in the life of a thread, which tells later for how long the thread has been held up since.
struct ThreadMoment {
    private let thread: UInt
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

    /// This moment of the current thread; on another thread, the moment itself.
    var renewed: ThreadMoment { thread == ThreadIdentity.current ? .current : self }

    /// The time for which the current thread hasn't run since the moment, whether it waited or others ran instead, in
    /// nanoseconds. 0 on another thread than the moment's, and where the system doesn't tell.
    var timeHeldUp: Int64 {
        let now = ThreadMoment.current
        guard now.thread == thread, let before = processorTime, let after = now.processorTime else { return 0 }
        return max(0, (now.realTime - realTime) - (after - before))
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
