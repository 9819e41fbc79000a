/// A value that can be taken once, from any thread.
@usableFromInline
struct OneShot<Value>: ~Copyable {
    private let value: Lock<Value?>

    @usableFromInline
    init(_ value: Value?) { self.value = Lock(unchecked: value) }

    /// The value; nil after it was taken.
    @usableFromInline
    var current: Value? { value.withLockUnchecked { $0 } }

    /// Removes and returns the value. The caller uses or releases it outside of the lock.
    @usableFromInline
    borrowing func take() -> Value? { value.withLockUnchecked { $0.take() } }
}
