import Synchronization

/// How those that send to a subject hold it: strongly until it is loosened, then weakly.
///
/// A multicast loosens its subject when it goes, so that a connection doesn't keep a subject that nobody else has. Until then
/// sending costs two atomic operations; a weak reference would cost several times that.
///
///     users = how many are using `strong`, plus `loosened` once it is loosened
///     the strong reference is given back by whoever finds users = loosened first
@usableFromInline
final class SubjectAnchor<S: Subject> {
    @usableFromInline let strong: Unmanaged<S>
    /// Written before it is loosened, read afterwards.
    @exclusivity(unchecked) private weak var loose: S?
    @usableFromInline let users = Atomic<Int>(0)
    private let isGivenBack = Atomic<Bool>(false)
    @usableFromInline static var loosened: Int { .min / 2 }

    @usableFromInline
    init(_ subject: S) { strong = .passRetained(subject) }

    /// The subject, for its owner, who hasn't loosened it.
    @inlinable @inline(__always)
    var subject: S { strong._withUnsafeGuaranteedRef { $0 } }

    /// Uses the subject, if it's still there.
    @inlinable @inline(__always)
    func use(_ body: (S) -> Void) {
        if users.wrappingAdd(1, ordering: .acquiring).oldValue >= 0 {
            strong._withUnsafeGuaranteedRef { body($0) }
        } else {
            useLoose(body)
        }
        if users.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == Self.loosened { giveBack() }
    }

    @usableFromInline
    func useLoose(_ body: (S) -> Void) {
        if let loose { body(loose) }
    }

    /// Once, by the owner.
    @usableFromInline
    func loosen() {
        loose = strong._withUnsafeGuaranteedRef { $0 }
        let old = users.wrappingAdd(Self.loosened, ordering: .acquiringAndReleasing).oldValue
        if old == 0 { giveBack() }
    }

    @usableFromInline
    func giveBack() {
        if !isGivenBack.exchange(true, ordering: .relaxed) { strong.release() }
    }
}
