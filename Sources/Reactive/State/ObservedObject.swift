/// An object that a view receives and observes: the body is evaluated again when the object announces a change, whether
/// the body reads the object or not.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [String] = []
/// }
///
/// struct CartSummary {
///     @ObservedObject var cart: Cart
///     var line: String { "\(cart.items.count) items" }
/// }
/// ```
///
/// The view doesn't own the object: an object created as a default value is created at each evaluation of the parent,
/// and the view observes the newest one. If the object's class is `Equatable`, an object that is equal to the present one
/// doesn't replace it, and the view isn't evaluated. Use ``StateObject`` for an object that the view keeps. See
/// <doc:ObservationContract>.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: StoredDynamicProperty {
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

    /// The observed object, for code of any isolation.
    private var object: ObjectType
    /// A second word, never read. The context of a closure that captures one reference is that object: closures of two
    /// evaluations that capture only a view with this property would be equal, although the object changed in between.
    private let secondWord = 0

    /// The observed object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Creates a property that observes an object.
    ///
    /// - Parameter wrappedValue: the object.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Creates a property that observes an object.
    ///
    /// - Parameter initialValue: the object.
    public init(initialValue: ObjectType) {
        object = initialValue
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
        ObjectSlot<ObjectType>(node, info)
    }

    /// Stores the node's slot in a new value of the property.
    ///
    /// - Parameter slot: the slot that `makeSlot` returned.
    public mutating func attach(_ slot: DynamicPropertySlot) {
        uncheckedDowncast(slot, to: ObjectSlot<ObjectType>.self).observe(object)
    }

    /// Whether the two refer to the same object, or to objects that are equal by `==`. The view keeps and observes the
    /// first of two equal objects.
    ///
    /// - Parameters:
    ///   - lhs: a property.
    ///   - rhs: another property.
    public static func inputsAreEqual(_ lhs: ObservedObject<ObjectType>, _ rhs: ObservedObject<ObjectType>) -> Bool {
        Comparison.areEqualInputs(lhs.object, rhs.object)
    }
}
