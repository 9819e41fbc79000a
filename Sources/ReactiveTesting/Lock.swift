import Synchronization

/// The testing module's one lock; `Reactive`'s own is internal to it.
///
/// `@unchecked`: the values are reached through `withLock` only, and what is taken out is a copy.
struct Lock<Value>: ~Copyable, @unchecked Sendable {
    private let mutex = Mutex(())
    private let value: UnsafeMutablePointer<Value>
    #if THREAD_SANITIZER
        private let edge = Atomic<Int>(0)
    #endif

    init(_ initial: Value) {
        value = .allocate(capacity: 1)
        value.initialize(to: initial)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
    }

    borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        #if THREAD_SANITIZER
            _ = edge.load(ordering: .acquiring)
            defer { edge.store(1, ordering: .releasing) }
        #endif
        return body(&value.pointee)
    }
}
