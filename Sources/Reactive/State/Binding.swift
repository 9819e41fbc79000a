/// A way to read and write a value that is kept elsewhere.
///
/// Who reads it in a body depends on it; handing it down is no read (B10). Members of the value are reached through
/// the binding itself: `$document.title` is a binding to the title (B3).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>
    /// The value at creation: what a body sees of locations that don't track reads.
    private let snapshot: Value?
    /// What accompanies writes. Keys that it leaves unset, and those set on both sides, come from the ambient
    /// transaction (B8 ⚑).
    public var transaction = Transaction()

    init(_ location: Location<Value>) {
        self.location = location
        snapshot = location.tracksReads ? nil : location.read()
    }

    /// A binding made of two closures. `get` is called once now (B1), then whenever the value is read outside of a body;
    /// inside of one the value read now counts. Every write calls `set`, equal or not (B9).
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(ClosureLocation(get: get, set: { value, _ in set(value) }))
    }

    /// A binding made of two closures, the second of which gets the transaction of the write, too.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(ClosureLocation(get: get, set: set))
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding that always gives `value` and ignores writes (B2).
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get {
            if let snapshot, Evaluation.isCurrentThread { return snapshot }
            return location.read()
        }
        nonmutating set {
            location.write(newValue, transaction.isEmpty ? nil : Transaction.current.filled(from: transaction))
        }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a member of the value, or to what a subscript of it gives. The arguments of a subscript are taken
    /// now; a later change of the value doesn't change them (B5).
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var binding = Binding<Subject>(MemberLocation(location, keyPath))
        binding.transaction = transaction
        return binding
    }

    /// A binding whose writes are accompanied by a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

// Unchecked: locations of states may be used from any thread; one made of closures is as safe as these are.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the bound value.
    public var id: Value.ID { wrappedValue.id }
}

// MARK: - In the graph

extension Binding: DynamicProperty, PlaceProperty, ComparableInput {
    /// Equal if they are bindings to the same place with equal transactions; where readers don't depend on the place itself, the values at
    /// creation must be equal, too.
    public static func inputsAreEqual(_ lhs: Binding<Value>, _ rhs: Binding<Value>) -> Bool {
        guard lhs.location.isSame(as: rhs.location), lhs.transaction.mayCoalesce(with: rhs.transaction) else {
            return false
        }
        switch (lhs.snapshot, rhs.snapshot) {
        case (nil, nil): return true
        case (let lhs?, let rhs?): return Comparison.areEqualStates(lhs, rhs)
        default: return false
        }
    }
}
