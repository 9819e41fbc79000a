import Synchronization

/// A connection's reference to a subject: strong until it is weakened.
///
/// A multicast weakens the reference in its `deinit`, so that a connection doesn't keep a subject alive that has no
/// other owner. Until then, sending costs two atomic operations; a weak reference would cost several times that.
///
///     users = the number of calls that are using `strong`, plus `weakened` once the reference is weak
///     the first call that finds users = weakened releases the strong reference
@usableFromInline
final class SubjectAnchor<S: Subject> {
    @usableFromInline let strong: Unmanaged<S>
    /// Written before the reference is weakened, read only afterwards.
    @exclusivity(unchecked) private weak var weakSubject: S?
    @usableFromInline let users = Atomic<Int>(0)
    private let isReleased = Atomic<Bool>(false)
    @usableFromInline static var weakened: Int { .min / 2 }

    @usableFromInline
    init(_ subject: S) { strong = .passRetained(subject) }

    /// The subject. Only for the owner, before it calls `weaken`.
    @inlinable @inline(__always)
    var subject: S { strong._withUnsafeGuaranteedRef { $0 } }

    /// Calls `body` with the subject, if it still exists.
    @inlinable @inline(__always)
    func use(_ body: (S) -> Void) {
        if users.wrappingAdd(1, ordering: .acquiring).oldValue >= 0 {
            strong._withUnsafeGuaranteedRef { body($0) }
        } else {
            useWeak(body)
        }
        if users.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == Self.weakened { releaseStrong() }
    }

    @usableFromInline
    func useWeak(_ body: (S) -> Void) {
        if let weakSubject { body(weakSubject) }
    }

    /// Makes the reference weak. Called once, by the owner.
    @usableFromInline
    func weaken() {
        weakSubject = strong._withUnsafeGuaranteedRef { $0 }
        let old = users.wrappingAdd(Self.weakened, ordering: .acquiringAndReleasing).oldValue
        if old == 0 { releaseStrong() }
    }

    @usableFromInline
    func releaseStrong() {
        if !isReleased.exchange(true, ordering: .relaxed) { strong.release() }
    }
}
