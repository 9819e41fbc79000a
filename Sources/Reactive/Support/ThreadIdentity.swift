/// The identity of the current thread: a number that no other running thread has, never 0.
///
/// The standard library has no API for it, and this module imports nothing else, so the platform's function is declared
/// by its symbol. It takes no argument and returns a word; Swift's and C's calling conventions agree on that on every
/// platform that Swift supports.
@usableFromInline
package enum ThreadIdentity {
    @inlinable @inline(__always)
    package static var current: UInt { currentThreadIdentity() }

    /// Lets other threads run.
    static func yield() { _ = yieldThread() }
}

#if os(Windows)
    @_silgen_name("SwitchToThread")
    private func yieldThread() -> Int32

    @_silgen_name("GetCurrentThreadId")
    @usableFromInline
    func currentThreadNumber() -> UInt32

    @inlinable @inline(__always)
    func currentThreadIdentity() -> UInt { UInt(currentThreadNumber()) }
#else
    @_silgen_name("sched_yield")
    private func yieldThread() -> Int32

    @_silgen_name("pthread_self")
    @usableFromInline
    func currentThreadIdentity() -> UInt
#endif
