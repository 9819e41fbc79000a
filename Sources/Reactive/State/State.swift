/// A value that a view owns: kept as long as the view stays in its place. When it changes, the bodies that have read it
/// are evaluated again.
///
/// ```swift
/// struct Stepping {
///     @State private var count = 0
///     var line: String { "count \(count)" }
///     func increment() { count += 1 }
/// }
/// ```
///
/// - The default value is evaluated each time the view's value is created; only the first one is kept.
/// - A write is compared with the newest value, by `==` if the type is `Equatable`; an equal value changes nothing.
/// - A read outside of bodies gives the newest value at once; a read in a body gives the value of the transaction being
///   applied.
/// - Only bodies that have read the value are evaluated on a change; passing `$count` on isn't a read.
/// - Any thread may read and write it. A write within a body is ignored, with a diagnostic.
///
/// See <doc:UpdateCycle>.
@propertyWrapper
public struct State<Value>: StoredDynamicProperty {
    @usableFromInline let initialValue: Value
    @usableFromInline var location: StateLocation<Value>?

    /// Creates a state with an initial value, for `@State private var count = 0`.
    ///
    /// - Parameter value: the value when the view is mounted.
    @inlinable
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter value: the value when the view is mounted.
    @inlinable
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value. Before the view is mounted it is the initial one, and writes are ignored with a diagnostic.
    public var wrappedValue: Value {
        // Without `??`, which would take a look-up of the optional's layout at each read.
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

    /// A binding to the value. Before the view is mounted it is a constant one, with a diagnostic.
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

    public static var _traits: Graph._PropertyTraits {
        var traits = Graph._PropertyTraits()
        traits.stored = Self.self
        traits.comparable = Self.self
        traits.inputsAreAlwaysEqual = true
        traits.stateType = Value.self
        return traits
    }

    /// Creates the node's slot. Called when the view is mounted.
    ///
    /// - Parameters:
    ///   - node: the view's node.
    ///   - info: the property's name.
    /// - Returns: the slot.
    @MainActor
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        StateLocation(initialValue, of: node, info)
    }

    /// Stores the node's slot in a new value of the property.
    ///
    /// - Parameter slot: the slot that `makeSlot` returned.
    @MainActor
    public mutating func attach(_ slot: DynamicPropertySlot) {
        location = uncheckedDowncast(slot, to: StateLocation<Value>.self)
    }

    /// True: a new default value changes nothing once the view is mounted.
    ///
    /// - Parameters:
    ///   - lhs: a property.
    ///   - rhs: another property.
    public static func inputsAreEqual(_ lhs: State<Value>, _ rhs: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}
