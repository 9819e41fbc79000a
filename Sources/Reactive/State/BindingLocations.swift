/// Where a constant binding's value lives.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func read() -> Value { value }

    override func write(_ value: Value, _ transaction: Transaction?) {}

    /// Two constants are told apart by their values, which the bindings compare.
    override func isSame(as other: Location<Value>) -> Bool { other is ConstantLocation<Value> }
}

/// A value that two closures read and write. Closures can't be compared, so each is a place of its own (U10).
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    override func read() -> Value { get() }

    override func write(_ value: Value, _ transaction: Transaction?) {
        if let transaction {
            withTransaction(transaction) { set(value, transaction) }
        } else {
            set(value, .current)
        }
    }
}

/// A member of a value that lives elsewhere. Equal ways from the same place lead to the same place (B3).
final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var tracksReads: Bool { base.tracksReads }

    override func read() -> Value { base.read()[keyPath: keyPath] }

    override func write(_ value: Value, _ transaction: Transaction?) {
        var whole = base.read()
        whole[keyPath: keyPath] = value
        base.write(whole, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return base.isSame(as: other.base) && keyPath == other.keyPath
    }
}

/// A property of an object. Its readers depend on the object, not on this place: they get new bindings from a parent
/// that observes it.
final class ObjectMemberLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func read() -> Value { object[keyPath: keyPath] }

    override func write(_ value: Value, _ transaction: Transaction?) {
        if let transaction {
            withTransaction(transaction) { object[keyPath: keyPath] = value }
        } else {
            object[keyPath: keyPath] = value
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
