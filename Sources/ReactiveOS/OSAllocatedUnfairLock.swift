/// A lock on the heap that protects a state.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// Copies share the lock and the state. A thread that holds the lock and acquires it again traps.
///
/// `@unchecked Sendable` is sound: the state is only read and written under the lock, and who puts a state that isn't
/// sendable in it (`uncheckedState`) guarantees that nobody else uses it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// The lock and the state. Their addresses don't change.
    private final class Storage {
        let lock: UnsafeMutablePointer<os_unfair_lock>
        let state: UnsafeMutablePointer<State>

        init(_ initial: consuming State) {
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
            state = .allocate(capacity: 1)
            state.initialize(to: initial)
        }

        deinit {
            state.deinitialize(count: 1)
            state.deallocate()
            lock.deallocate()
        }
    }

    /// Whether the calling thread is to hold the lock.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread holds the lock.
        case owner
        /// The calling thread doesn't hold the lock.
        case notOwner
    }

    private let storage: Storage

    /// Creates a lock that protects a state.
    ///
    /// - Parameter initialState: The state.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Runs a closure with the state under the lock.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what the closure throws.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state.pointee)
    }

    /// Runs a closure with the state under the lock.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what the closure throws.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the state under the lock, unless the lock is held.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result; nil if the lock was held.
    /// - Throws: Rethrows what the closure throws.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state.pointee)
    }

    /// Runs a closure with the state under the lock, unless the lock is held.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result; nil if the lock was held.
    /// - Throws: Rethrows what the closure throws.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Stops the program unless the calling thread holds the lock, or doesn't.
    ///
    /// - Parameter condition: Whether the calling thread is to hold the lock.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that protects a state.
    ///
    /// - Parameter initialState: The state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == () {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Acquires the lock; waits until it is free.
    @available(*, noasync, message: "Use withLock(_:) in asynchronous functions")
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Releases the lock, which the calling thread must hold.
    @available(*, noasync, message: "Use withLock(_:) in asynchronous functions")
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Acquires the lock if it is free.
    ///
    /// - Returns: Whether the lock was acquired.
    @available(*, noasync, message: "Use withLockIfAvailable(_:) in asynchronous functions")
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Runs a closure under the lock.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what the closure throws.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure under the lock.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what the closure throws.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure under the lock, unless the lock is held.
    ///
    /// - Parameter body: The closure. It must not acquire the lock.
    /// - Returns: The closure's result; nil if the lock was held.
    /// - Throws: Rethrows what the closure throws.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
