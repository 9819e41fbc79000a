/// A value that the view inherits from the nearest ancestor that sets it (E1).
///
/// The view depends on it whether its body reads it or not (U5), and is evaluated when the value itself changes, not
/// when others of the environment do (E2). Outside of a mounted view it is the key's default, with a diagnostic (E9).
@propertyWrapper
public struct Environment<Value>: StoredDynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var slot: EnvironmentSlot?
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value as of the body's evaluation.
    public var wrappedValue: Value {
        if let value { return value }
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
                    + "This will always read the default value and will not update."))
        return EnvironmentValues()[keyPath: keyPath]
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
        value = slot?.values[keyPath: keyPath]
    }

    public static func inputsAreEqual(_ lhs: Environment<Value>, _ rhs: Environment<Value>) -> Bool {
        lhs.keyPath == rhs.keyPath
    }
}

/// Where an `Environment` property looks up its value.
final class EnvironmentSlot: DynamicPropertySlot {
    let values: EnvironmentValues

    @MainActor
    init(_ node: Graph.Node) {
        values = node.environment
    }
}
