/// An object that the view is handed, and evaluated for whenever the object announces a change, whether the body reads
/// it or not (U5).
///
/// The view doesn't own it: an object made in the default value is made anew at each evaluation of the parent, and the
/// view observes the newest (U18). Use `StateObject` for one that is to stay.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: StoredDynamicProperty {
    /// Bindings to the object's properties.
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    // MARK: In the graph

    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        ObjectSlot<ObjectType>(node, info)
    }

    public mutating func attach(_ slot: DynamicPropertySlot) {
        unsafeDowncast(slot, to: ObjectSlot<ObjectType>.self).observe(wrappedValue)
    }

    public static func inputsAreEqual(_ lhs: ObservedObject<ObjectType>, _ rhs: ObservedObject<ObjectType>) -> Bool {
        lhs.wrappedValue === rhs.wrappedValue
    }
}
