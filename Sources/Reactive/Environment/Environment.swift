import Observation

/// A value that a view inherits from the nearest ancestor that sets it.
///
/// ```swift
/// private enum ScaleKey: EnvironmentKey { static let defaultValue = 1.0 }
///
/// extension EnvironmentValues {
///     var scale: Double {
///         get { self[ScaleKey.self] }
///         set { self[ScaleKey.self] = newValue }
///     }
/// }
///
/// struct Ruler {
///     @Environment(\.scale) private var scale
///     var line: String { "\(scale) cm" }
/// }
/// ```
///
/// The view depends on the value whether its body reads it or not. It is evaluated when that value changes, not when
/// other values of the environment do. Outside of a mounted view a read gives the key's default, with a diagnostic. See
/// <doc:EnvironmentContract>.
@propertyWrapper
public struct Environment<Value>: StoredDynamicProperty {
    /// What is looked up. Two look-ups of objects with the same `Value` are the same.
    private enum Lookup {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// An object by its type. Returns nil if there is none and the property isn't optional.
        case object((EnvironmentValues) -> Value?)
    }
    private let lookup: Lookup
    private var slot: EnvironmentSlot?
    private var value: Value?

    /// Creates a property that reads a value of the environment.
    ///
    /// - Parameter keyPath: the value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        lookup = .keyPath(keyPath)
    }

    /// Creates a property that reads the `@Observable` object of a type that the nearest ancestor provides.
    ///
    /// A body depends on the properties of the object that it reads. Reading the property ends the process if no
    /// ancestor provides an object.
    ///
    /// - Parameter type: the object's type.
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
        lookup = .object { $0[object: Value.self] }
    }

    /// Creates a property that reads the `@Observable` object of a type that the nearest ancestor provides; nil if none
    /// does.
    ///
    /// - Parameter type: the object's type.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        lookup = .object { .some($0[object: Object.self]) }
    }

    /// The value when the body was evaluated last.
    public var wrappedValue: Value { value ?? valueOutside() }

    /// The value if no evaluation has found one: the property isn't installed, or no ancestor provides the object.
    @inline(never)
    private func valueOutside() -> Value {
        if let slot { missing(below: slot.path) }
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
                    + "This will always read the default value and will not update."))
        guard let value = lookUp(EnvironmentValues()) else { missing(below: nil) }
        return value
    }

    private func lookUp(_ values: EnvironmentValues) -> Value? {
        switch lookup {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let find): find(values)
        }
    }

    private func missing(below path: String?) -> Never {
        endForMissingObject(
            "Observable object", Value.self, modifier: "environment", advice: ", or make the property optional",
            path: path)
    }

    // MARK: In the graph

    /// Creates the node's slot. Called when the view is mounted.
    ///
    /// - Parameters:
    ///   - node: the view's node.
    ///   - info: the property's name.
    /// - Returns: the slot.
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        EnvironmentSlot(node)
    }

    /// Stores the node's slot in a new value of the property.
    ///
    /// - Parameter slot: the slot that `makeSlot` returned.
    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = uncheckedDowncast(slot, to: EnvironmentSlot.self)
    }

    /// True: the value is looked up before each evaluation.
    public static var needsUpdate: Bool { true }

    /// Looks the value up, which makes the view depend on it.
    public mutating func update() {
        if let slot { value = lookUp(slot.values) }
    }

    /// Whether the two look up the same value.
    ///
    /// - Parameters:
    ///   - lhs: a property.
    ///   - rhs: another property.
    public static func inputsAreEqual(_ lhs: Environment<Value>, _ rhs: Environment<Value>) -> Bool {
        switch (lhs.lookup, rhs.lookup) {
        case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
        case (.object, .object): true
        default: false
        }
    }
}

// Unchecked because key paths and the slot aren't Sendable. A copy shares nothing mutable: key paths and look-ups by
// type are immutable, and the graph calls `attach` and `update` on the main actor. Elsewhere only the message that ends
// the process reads the slot, for the path.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The environment of the node of an `Environment` property.
final class EnvironmentSlot: DynamicPropertySlot {
    let values: EnvironmentValues
    // Cleared when the node is unmounted, so before it is released.
    @exclusivity(unchecked)
    private var node: Unowned<Graph.Node>?

    @MainActor
    init(_ node: Graph.Node) {
        values = node.environment
        self.node = Unowned(node)
    }

    @MainActor
    override func unmount() {
        node = nil
    }

    var path: String {
        guard let node = node?.object else { return "" }
        return MainActor.assumeIsolated { node.path }
    }
}

// For traces, which look for the objects that a view observes.
extension Environment: ObjectBearing {}
