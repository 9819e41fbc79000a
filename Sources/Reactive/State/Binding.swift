/// Reads and writes a value that is kept elsewhere.
///
/// A body that reads the value depends on it; passing the binding on isn't a read. A binding to a member is a member of
/// the binding: `$document.title`. See <doc:BindingContract>.
///
/// ```swift
/// struct Document {
///     var title = ""
/// }
///
/// struct TitleEditor {
///     @Binding var title: String
///     func clear() { title = "" }
/// }
///
/// struct Editor {
///     @State private var document = Document()
///     var child: TitleEditor { TitleEditor(title: $document.title) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>
    /// The value when the binding was created, which bodies read if the location doesn't track reads; nil if it does.
    private let snapshot: Value?
    /// The transaction of writes; empty by default. Values of the ambient transaction take precedence over its values.
    /// Apple's documentation doesn't define which take precedence.
    public var transaction = Transaction()

    init(_ location: Location<Value>) {
        self.location = location
        snapshot = location.tracksReads ? nil : location.read()
    }

    /// Creates a binding that reads and writes by closures.
    ///
    /// `get` is called once now, and at each read outside of bodies; bodies read the value that it returned now. Each
    /// write calls `set`, also with an equal value. The closures run on the thread that uses the binding.
    ///
    /// ```swift
    /// var stored = 1
    /// let binding = Binding(get: { stored }, set: { stored = $0 })
    /// binding.wrappedValue = 2
    /// ```
    ///
    /// - Parameters:
    ///   - get: returns the value.
    ///   - set: stores a new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(ClosureLocation(get: get, set: { value, _ in set(value) }))
    }

    /// Creates a binding that reads and writes by closures, the second of which also receives the write's transaction.
    ///
    /// - Parameters:
    ///   - get: returns the value; called once now, and at each read outside of bodies.
    ///   - set: stores a new value, under the transaction that it receives.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(ClosureLocation(get: get, set: set))
    }

    /// Creates a binding from the projected value of another one.
    ///
    /// - Parameter projectedValue: the other binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a constant value, which ignores writes.
    ///
    /// - Parameter value: the value.
    /// - Returns: the binding.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ConstantLocation(value))
    }

    /// The value. In a body it is the value of the pass, and the body's node becomes a dependent; elsewhere it is the
    /// newest one.
    public var wrappedValue: Value {
        get {
            if let snapshot, Evaluation.isCurrentThread { return snapshot }
            return location.read()
        }
        nonmutating set {
            location.write(newValue, transaction.isEmpty ? nil : Transaction.current.filled(from: transaction))
        }
    }

    /// The binding itself, whose members are bindings.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a member of the value, or to an element of a subscript. The arguments of the subscript are
    /// evaluated now; later changes of the value don't change them.
    ///
    /// - Parameter keyPath: the member.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var binding = Binding<Subject>(MemberLocation(location, keyPath))
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding to the same value whose writes have a transaction.
    ///
    /// - Parameter transaction: the transaction of the writes; see the property of that name.
    /// - Returns: the binding.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

// Unchecked: any thread may use locations of states; a location of closures is as safe as the closures.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the bound value.
    public var id: Value.ID { wrappedValue.id }
}

// MARK: - In the graph

extension Binding: DynamicProperty, ComparableInput {
    public static var _traits: Graph._PropertyTraits {
        var traits = Graph._PropertyTraits()
        traits.comparable = Self.self
        traits.isPlace = true
        return traits
    }

    /// Whether the two are bindings to the same place with equal transactions; if bodies read the values at creation,
    /// these must be equal too.
    ///
    /// - Parameters:
    ///   - lhs: a binding.
    ///   - rhs: another binding.
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
