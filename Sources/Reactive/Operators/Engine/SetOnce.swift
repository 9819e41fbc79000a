/// A reference that is set at most once, from any thread.
@usableFromInline
struct SetOnce<Value: AnyObject>: ~Copyable {
    private let state = Lock<Value?>(nil)

    @usableFromInline
    init() {}

    @usableFromInline
    var value: Value? { state.withLockUnchecked { $0 } }

    /// Sets the reference, if it isn't set. Returns the reference that is set now.
    @usableFromInline
    func set(_ new: Value) -> Value {
        state.withLockUnchecked { value in
            if let value { return value }
            value = new
            return new
        }
    }
}
