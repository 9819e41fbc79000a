import Synchronization

/// The package's lock: a value that one thread at a time can access.
///
/// No foreign code (a subscriber, a closure, another object's `deinit`) runs inside `withLock`: decide inside, act
/// outside. The lock isn't recursive. `Gate` is the one lock under which foreign code runs.
///
/// With `-DTHREAD_SANITIZER` each section also accesses an atomic word: the sanitizer doesn't recognise the standard
/// library's mutex and would report every use as a race.
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

    /// `withLock` for values that aren't `Sendable`, such as subscriptions. The caller guarantees that what the closure
    /// returns is used by one thread, or is safe to share.
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
    /// Releases the lock while a closure runs and acquires it again. Call it inside `withLock`, to wait for another
    /// thread. State read before the call may have changed after it.
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
    /// Creates a lock from a value that isn't `Sendable`. The caller guarantees that no other thread uses the value.
    @inlinable @inline(__always)
    package init(unchecked value: consuming Value) {
        nonisolated(unsafe) let value = value
        self.init(value)
    }
}

/// `@unchecked`: the mutex guards the value. With the unchecked members the caller is responsible for what they
/// transfer.
extension Lock: @unchecked Sendable where Value: ~Copyable {}
