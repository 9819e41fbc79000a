/// An object that the view inherits from the nearest ancestor that puts one of this type into the environment (E5), and
/// is evaluated for whenever the object announces a change, whether the body reads it or not (U5).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: StoredDynamicProperty {
    /// Bindings to the object's properties.
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    private var slot: EnvironmentObjectSlot<ObjectType>?

    public init() {}

    /// The object. Ends the process if no ancestor provides one, with a message that has the view's path.
    public var wrappedValue: ObjectType {
        guard let object = slot?.object else {
            endForMissingObject(
                "ObservableObject", ObjectType.self, modifier: "environmentObject", path: slot.map { $0.path })
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    // MARK: In the graph

    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        EnvironmentObjectSlot<ObjectType>(node, info)
    }

    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = unsafeDowncast(slot, to: EnvironmentObjectSlot<ObjectType>.self)
    }

    public static var needsUpdate: Bool { true }

    public mutating func update() {
        slot?.lookUp()
    }

    public static func inputsAreEqual(
        _ lhs: EnvironmentObject<ObjectType>, _ rhs: EnvironmentObject<ObjectType>
    ) -> Bool { true }
}

/// Finds the object before each evaluation, which makes the node depend on who provides it, and observes it.
final class EnvironmentObjectSlot<Object: ObservableObject>: DynamicPropertySlot {
    private let observation: ObjectSlot<Object>
    private let values: EnvironmentValues
    // Cleared when the node is unmounted, so before it can go away.
    @exclusivity(unchecked)
    private unowned(unsafe) var node: Graph.Node?

    @MainActor
    init(_ node: Graph.Node, _ info: Graph.PropertyInfo) {
        self.node = node
        values = node.environment
        observation = ObjectSlot(node, info)
    }

    var object: Object? { observation.object }

    var path: String {
        guard let node else { return "" }
        return MainActor.assumeIsolated { node.path }
    }

    /// Called by passes, so on the main actor.
    func lookUp() {
        if let object = values[object: Object.self] { observation.observe(object) }
    }

    @MainActor
    override func unmount() {
        observation.unmount()
        node = nil
    }
}

extension EnvironmentValues {
    /// The object of a type, nil if there is none. Objects are kept by their type: one for each, the nearest (E5). Setting nil
    /// hides those from further up.
    public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { entry(for: ObjectIdentifier(type))?.typed(InheritedObject<Object>.self)?.value.object }
        set {
            write(InheritedObject(object: newValue), for: ObjectIdentifier(type), named: .type(type))
        }
    }
}

/// An object in the environment: another one is another one, even if the two are equal.
private struct InheritedObject<Object: AnyObject>: ComparableInput {
    let object: Object?

    static func inputsAreEqual(_ lhs: InheritedObject<Object>, _ rhs: InheritedObject<Object>) -> Bool {
        lhs.object === rhs.object
    }
}
