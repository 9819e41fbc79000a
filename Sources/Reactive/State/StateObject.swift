/// An object that the view owns: made once, just before the first evaluation of the body, kept for as long as the view
/// stays in its place, and observed like an `ObservedObject` (U16).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: StoredDynamicProperty, NeverComparedInput {
    /// Bindings to the object's properties.
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    private let makeObject: () -> ObjectType
    private var slot: ObjectSlot<ObjectType>?

    public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
        self.makeObject = makeObject
    }

    /// The object. Before the view is mounted each access makes a new one, with a diagnostic (U19).
    public var wrappedValue: ObjectType {
        if let object = slot?.object { return object }
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "Accessing StateObject's object without being installed on a View. This will create a new instance each "
                    + "time: \(ObjectType.self)."))
        return makeObject()
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    // MARK: In the graph

    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        let slot = ObjectSlot<ObjectType>(node, info)
        slot.observe(makeObject())
        return slot
    }

    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = unsafeDowncast(slot, to: ObjectSlot<ObjectType>.self)
    }

    /// Another way to make the object changes nothing once it is made (U16).
    public static func inputsAreEqual(_ lhs: StateObject<ObjectType>, _ rhs: StateObject<ObjectType>) -> Bool { true }
}
