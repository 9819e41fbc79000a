import Synchronization

/// The package's one lock: a value that only one thread at a time can reach.
///
/// Nothing foreign (a subscriber, a closure, a `deinit` of somebody else's object) runs inside `withLock`: decide
/// inside, act outside. It is not recursive.
///
/// Built with `-DTHREAD_SANITIZER` each section also touches an atomic word, because the sanitizer can't see into
/// the standard library's mutex and would report every use as a race.
@usableFromInline
package struct Lock<Value: ~Copyable>: ~Copyable {
    @usableFromInline let mutex: Mutex<Value>
    #if THREAD_SANITIZER
        @usableFromInline let edge = Atomic<Int>(0)
    #endif

    @inlinable @inline(__always)
    package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    @inlinable @inline(__always)
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        #if THREAD_SANITIZER
            return try mutex.withLock { value throws(Failure) in
                _ = edge.load(ordering: .acquiring)
                defer { edge.store(1, ordering: .releasing) }
                return try body(&value)
            }
        #else
            return try mutex.withLock(body)
        #endif
    }

    /// `withLock` for what the compiler can't see to be handed over whole, such as a subscription that isn't
    /// `Sendable`: the caller answers for it that what it takes out is left to it alone, or safe to share.
    @inlinable @inline(__always)
    package borrowing func withLockUnchecked<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        nonisolated(unsafe) let body = body
        return try withLock { value throws(Failure) in
            nonisolated(unsafe) let result = try body(&value)
            return result
        }
    }
}

extension Lock where Value == Void {
    /// Gives the lock up for the closure and takes it again, inside of `withLock`, to wait for what another thread does
    /// under it. Nothing that was read before holds afterwards.
    package borrowing func relinquish(_ body: () -> Void) {
        #if THREAD_SANITIZER
            edge.store(1, ordering: .releasing)
        #endif
        mutex._unsafeUnlock()
        body()
        mutex._unsafeLock()
        #if THREAD_SANITIZER
            _ = edge.load(ordering: .acquiring)
        #endif
    }
}

extension Lock where Value: ~Copyable {
    /// For a first value that the compiler can't see to be handed over whole: as with `withLockUnchecked`, the caller
    /// answers for it.
    @inlinable @inline(__always)
    package init(unchecked value: consuming Value) {
        nonisolated(unsafe) let value = value
        self.init(value)
    }
}

extension Lock: @unchecked Sendable where Value: ~Copyable {}
