/// A stored property of a component that depends on something outside of the component's value: a state, a
/// subscription, a value of the environment.
///
/// A custom property wrapper conforms by being a struct with dynamic properties of its own; the graph installs these,
/// and calls the wrapper's `update()` after theirs, right before each evaluation of the component's body.
///
/// ```swift
/// @propertyWrapper
/// struct Doubled: DynamicProperty {
///     @State private var half = 0
///     private(set) var wrappedValue = 0
///
///     mutating func update() { wrappedValue = half * 2 }
/// }
/// ```
public protocol DynamicProperty {
    /// Called right before the body of the component is evaluated. The default implementation does nothing.
    mutating func update()

    // What the graph does with properties of this type. The library's protocols implement it.
    static var _traits: Graph._PropertyTraits { get }
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    public static var _traits: Graph._PropertyTraits { Graph._PropertyTraits() }
}

extension Graph {
    // What the graph does with the dynamic properties of a type. The type states it itself, because a search for each of
    // the protocols that it may conform to takes long.
    public struct _PropertyTraits {
        /// The type, if it keeps a slot.
        var stored: (any StoredDynamicProperty.Type)?
        /// The type, if it compares its values as inputs.
        var comparable: (any ComparableInput.Type)?
        /// Whether all values are equal as inputs: a new default changes nothing.
        var inputsAreAlwaysEqual = false
        /// Whether the property refers to a value kept elsewhere, so that nothing is installed for it.
        var isPlace = false
        /// The type of the state that the property keeps; nil if it keeps none.
        var stateType: Any.Type?

        init() {}
    }
}

extension Graph {
    /// Compares values as passes compare a component's old and new value; for hosts.
    public enum Inputs {
        /// Returns whether two values are equal as inputs of a component.
        ///
        /// Values with equal bits are equal. Other plain values differ; other values are compared by `==` if their type
        /// is `Equatable`, else field by field. Objects without `==` are compared by identity, functions by their code
        /// and context. O(the size of the values), plus the cost of `==`.
        ///
        /// ```swift
        /// struct Row { let id: Int, title: String }
        /// let isEqual = Graph.Inputs.areEqual(Row(id: 1, title: "a"), Row(id: 1, title: "a"))    // true
        /// ```
        ///
        /// - Parameters:
        ///   - lhs: a value.
        ///   - rhs: another value.
        /// - Returns: whether the two are equal.
        public static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
            Comparison.areEqualInputs(lhs, rhs)
        }
    }
}

/// A dynamic property that keeps an object per node. Custom dynamic properties are composed of these.
///
/// When a component is mounted, each such property makes its slot, which stays with the node until the node is
/// unmounted. The slot is attached to each new value of the component before anything reads it.
public protocol StoredDynamicProperty: DynamicProperty, ComparableInput {
    /// The type of the object that is kept for each node.
    associatedtype Slot: DynamicPropertySlot

    /// Creates the slot for this property of a node.
    ///
    /// - Parameters:
    ///   - node: the component's node, which keeps the slot.
    ///   - info: the property's name and comparison; never freed.
    /// - Returns: the slot.
    @MainActor
    func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> Slot

    /// Stores the node's slot in a new value of the property.
    ///
    /// - Parameter slot: the slot that `makeSlot` returned for the node.
    @MainActor
    mutating func attach(_ slot: Slot)

    /// Whether `update()` is called before each evaluation. False by default.
    static var needsUpdate: Bool { get }
}

extension StoredDynamicProperty {
    /// False: `update()` isn't called.
    public static var needsUpdate: Bool { false }

    public static var _traits: Graph._PropertyTraits {
        var traits = Graph._PropertyTraits()
        traits.stored = Self.self
        traits.comparable = Self.self
        return traits
    }
}

/// The object that a node keeps for one of its dynamic properties.
open class DynamicPropertySlot {
    // The next of the node's slots; set once, when the node is mounted.
    nonisolated(unsafe) final var next: DynamicPropertySlot?

    /// Creates a slot.
    public init() {}

    /// Called when the node is unmounted, after all nodes below it. The default does nothing.
    @MainActor
    open func unmount() {}
}

extension Graph {
    /// The name and the comparison of a dynamic property of a component's type, shared by all nodes of the type.
    public final class PropertyInfo: Sendable {
        /// The property's name, without the underscore that the compiler adds for a wrapper's storage.
        public let name: String
        /// How two states are compared; nil if the property keeps no state.
        let comparison: Comparison?
        /// The size in bytes of a state that is compared by its bytes alone, else -1. Stored, because reading the
        /// comparison counts a reference.
        let plainSize: Int
        /// Whether the state is a plain number of at most eight bytes.
        var isWord: Bool { plainSize > 0 }

        init(name: String, comparison: Comparison?) {
            self.name = name
            self.comparison = comparison
            plainSize = comparison?.plainSize ?? -1
            assert(plainSize <= 8, "only numbers are compared by their bytes alone")
        }

        /// What all variables of a type share. Those of integers need no look-up.
        @usableFromInline
        static func ofVariables(_ type: Any.Type) -> PropertyInfo {
            if type == Int.self { return ofIntegers }
            return ofVariables.withLock { table in
                if let info = table[ObjectIdentifier(type)] { return info }
                return nil
            } ?? makeOfVariables(type)
        }

        private static func makeOfVariables(_ type: Any.Type) -> PropertyInfo {
            let info = PropertyInfo(name: "", comparison: .ofStates(type))
            ofVariables.withLock { $0[ObjectIdentifier(type)] = info }
            return info
        }

        private static let ofIntegers = PropertyInfo(name: "", comparison: .ofStates(Int.self))
        private static let ofVariables = Lock<[ObjectIdentifier: PropertyInfo]>([:])
    }
}
