/// Something that is kept until it is taken, once, from any thread.
@usableFromInline
struct Kept<Value>: ~Copyable {
    private let value: Lock<Value?>

    @usableFromInline
    init(_ value: Value?) { self.value = Lock(unchecked: value) }

    /// What is kept, nil once it was taken.
    @usableFromInline
    var current: Value? { value.withLockUnchecked { $0 } }

    /// Takes it; the caller lets go of it, or uses it, outside of any lock.
    @usableFromInline
    borrowing func take() -> Value? { value.withLockUnchecked { $0.take() } }
}
