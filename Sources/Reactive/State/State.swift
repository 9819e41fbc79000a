/// A value that a view owns: kept for as long as the view stays in its place, and a reason to evaluate the view's body
/// again when it changes.
///
/// - The default value is evaluated each time the view's value is made; only the first one is kept (U15).
/// - A write is compared with the newest value first, by `==` if there is one (U2); an equal one changes nothing.
/// - Outside of bodies the newest value is read at once; a body sees the value as of the transaction being applied (U3).
/// - Only a view that has read it is evaluated on a change (U4); handing `$property` down is no read (B10).
/// - Any thread may read and write it. A write from within a body is dropped with a diagnostic (U20).
@propertyWrapper
public struct State<Value>: StoredDynamicProperty, StateValued, NeverComparedInput {
    @usableFromInline let initialValue: Value
    @usableFromInline var location: StateLocation<Value>?

    @inlinable
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    @inlinable
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value. Before the view is mounted it is the initial one, and writes are ignored (U19).
    public var wrappedValue: Value {
        // Without `??`: an optional of a type that the code doesn't know is looked up at each read.
        @inlinable
        get {
            if let location { return location.read() }
            return initialValue
        }
        nonmutating set {
            if let location {
                location.write(newValue, nil)
            } else {
                reportNotInstalled("written")
            }
        }
    }

    /// A binding to the value; before the view is mounted, a constant one (U19).
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location) }
        reportNotInstalled("bound")
        return .constant(initialValue)
    }

    private func reportNotInstalled(_ what: String) {
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "Accessing State's value outside of being installed on a View: it was \(what), "
                    + "which has no effect on a State<\(Value.self)> of a view that isn't mounted."))
    }

    // MARK: In the graph

    static var stateType: Any.Type { Value.self }

    @MainActor
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        StateLocation(initialValue, of: node, info)
    }

    @MainActor
    public mutating func attach(_ slot: DynamicPropertySlot) {
        location = unsafeDowncast(slot, to: StateLocation<Value>.self)
    }

    /// A new default changes nothing once the view is mounted (U15).
    public static func inputsAreEqual(_ lhs: State<Value>, _ rhs: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}
