/// An object that a view inherits from the nearest ancestor that provides one of its type, and observes: the body is
/// evaluated again when the object announces a change, whether the body reads the object or not.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [String] = []
/// }
///
/// struct CartBadge {
///     @EnvironmentObject private var cart: Cart
///     var line: String { "\(cart.items.count)" }
/// }
/// ```
///
/// See <doc:EnvironmentContract>.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: StoredDynamicProperty {
    /// Bindings to the object's properties, as in `$cart.items`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object. It reads the property now, for bodies, and at each read elsewhere.
        /// Every write sets the property, also to an equal value.
        ///
        /// - Parameter keyPath: the property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(ObjectMemberLocation(object, keyPath))
        }
    }

    private var slot: EnvironmentObjectSlot<ObjectType>?
    /// A second word, never read. The context of a closure that captures one reference is that object: closures of two
    /// evaluations that capture only a view with this property would be equal, although the object changed in between.
    private let secondWord = 0

    /// Creates a property that looks its object up by its type.
    public init() {}

    /// The object. Reading it ends the process if no ancestor provides one, with a message that names the view's path.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = slot?.object else {
            endForMissingObject(
                "ObservableObject", ObjectType.self, modifier: "environmentObject", path: slot.map { $0.path })
        }
        return object
    }

    /// Bindings to the object's properties, as in `$cart.items`.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    // MARK: In the graph

    /// Creates the node's slot. Called when the view is mounted.
    ///
    /// - Parameters:
    ///   - node: the view's node.
    ///   - info: the property's name.
    /// - Returns: the slot.
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        EnvironmentObjectSlot<ObjectType>(node, info)
    }

    /// Stores the node's slot in a new value of the property.
    ///
    /// - Parameter slot: the slot that `makeSlot` returned.
    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = uncheckedDowncast(slot, to: EnvironmentObjectSlot<ObjectType>.self)
    }

    /// True: the object is looked up before each evaluation.
    public static var needsUpdate: Bool { true }

    /// Looks the object up, and observes it.
    public mutating func update() {
        slot?.lookUp()
    }

    /// True: the object follows from the property's type.
    ///
    /// - Parameters:
    ///   - lhs: a property.
    ///   - rhs: another property.
    public static func inputsAreEqual(
        _ lhs: EnvironmentObject<ObjectType>, _ rhs: EnvironmentObject<ObjectType>
    ) -> Bool { true }
}

/// Looks the object up before each evaluation, which makes the node depend on the ancestor's entry, and observes it.
final class EnvironmentObjectSlot<Object: ObservableObject>: DynamicPropertySlot {
    private let observation: ObjectSlot<Object>
    private let values: EnvironmentValues
    // Cleared when the node is unmounted, so before it is released.
    @exclusivity(unchecked)
    private var node: Unowned<Graph.Node>?

    @MainActor
    init(_ node: Graph.Node, _ info: Graph.PropertyInfo) {
        self.node = Unowned(node)
        values = node.environment
        observation = ObjectSlot(node, info)
    }

    var object: Object? { observation.object }

    var path: String {
        guard let node = node?.object else { return "" }
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
    /// The nearest object of a type; nil if there is none. The environment has one object for each type. Setting nil
    /// hides objects that ancestors provide.
    ///
    /// - Parameter type: the object's type.
    public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { entry(for: ObjectIdentifier(type))?.typed(InheritedObject<Object>.self)?.value.object }
        set {
            write(InheritedObject(object: newValue), for: ObjectIdentifier(type), named: .type(type))
        }
    }
}

/// An object in the environment, compared by identity even if its type is `Equatable`.
private struct InheritedObject<Object: AnyObject>: ComparableInput {
    let object: Object?

    static func inputsAreEqual(_ lhs: InheritedObject<Object>, _ rhs: InheritedObject<Object>) -> Bool {
        lhs.object === rhs.object
    }
}
