import Synchronization

/// A reference that any thread may read and set, and that keeps its object alive.
///
/// - Precondition: the owner calls `release` once, in its `deinit`. An object that was replaced stays alive as long as
///   a thread may be using it: its successor keeps it.
@usableFromInline
struct AtomicReference<Object: AnyObject>: ~Copyable {
    /// Nil, or the address of an object that this has retained.
    @usableFromInline let word = Atomic<UnsafeRawPointer?>(nil)

    @inlinable @inline(__always)
    init() {}

    /// Whether there is an object. Relaxed: the caller synchronises by other means, or uses `object` next.
    @inlinable @inline(__always)
    var isSet: Bool { word.load(ordering: .relaxed) != nil }

    /// The object, for use as long as the owner lives; nil if there is none.
    @inlinable @inline(__always)
    var object: Unmanaged<Object>? {
        guard let raw = word.load(ordering: .acquiring) else { return nil }
        return .fromOpaque(raw)
    }

    /// Sets the object if there is none.
    @usableFromInline
    func set(_ object: Object) { replace(nil, by: object) }

    /// Sets the object if the present one is `old`, and releases that.
    ///
    /// - Precondition: `new` keeps `old` alive.
    func replace(_ old: Unmanaged<Object>?, by new: Object) {
        let retained = Unmanaged.passRetained(new)
        let result = word.compareExchange(
            expected: old.map { UnsafeRawPointer($0.toOpaque()) }, desired: UnsafeRawPointer(retained.toOpaque()),
            ordering: .acquiringAndReleasing)
        if result.exchanged { old?.release() } else { retained.release() }
    }

    /// Releases the object; for the owner's `deinit`.
    @inlinable
    func release() { object?.release() }
}
