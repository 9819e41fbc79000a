// The C target COSLog implements these functions. They are declared here by their symbols, because an import of COSLog
// would make every client need its module map. The package manager gives the map to those targets only that depend on
// `os`, but they all see the module `os` once it is built, and `#if canImport(os)` is true in them.
//
// Swift's calling convention passes pointers and Booleans in C's registers on the systems that COSLog supports.

/// A lock that puts waiting threads to sleep. Its memory must not move while it is in use.
public struct os_unfair_lock_s: BitwiseCopyable, Sendable {
    /// The state of the lock; 0 if it is free.
    public var _os_unfair_lock_opaque: UInt32

    /// Creates a free lock.
    public init() { _os_unfair_lock_opaque = 0 }

    /// Creates a lock from its state.
    ///
    /// - Parameter _os_unfair_lock_opaque: The state; 0 for a free lock.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock that puts waiting threads to sleep. Its memory must not move while it is in use.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires a lock; waits until it is free. A thread that already holds the lock traps.
///
/// - Parameter lock: The lock.
@_silgen_name("os_unfair_lock_lock")
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t)

/// Acquires a lock if it is free.
///
/// - Parameter lock: The lock.
/// - Returns: Whether the lock was acquired.
@_silgen_name("os_unfair_lock_trylock")
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool

/// Releases a lock. A thread that doesn't hold it traps.
///
/// - Parameter lock: The lock.
@_silgen_name("os_unfair_lock_unlock")
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t)

/// Traps unless the calling thread holds a lock.
///
/// - Parameter lock: The lock.
@_silgen_name("os_unfair_lock_assert_owner")
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>)

/// Traps if the calling thread holds a lock.
///
/// - Parameter lock: The lock.
@_silgen_name("os_unfair_lock_assert_not_owner")
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>)
