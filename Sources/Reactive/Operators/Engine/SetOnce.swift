/// An object that is set once.
@usableFromInline
struct SetOnce<Value: AnyObject>: ~Copyable {
    private let state = Lock<Value?>(nil)

    @usableFromInline
    init() {}

    @usableFromInline
    var value: Value? { state.withLockUnchecked { $0 } }

    /// Sets it, and returns what it's now: of two that are set at once the first.
    @usableFromInline
    func set(_ new: Value) -> Value {
        state.withLockUnchecked { value in
            if let value { return value }
            value = new
            return new
        }
    }
}
