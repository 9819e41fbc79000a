import Observation

/// A value that the view inherits from the nearest ancestor that sets it (E1).
///
/// The view depends on it whether its body reads it or not (U5), and is evaluated when the value itself changes, not
/// when others of the environment do (E2). Outside of a mounted view it is the key's default, with a diagnostic (E9).
@propertyWrapper
public struct Environment<Value>: StoredDynamicProperty {
    /// What is looked up. The two kinds that aren't a key path are told apart by their type alone.
    private enum Lookup {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// An object by its type: nil if there is none and there must be one.
        case object((EnvironmentValues) -> Value?)
    }
    private let lookup: Lookup
    private var slot: EnvironmentSlot?
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        lookup = .keyPath(keyPath)
    }

    /// The `@Observable` object of this type that the nearest ancestor provides (E7). A body depends on those of its
    /// properties that it reads. Reading it traps if no ancestor provides one.
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
        lookup = .object { $0[object: Value.self] }
    }

    /// The `@Observable` object of this type that the nearest ancestor provides, nil if none does (E7).
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        lookup = .object { .some($0[object: Object.self]) }
    }

    /// The value as of the body's evaluation.
    public var wrappedValue: Value { value ?? valueOutside() }

    /// The value where there is none from an evaluation: the property isn't installed, or no ancestor has the object.
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

    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        EnvironmentSlot(node)
    }

    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = unsafeDowncast(slot, to: EnvironmentSlot.self)
    }

    public static var needsUpdate: Bool { true }

    public mutating func update() {
        if let slot { value = lookUp(slot.values) }
    }

    public static func inputsAreEqual(_ lhs: Environment<Value>, _ rhs: Environment<Value>) -> Bool {
        switch (lhs.lookup, rhs.lookup) {
        case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
        case (.object, .object): true
        default: false
        }
    }
}

/// Where an `Environment` property looks up its value.
final class EnvironmentSlot: DynamicPropertySlot {
    let values: EnvironmentValues
    // Cleared when the node is unmounted, so before it can go away.
    @exclusivity(unchecked)
    private unowned(unsafe) var node: Graph.Node?

    @MainActor
    init(_ node: Graph.Node) {
        values = node.environment
        self.node = node
    }

    @MainActor
    override func unmount() {
        node = nil
    }

    var path: String {
        guard let node else { return "" }
        return MainActor.assumeIsolated { node.path }
    }
}
